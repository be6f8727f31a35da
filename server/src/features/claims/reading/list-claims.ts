import type { Actor } from '@plainclaim/domain/accounts/actor';
import { type Page, readPage } from '../../../http/paging.ts';
import type { ClaimsDeps } from '../claims.deps.ts';
import { claimsOf } from '../claims.store.ts';
import { readMoves, type StagedClaim, withStage } from './stages.ts';

type AskedClaims = {
  readonly cursor?: string | undefined;
  readonly limit: number;
  readonly search?: string | undefined;
};

/** A page of the user's own claims that match the search, newest first. */
export async function listClaims(
  deps: Pick<ClaimsDeps, 'db' | 'clock' | 'newestOffers' | 'openSearches'>,
  actor: Actor,
  { search = '', ...page }: AskedClaims,
): Promise<Page<StagedClaim>> {
  const { rows, nextCursor } = await readPage(
    page,
    (limit, after) => claimsOf(deps.db, actor.userId, { limit, after, search: search.trim() }),
    ({ id, createdAt }) => ({ id, at: createdAt }),
  );
  const moves = await readMoves(deps, rows);
  return { rows: rows.map((row) => withStage(row, moves, deps.clock.now())), nextCursor };
}
