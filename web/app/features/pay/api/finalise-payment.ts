import { afterFinalising } from '@plainclaim/domain/payments/pay-view';
import { askFunction } from './ask-function.ts';

/** Asks until the card provider has confirmed the payment, or long enough. Undefined: it is paid, or nobody waits. */
export async function finalisePayment(token: string, leaving: AbortSignal): Promise<string | undefined> {
  for (let attempt = 0; !leaving.aborted; attempt += 1) {
    const asked = await askFunction<{ success: boolean }>('handle-payment-success-test', { token });
    const next = afterFinalising(asked, attempt);
    if (next.kind === 'done') return undefined;
    if (next.kind === 'failed') return next.message;
    await new Promise((resolve) => setTimeout(resolve, next.ms));
  }
  return undefined;
}
