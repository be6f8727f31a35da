import type { FunctionAnswer } from '@plainclaim/domain/payments/pay-view';
import type { Api } from '../../../lib/load-context.ts';
import type { PaymentIntent } from '../payment-facts.ts';

type Read = { success: boolean; error?: string; paymentIntent?: PaymentIntent | null };

/** Reads a payment link, on the server. An unknown link (404) is an answer, not a failure. */
export async function readPayment(
  api: Api,
  token: string,
  report: (error: unknown) => void,
): Promise<FunctionAnswer<{ success: boolean; intent: PaymentIntent | null }>> {
  try {
    const response = await api('/functions/v1/fetch-payment-data', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ token }),
    });
    if (response.status === 404) return { answer: { success: true, intent: null } };
    if (!response.ok) throw new Error(`fetch-payment-data answered ${response.status}`);
    const { success, paymentIntent } = (await response.json()) as Read;
    return { answer: { success, intent: paymentIntent ?? null } };
  } catch (error) {
    report(error);
    return { answer: null };
  }
}
