import type { Tx } from '../../../platform/db/db.ts';
import type { PaymentsDeps } from '../payments.deps.ts';
import { closeCheckout } from '../payments.jobs.ts';
import { cancelPendingIntent, openCheckoutsOf } from './intents.store.ts';

/**
 * Cancels the unpaid link of a claim in the caller's transaction, which has locked the claim. A job closes an
 * open checkout at the provider afterwards; a payment that still arrives is a surplus and is refunded.
 */
export const cancelLink =
  (deps: Pick<PaymentsDeps, 'clock' | 'jobs'>) =>
  async (tx: Tx, claimId: string): Promise<{ readonly intentId: string } | null> => {
    const cancelled = await cancelPendingIntent(tx, claimId, deps.clock.now());
    if (!cancelled) return null;
    for (const checkoutId of await openCheckoutsOf(tx, cancelled.id))
      await deps.jobs.enqueue(tx, closeCheckout, { checkoutId });
    return { intentId: cancelled.id };
  };
