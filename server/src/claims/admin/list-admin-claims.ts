import type { ClaimListName } from '@plainclaim/domain/claims/claim-lists';
import { approachingDays } from '@plainclaim/domain/claims/urgency';
import { cleanLine } from '@plainclaim/domain/shared/text';
import { type Page, type Position, readPage } from '../../http/paging.ts';
import type { ClaimsDeps } from '../claims.deps.ts';
import { type AdminClaimRow, listedClaims } from './admin-claims.store.ts';

export type AskedList = {
  readonly list: ClaimListName;
  readonly search?: string | undefined;
  readonly jurisdiction?: string | undefined;
  readonly issueType?: string | undefined;
  readonly cursor?: string | undefined;
  readonly limit: number;
};

export async function listAdminClaims(
  { db, clock }: Pick<ClaimsDeps, 'db' | 'clock'>,
  { list, search, jurisdiction, issueType, ...page }: AskedList,
): Promise<Page<AdminClaimRow>> {
  const approachingUntil = new Date(clock.now().getTime() + approachingDays * 86_400_000);
  const byDeadline = list === 'approaching-deadlines';
  const asked = { list, jurisdiction, issueType, approachingUntil, search: search && cleanLine(search) };
  const fetch = (limit: number, after: Position | undefined) => listedClaims(db, { ...asked, limit, after });
  return await readPage(page, fetch, ({ id, createdAt, responseDeadline }) => ({
    id,
    at: byDeadline ? (responseDeadline ?? createdAt) : createdAt,
  }));
}
