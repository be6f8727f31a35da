import { solicitorAbove } from '../claims/limits.ts';
import { isOwner } from '../claims/permissions.ts';
import { type ClaimStatus, canMove } from '../claims/statuses.ts';
import type { Pence } from '../shared/money.ts';

export const answers = ['accept', 'reject'] as const;

export type Answer = (typeof answers)[number];

export type OfferToJudge = {
  /** The answer it already has. */
  readonly answered: Answer | null;
  /** A newer offer took its place before it was answered. */
  readonly isReplaced: boolean;
  readonly claim: { readonly userId: string; readonly status: ClaimStatus };
};

export type AnswerProblem = 'answered' | 'replaced' | 'claim-closed';

/** Why nobody can answer an offer any more; undefined while it stands. */
export function answerProblem(offer: OfferToJudge): AnswerProblem | undefined {
  if (offer.answered !== null) return 'answered';
  if (offer.isReplaced) return 'replaced';
  return canBeOffered(offer.claim.status) ? undefined : 'claim-closed';
}

/** An offer is answered once, by whoever is owed the money, while it still stands. */
export function canAnswer(actor: { readonly userId: string }, offer: OfferToJudge): boolean {
  return isOwner(actor, offer.claim) && answerProblem(offer) === undefined;
}

/** There is something to offer on while accepting could still move the claim. */
export const canBeOffered = (status: ClaimStatus): boolean => canMove(status, 'offer-accepted', 'plaintiff');

/** Where a claim goes when its offer is turned down: the claim's amount decides, not the offer's. */
export function afterRejection(claimed: Pence): 'small-claims-court' | 'solicitor' {
  return claimed <= solicitorAbove ? 'small-claims-court' : 'solicitor';
}
