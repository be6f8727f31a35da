import { payWords } from '@plainclaim/domain/payments/pay-view';
import { paymentState } from '@plainclaim/domain/payments/payment-link';
import type { IntentRow } from '../links/intents.store.ts';
import type { FunctionRefusal } from '../payments.deps.ts';

export type Checkout = { readonly success: true; readonly sessionId: string; readonly url: string };

export const refuse = (error: string): FunctionRefusal => ({ success: false, error });

/** Why a link cannot be paid now; undefined when it can. */
export function closedWords(intent: Pick<IntentRow, 'status' | 'expiresAt'>, now: Date): string | undefined {
  const state = paymentState(intent, now);
  if (state === 'payable') return undefined;
  if (state === 'expired') return payWords.expired;
  return state === 'cancelled' ? payWords.replaced : 'This payment has already been made.';
}
