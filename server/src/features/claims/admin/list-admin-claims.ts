import type { ClaimListName, ClaimNarrowing } from '@plainclaim/domain/claims/claim-lists';
import { deadlineDays } from '@plainclaim/domain/claims/urgency';
import { startOfLondonDay } from '@plainclaim/domain/shared/dates';
import { cleanLine } from '@plainclaim/domain/shared/text';
import { type Page, type Position, readPage } from '../../../http/paging.ts';
import type { ClaimsDeps } from '../claims.deps.ts';
import { type AdminClaimRow, listedClaims } from './admin-claims.store.ts';

export type AskedList = {
  readonly list: ClaimListName;
  readonly search?: string | undefined;
  readonly jurisdiction?: string | undefined;
  readonly issueType?: string | undefined;
  readonly only?: ClaimNarrowing | undefined;
  readonly cursor?: string | undefined;
  readonly limit: number;
};

export async function listAdminClaims(
  { db, clock }: Pick<ClaimsDeps, 'db' | 'clock'>,
  { list, search, jurisdiction, issueType, only, ...page }: AskedList,
): Promise<Page<AdminClaimRow>> {
  const days = deadlineDays(clock.now());
  const [today, horizon] = [startOfLondonDay(days.today), startOfLondonDay(days.horizon)];
  const byDeadline = list === 'approaching-deadlines';
  const narrowing = { jurisdiction, issueType, only, search: search && cleanLine(search) };
  const asked = { list, today, horizon, ...narrowing };
  const fetch = (limit: number, after: Position | undefined) => listedClaims(db, { ...asked, limit, after });
  return await readPage(page, fetch, ({ id, createdAt, responseDeadline }) => ({
    id,
    at: byDeadline ? (responseDeadline ?? createdAt) : createdAt,
  }));
}
