import { courtRoute } from '../claims/guidance.ts';
import { type ClaimValue, smallClaimsLimits } from '../claims/limits.ts';
import { isOwner } from '../claims/permissions.ts';
import { type ClaimStatus, canMove } from '../claims/statuses.ts';
import { formatPoundsWhole } from '../shared/money.ts';

export const answers = ['accept', 'reject'] as const;

export type Answer = (typeof answers)[number];

export type OfferToJudge = {
  readonly answered: Answer | null;
  /** A newer offer replaced it before it was answered. */
  readonly isReplaced: boolean;
  /** An admin withdrew it before it was answered. */
  readonly isWithdrawn: boolean;
  readonly claim: { readonly userId: string; readonly status: ClaimStatus };
};

export type AnswerProblem = 'answered' | 'withdrawn' | 'replaced' | 'claim-closed';

/** Why an offer can no longer be answered; undefined while it stands. */
export function answerProblem(offer: OfferToJudge): AnswerProblem | undefined {
  if (offer.answered !== null) return 'answered';
  if (offer.isWithdrawn) return 'withdrawn';
  if (offer.isReplaced) return 'replaced';
  return canBeOffered(offer.claim.status) ? undefined : 'claim-closed';
}

/** An offer is answered once, by the claimant, while it still stands. */
export function canAnswer(actor: { readonly userId: string }, offer: OfferToJudge): boolean {
  return isOwner(actor, offer.claim) && answerProblem(offer) === undefined;
}

/** An offer makes sense only while accepting it could still move the claim. */
export const canBeOffered = (status: ClaimStatus): boolean => canMove(status, 'offer-accepted', 'plaintiff');

export const rejectionWays = ['small-claims-court', 'advice', 'solicitor'] as const;

export type RejectionWay = (typeof rejectionWays)[number];

/** Where a claim goes when its offer is turned down: the claim's amount and nation decide, not the offer. */
export function afterRejection(claim: ClaimValue): RejectionWay {
  const route = courtRoute(claim);
  return route === 'small-claims' ? 'small-claims-court' : route;
}

/** The same in words, for before and after the rejection. */
export function afterRejectionWords(claim: ClaimValue): { readonly before: string; readonly after: string } {
  const limit = `above ${formatPoundsWhole(smallClaimsLimits[claim.jurisdiction].limit)}`;
  const words = {
    'small-claims-court': {
      before: 'Your claim then proceeds to small claims court. You start it yourself, and we show you how.',
      after: 'Your claim proceeds to small claims court.',
    },
    advice: {
      before:
        'Your claim then needs advice: injury claims have limits of their own. We show you where to ask.',
      after: 'Your claim needs advice now: injury claims have limits of their own.',
    },
    solicitor: {
      before: `A solicitor is then arranged for you, because your claim is ${limit}.`,
      after: `Your claim is ${limit}, so a solicitor is arranged for you.`,
    },
  };
  return words[afterRejection(claim)];
}
