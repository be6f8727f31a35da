import type { PaymentsDeps } from '../payments.deps.ts';
import { checkoutById, closeOpenCheckout } from './checkout.store.ts';
import { settleCheckout } from './settle-checkout.ts';

/** Closes a checkout that must not be paid any more. If it was paid a moment before, records that payment. */
export async function closeCheckoutOf(deps: PaymentsDeps, checkoutId: string): Promise<void> {
  const checkout = await checkoutById(deps.db, checkoutId);
  if (checkout?.state !== 'open') return;
  if (checkout.providerSessionId === null || checkout.provider !== deps.cards.name) {
    // Its URL was never shown, or its provider is no longer configured: it expires by itself.
    await closeOpenCheckout(deps.db, checkout.id, 'expired');
    return;
  }
  await deps.cards.expireCheckout(checkout.providerSessionId);
  const outcome = await settleCheckout(deps, checkout.providerSessionId);
  if (outcome === 'unknown') await closeOpenCheckout(deps.db, checkout.id, 'failed');
  if (outcome === 'open') throw new Error('the provider left a checkout open that we closed');
}
