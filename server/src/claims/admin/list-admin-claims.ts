import type { ClaimListName } from '@plainclaim/domain/claims/claim-lists';
import { approachingDays } from '@plainclaim/domain/claims/urgency';
import { cleanLine } from '@plainclaim/domain/shared/text';
import { type Page, readPage } from '../../http/paging.ts';
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
  const asked = { list, search: search && cleanLine(search), jurisdiction, issueType, approachingUntil };
  const byDeadline = list === 'approaching-deadlines';
  return await readPage(
    page,
    (limit, after) => listedClaims(db, { ...asked, limit, after }),
    ({ id, createdAt, responseDeadline }) => ({
      id,
      at: byDeadline ? (responseDeadline ?? createdAt) : createdAt,
    }),
  );
}
