import { AppError } from '../shared/errors.ts';

export const payoutStatuses = ['due', 'paid', 'failed', 'cancelled'] as const;

export type PayoutStatus = (typeof payoutStatuses)[number];

/** What an admin says of a payout, or, for cancelled, a refund of its payment. Corrected: it was not sent after all. */
export type PayoutMove = 'paid' | 'failed' | 'due' | 'corrected' | 'cancelled';

/**
 * A failed payout may be tried again. A paid one may still come back from the bank, and only then is it open again:
 * money that was sent is never called back by a refund.
 */
const moves: Readonly<Record<PayoutMove, readonly PayoutStatus[]>> = {
  paid: ['due'],
  failed: ['due', 'paid'],
  due: ['failed'],
  corrected: ['paid'],
  cancelled: ['due', 'failed'],
};

export const canMovePayout = (from: PayoutStatus, move: PayoutMove): boolean => moves[move].includes(from);

/** `seen`: the state on the admin's page, where the same press means something else in another state. */
export function movePayout(from: PayoutStatus, move: PayoutMove, seen = from): PayoutStatus {
  if (seen === from && canMovePayout(from, move)) return move === 'corrected' ? 'due' : move;
  throw new AppError('conflict', `a ${from} payout cannot become ${move}`, {
    userMessage: `This payout is already ${from}. Please load the page again.`,
  });
}

type Destination = {
  readonly from: PayoutStatus;
  readonly move: PayoutMove;
  readonly hasDetails: boolean;
};

/** Whether an admin may say that a payout failed. What was sent may come back although its account is forgotten now. */
export const mayHaveFailed = (from: PayoutStatus, hasDetails: boolean): boolean =>
  canMovePayout(from, 'failed') && (hasDetails || from === 'paid');

/** Money can only have been sent to an account that we know, and only there can it have been refused. */
export function requireDestination({ from, move, hasDetails }: Destination): void {
  if (move === 'paid' && !hasDetails)
    throw new AppError('conflict', 'a payout without bank details was said to be paid', {
      userMessage: 'The claimant has given no bank details yet, so this money cannot have been sent.',
    });
  if (move === 'failed' && !mayHaveFailed(from, hasDetails))
    throw new AppError('conflict', 'a payout without bank details was said to have failed', {
      userMessage: 'The claimant has given no bank details yet, so no transfer to them can have failed.',
    });
}
