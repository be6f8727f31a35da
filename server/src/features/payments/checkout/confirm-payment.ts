import { payWords } from '@plainclaim/domain/payments/pay-view';
import { intentById, intentByTokenHash } from '../links/intents.store.ts';
import { hashLinkToken } from '../links/link-token.ts';
import type { FunctionRefusal, PaymentsDeps } from '../payments.deps.ts';
import { checkoutsOfIntent } from './checkout.store.ts';
import { settleCheckout } from './settle-checkout.ts';

/**
 * Called when the payer returns from the checkout. Asks the provider about each unsettled checkout of the
 * link, as only its word counts. Success means that the payment is recorded, now or earlier.
 */
export async function confirmPayment(
  deps: PaymentsDeps,
  token: string | undefined,
): Promise<{ readonly success: true } | FunctionRefusal> {
  if (!token?.trim()) return { success: false, error: payWords.tokenMissing };
  const intent = await intentByTokenHash(deps.db, hashLinkToken(token.trim()));
  if (!intent) return { success: false, error: payWords.notFinalised };
  if (intent.status === 'completed') return { success: true };
  const outcomes = [];
  for (const checkout of await checkoutsOfIntent(deps.db, intent.id))
    if (checkout.provider === deps.cards.name)
      outcomes.push(await settleCheckout(deps, checkout.providerSessionId));
  const now = await intentById(deps.db, intent.id);
  if (now?.status === 'completed') return { success: true };
  const cameTooLate = outcomes.some((outcome) => outcome === 'surplus' || outcome === 'known');
  return {
    success: false,
    error: cameTooLate
      ? 'This payment link no longer worked when you paid. Your money is on its way back to your card.'
      : payWords.notFinalised,
  };
}
