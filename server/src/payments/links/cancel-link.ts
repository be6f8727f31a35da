import type { Tx } from '../../platform/db/db.ts';
import type { PaymentsDeps } from '../payments.deps.ts';
import { closeCheckout } from '../payments.jobs.ts';
import { cancelPendingIntent, openCheckoutsOf } from './intents.store.ts';

/**
 * The unpaid link of a claim stops working, in the caller's transaction, which holds the claim locked. A checkout
 * someone has open is closed at the provider afterwards; money that still slips through is surplus and goes back.
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
