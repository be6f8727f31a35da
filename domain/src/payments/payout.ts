import { AppError } from '../shared/errors.ts';

export const payoutStatuses = ['due', 'paid', 'failed', 'cancelled'] as const;

export type PayoutStatus = (typeof payoutStatuses)[number];

/** What an admin says of a payout, or, for cancelled, a refund of its payment. */
export type PayoutMove = 'paid' | 'failed' | 'due' | 'cancelled';

/**
 * A failed payout may be tried again. A paid one may still come back from the bank, and only then is it open again:
 * money that was sent is never called back by a refund.
 */
const moves: Readonly<Record<PayoutMove, readonly PayoutStatus[]>> = {
  paid: ['due'],
  failed: ['due', 'paid'],
  due: ['failed'],
  cancelled: ['due', 'failed'],
};

export const canMovePayout = (from: PayoutStatus, move: PayoutMove): boolean => moves[move].includes(from);

export function movePayout(from: PayoutStatus, move: PayoutMove): PayoutStatus {
  if (canMovePayout(from, move)) return move;
  throw new AppError('conflict', `a ${from} payout cannot become ${move}`, {
    userMessage: `This payout is already ${from}. Please load the page again.`,
  });
}
