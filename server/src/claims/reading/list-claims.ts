import type { Actor } from '@plainclaim/domain/accounts/actor';
import { type Page, readPage } from '../../http/paging.ts';
import type { ClaimsDeps } from '../claims.deps.ts';
import { type ClaimSummaryRow, claimsOf } from '../claims.store.ts';

/** A page of the person's own claims, newest first. */
export async function listClaims(
  { db }: Pick<ClaimsDeps, 'db'>,
  actor: Actor,
  page: { readonly cursor?: string | undefined; readonly limit: number },
): Promise<Page<ClaimSummaryRow>> {
  return await readPage(
    page,
    (limit, after) => claimsOf(db, actor.userId, { limit, after }),
    ({ id, createdAt }) => ({ id, at: createdAt }),
  );
}
