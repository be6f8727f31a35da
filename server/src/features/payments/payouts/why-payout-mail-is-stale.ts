import type { PayoutStatus } from '@plainclaim/domain/payments/payout';
import { isUuid } from '@plainclaim/domain/shared/uuid';
import type { Executor } from '../../../platform/db/db.ts';
import { type PayoutRow, payoutById } from './payouts.store.ts';
import { keyOfTelling, payoutOfMail } from './tell-of-payout.ts';

/** Both say that the money is still to be sent. */
const isStillToBeSent = ({ status }: PayoutRow): boolean => status === 'failed' || status === 'due';

const saidNow: Readonly<Record<PayoutStatus, string>> = {
  due: 'The payout is due again.',
  paid: 'The payout has been marked as paid since.',
  failed: 'The payout has been marked as failed since.',
  cancelled: 'Its payment has been refunded since.',
};

/** Why a failed mail about a payout must not be sent again; undefined while it is true. */
export const whyPayoutMailIsStale =
  (move: 'paid' | 'failed' | 'corrected') =>
  async (executor: Executor, dedupeKey: string): Promise<string | undefined> => {
    const id = payoutOfMail(dedupeKey);
    const payout = isUuid(id) ? await payoutById(executor, id) : undefined;
    if (!payout) return 'Its payout is gone.';
    // A payment made again has another reference.
    const isTrue = move === 'paid' ? keyOfTelling(payout) === dedupeKey : isStillToBeSent(payout);
    return isTrue ? undefined : saidNow[payout.status];
  };
