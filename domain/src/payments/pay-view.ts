import { type PaymentIntentStatus, paymentState } from './payment-link.ts';

/** What the payment page says, to the letter (specification 2, sections 2 and 8). */
export const payWords = {
  tokenMissing: 'Payment token is missing.',
  notLoaded: 'Failed to load payment details.',
  unexpected: 'An unexpected error occurred. Please try again later.',
  expired: 'This payment link has expired.',
  cancelled: 'Payment was cancelled. You can try again below.',
  noCheckout: 'Failed to create checkout session.',
  noSession: 'Session ID was missing from the payment processing response. Please try again.',
  notFinalised: 'Failed to update payment status.',
  finalisingFailed: 'An unexpected error occurred while finalizing payment. Please contact support.',
  /** Not in the specification: an older link after a newer one was sent, or after the claim was closed. */
  replaced: 'This payment link no longer works.',
} as const;

/** What became of a question to one of the payment functions: their answer, or none that can be understood. */
export type FunctionAnswer<Answer> = { readonly answer: Answer } | { readonly answer: null };

type LinkAnswer = {
  readonly success: boolean;
  readonly intent: {
    readonly status: PaymentIntentStatus;
    readonly expiresAt: Date;
    /** When it was decided to give the payment back. */
    readonly refundedAt: Date | null;
  } | null;
};

export type PayView =
  | { readonly kind: 'error'; readonly message: string }
  | { readonly kind: 'not-found' | 'expired' | 'replaced' | 'completed' | 'refunded' | 'finalising' }
  | { readonly kind: 'payable'; readonly notice: string | null };

/** What the card provider's page adds to the address on the way back. */
type ReturnQuery = { readonly success: string | null; readonly cancelled: string | null };

type PayVisit = {
  readonly token: string | undefined;
  readonly asked: FunctionAnswer<LinkAnswer>;
  readonly query: ReturnQuery;
  readonly now: Date;
};

/**
 * What someone who opens a payment link sees. Coming back from the checkout is looked at before the link's own state:
 * money may have arrived although the link ran out or was replaced in between, and the provider is asked first.
 */
export function payView({ token, asked, query, now }: PayVisit): PayView {
  if (!token?.trim()) return { kind: 'error', message: payWords.tokenMissing };
  if (!asked.answer) return { kind: 'error', message: payWords.unexpected };
  const { success, intent } = asked.answer;
  if (!success) return { kind: 'error', message: payWords.notLoaded };
  if (!intent) return { kind: 'not-found' };
  if (intent.refundedAt) return { kind: 'refunded' };
  if (query.success === 'true') return { kind: 'finalising' };
  const state = paymentState(intent, now);
  if (state === 'payable')
    return { kind: 'payable', notice: query.cancelled === 'true' ? payWords.cancelled : null };
  return { kind: state === 'cancelled' ? 'replaced' : state };
}

/** How long the page waits for the card provider's word, look by look: 25 seconds together. */
const finaliseWaitsMs = [500, 1000, 1500, 2000, 3000, 4000, 5000, 8000] as const;

export type Finalising =
  | { readonly kind: 'done' }
  | { readonly kind: 'wait'; readonly ms: number }
  /** Final: the card provider has answered, and it will not become a yes. */
  | { readonly kind: 'failed'; readonly message: string; readonly isFinal: boolean };

/**
 * After asking whether the payment arrived, for the nth time (from 0). The person may be back before the provider has
 * made up its mind, so a no is asked about again for a while before it is believed.
 */
export function afterFinalising(
  asked: FunctionAnswer<{ readonly success: boolean; readonly error?: string | undefined }>,
  attempt: number,
): Finalising {
  if (asked.answer?.success) return { kind: 'done' };
  const reason = asked.answer?.error;
  if (reason && reason !== payWords.notFinalised) return { kind: 'failed', message: reason, isFinal: true };
  const ms = finaliseWaitsMs[attempt];
  if (ms !== undefined) return { kind: 'wait', ms };
  const message = asked.answer ? payWords.notFinalised : payWords.finalisingFailed;
  return { kind: 'failed', message, isFinal: false };
}

type CheckoutAnswer = {
  readonly success: boolean;
  readonly error?: string | undefined;
  readonly sessionId?: string | undefined;
  readonly url?: string | undefined;
};

export type CheckoutStep =
  | { readonly kind: 'go'; readonly url: string }
  | { readonly kind: 'failed'; readonly message: string; readonly reason?: string | undefined };

/** Where the pay button leads once the checkout was asked for. */
export function afterCheckout(asked: FunctionAnswer<CheckoutAnswer>): CheckoutStep {
  if (!asked.answer) return { kind: 'failed', message: payWords.unexpected };
  const { success, error, sessionId, url } = asked.answer;
  if (!success) return { kind: 'failed', message: payWords.noCheckout, ...(error && { reason: error }) };
  return sessionId && url ? { kind: 'go', url } : { kind: 'failed', message: payWords.noSession };
}
