import type { Actor } from '@plainclaim/domain/accounts/actor';
import { claimAsShown } from '@plainclaim/domain/claims/claim-as-shown';
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
  { search = '', ...asked }: AskedClaims,
): Promise<Page<StagedClaim>> {
  const now = deps.clock.now();
  const page = await readPage(
    asked,
    (limit, after) => claimsOf(deps.db, actor.userId, { limit, after, search: search.trim() }),
    ({ id, createdAt }) => ({ id, at: createdAt }),
  );
  const claims = page.rows.map((row) => claimAsShown(row, now));
  const moves = await readMoves(deps, claims, now);
  return { ...page, rows: claims.map((claim) => withStage(claim, moves, now)) };
}
