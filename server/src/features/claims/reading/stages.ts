import { letterStanding } from '@plainclaim/domain/claims/letter-standing';
import { nextStep } from '@plainclaim/domain/claims/next-step';
import { stageWords } from '@plainclaim/domain/claims/stage';
import { isOpen } from '@plainclaim/domain/claims/statuses';
import type { ClaimsDeps } from '../claims.deps.ts';
import type { ClaimSummaryRow } from '../claims.store.ts';
import { holdAsTold } from '../holds/hold-as-told.ts';
import { openHoldsOf } from '../holds/holds.store.ts';
import { letterAttempts, noAttempts } from '../mails/claim-mails.store.ts';
import { progressOf } from './claim-progress.ts';
import { readClaimTurns } from './claim-turns.ts';

type Deps = Pick<ClaimsDeps, 'db' | 'clock' | 'newestOffers' | 'openSearches'>;

export type StagedClaim = ClaimSummaryRow & { readonly stage: string };

/**
 * What a claim's stage needs beyond its row, as its claimant is shown it: what was tried with letters that reached no one,
 * offers, searches and what came of replies.
 */
export async function readMoves(
  { db, newestOffers, openSearches }: Deps,
  claims: readonly ClaimSummaryRow[],
  now: Date,
) {
  const open = claims.filter(({ status }) => isOpen(status));
  const ids = open.map(({ id }) => id);
  const [attempts, offers, turns, searches, holds] = await Promise.all([
    letterAttempts(
      db,
      open.filter(({ letterSentAt }) => letterSentAt === null).map(({ id }) => id),
    ),
    newestOffers?.(ids, now),
    readClaimTurns(db, claims, now),
    openSearches?.(ids),
    openHoldsOf(db, ids),
  ]);
  return { attempts, offers, turns, searches, holds };
}

export type Moves = Awaited<ReturnType<typeof readMoves>>;

export const stepOf = (
  claim: ClaimSummaryRow,
  { attempts, offers, turns, searches, holds }: Moves,
  now: Date,
) => {
  const hold = holds.get(claim.id);
  const tried = attempts.get(claim.id) ?? noAttempts;
  return nextStep(
    progressOf(claim, letterStanding({ ...claim, ...tried }), {
      cameBack: tried.cameBack,
      offer: offers?.get(claim.id),
      turn: turns.get(claim.id),
      search: searches?.get(claim.id),
      hold: hold && holdAsTold(hold),
    }),
    now,
  );
};

export const withStage = (claim: ClaimSummaryRow, moves: Moves, now: Date): StagedClaim => ({
  ...claim,
  stage: stageWords[stepOf(claim, moves, now).kind],
});
