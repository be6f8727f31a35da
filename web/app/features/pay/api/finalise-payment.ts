import { afterFinalising, type Finalising } from '@plainclaim/domain/payments/pay-view';
import { askFunction } from './ask-function.ts';

type Confirmed = { success: boolean; error?: string };

/** Asks until the card provider has confirmed the payment, or long enough; or until nobody waits any more. */
export async function finalisePayment(
  token: string,
  leaving: AbortSignal,
): Promise<Exclude<Finalising, { kind: 'wait' }> | undefined> {
  for (let attempt = 0; !leaving.aborted; attempt += 1) {
    const asked = await askFunction<Confirmed>('handle-payment-success-test', { token });
    const next = afterFinalising(asked, attempt);
    if (next.kind !== 'wait') return next;
    await new Promise((resolve) => setTimeout(resolve, next.ms));
  }
  return undefined;
}
