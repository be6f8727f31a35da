import { nextStep } from '@plainclaim/domain/claims/next-step';
import { stageWords } from '@plainclaim/domain/claims/stage';
import { isOpen } from '@plainclaim/domain/claims/statuses';
import type { ClaimsDeps } from '../claims.deps.ts';
import type { ClaimSummaryRow } from '../claims.store.ts';
import { claimsWithFailedLetter } from '../mails/claim-mails.store.ts';
import { progressOf } from './claim-progress.ts';
import { readClaimTurns } from './claim-turns.ts';

type Deps = Pick<ClaimsDeps, 'db' | 'clock' | 'newestOffers' | 'openSearches'>;

export type StagedClaim = ClaimSummaryRow & { readonly stage: string };

/**
 * What a claim's stage needs beyond its row, as its claimant is shown it: failed letters, offers, searches and what came
 * of replies.
 */
export async function readMoves(
  { db, newestOffers, openSearches }: Deps,
  claims: readonly ClaimSummaryRow[],
  now: Date,
) {
  const ids = claims.filter(({ status }) => isOpen(status)).map(({ id }) => id);
  const [failed, offers, turns, searches] = await Promise.all([
    claimsWithFailedLetter(db, ids),
    newestOffers?.(ids, now),
    readClaimTurns(db, claims, now),
    openSearches?.(ids),
  ]);
  return { failed, offers, turns, searches };
}

export type Moves = Awaited<ReturnType<typeof readMoves>>;

export const stepOf = (claim: ClaimSummaryRow, { failed, offers, turns, searches }: Moves, now: Date) =>
  nextStep(
    progressOf(claim, failed.has(claim.id), {
      offer: offers?.get(claim.id),
      turn: turns.get(claim.id),
      search: searches?.get(claim.id),
    }),
    now,
  );

export const withStage = (claim: ClaimSummaryRow, moves: Moves, now: Date): StagedClaim => ({
  ...claim,
  stage: stageWords[stepOf(claim, moves, now).kind],
});
