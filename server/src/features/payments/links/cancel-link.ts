import type { Tx } from '../../../platform/db/db.ts';
import type { PaymentsDeps } from '../payments.deps.ts';
import { closeCheckout } from '../payments.jobs.ts';
import { cancelPendingIntent, openCheckoutsOf } from './intents.store.ts';

/**
 * Cancels the unpaid link of a claim in the caller's transaction, which has locked the claim. A job closes an
 * open checkout at the provider afterwards; a payment that still arrives is a surplus and is refunded.
 */
export const cancelLink =
  (deps: Pick<PaymentsDeps, 'jobs'>) =>
  async (tx: Tx, claimId: string, at: Date): Promise<{ readonly intentId: string } | null> => {
    const cancelled = await cancelPendingIntent(tx, claimId, at);
    if (!cancelled) return null;
    for (const checkoutId of await openCheckoutsOf(tx, cancelled.id))
      await deps.jobs.enqueue(tx, closeCheckout, { checkoutId });
    return { intentId: cancelled.id };
  };
