import { afterFinalising, type Finalising } from '@plainclaim/domain/payments/pay-view';
import { askFunction } from './ask-function.ts';

type Confirmed = { success: boolean; error?: string };

/** Polls until the card provider confirms the payment, the attempts run out or the page is left. */
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
