import type { Said } from '../said.ts';

/** What a claimant may do about an answer. */
export const claimantActs = [
  'accept-offer',
  'refuse-offer',
  'counter-offer',
  'confirm-payment',
  'deny-payment',
  'send-information',
  'grant-time',
  'correct-party',
  'cancel-claim',
] as const;

export type ClaimantAct = (typeof claimantActs)[number];

export type AnsweredClaim = {
  /** The newest answer; an older one leads to nothing. */
  readonly said: Said;
  readonly isOpen: boolean;
  readonly isOnHold: boolean;
  /** What the claimant has done about this answer already. */
  readonly done: readonly ClaimantAct[];
  /** The plan of the answer stands as an offer: not answered, not withdrawn, not past its day. */
  readonly offerStands: boolean;
  /** More time can still be granted (`rules/time-to-ask.ts`). */
  readonly canGrantTime: boolean;
};

/** What a claimant may do now about an answer, the first as the main one. The server refuses every other act. */
export function claimantActsNow(claim: AnsweredClaim): readonly ClaimantAct[] {
  if (!claim.isOpen) return [];
  return actsAfter(claim).filter((act) => !claim.isOnHold || !asksOfThem.includes(act));
}

/** Acts that ask something of the other side; they wait while the claim is paused. */
const asksOfThem: readonly ClaimantAct[] = ['counter-offer', 'deny-payment'];

function actsAfter({ said, done, offerStands, canGrantTime }: AnsweredClaim): readonly ClaimantAct[] {
  switch (said.kind) {
    case 'pay-all':
      // The card payment arrives by itself; they may also have paid in another way.
      if (said.how.kind === 'now') return ['confirm-payment'];
      return offerStands ? answersToOffer : [];
    case 'pay-part':
      return offerStands ? answersToOffer : [];
    case 'already-paid':
      return done.includes('confirm-payment') || done.includes('deny-payment')
        ? []
        : ['confirm-payment', 'deny-payment'];
    case 'need-more':
      return ['send-information'];
    case 'need-time':
      return canGrantTime && !done.includes('grant-time') ? ['grant-time'] : [];
    case 'not-me':
      return done.includes('correct-party') ? [] : ['correct-party', 'cancel-claim'];
    case 'dispute':
      return [];
  }
}

const answersToOffer: readonly ClaimantAct[] = ['accept-offer', 'refuse-offer', 'counter-offer'];

/** Whether mediation, court and a solicitor are offered beside these acts. Nothing is pursued against the wrong party. */
export const opensWaysOn = (claim: Pick<AnsweredClaim, 'said' | 'isOpen' | 'isOnHold' | 'done'>): boolean => {
  const { said, isOpen, isOnHold, done } = claim;
  if (!isOpen || isOnHold) return false;
  if (said.kind === 'not-me') return done.includes('correct-party');
  if (said.kind === 'already-paid') return done.includes('deny-payment');
  return true;
};
