import { type PaymentIntentStatus, paymentState } from './payment-link.ts';

/** Messages of the payment page, quoted from specification 2, sections 2 and 8. */
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
  /** Not in the specification: a newer link was sent, or the claim was closed. */
  replaced: 'This payment link no longer works.',
} as const;

/** The response of a payment function, or null if there was none that could be parsed. */
export type FunctionAnswer<Answer> = { readonly answer: Answer } | { readonly answer: null };

type LinkAnswer = {
  readonly success: boolean;
  readonly intent: {
    readonly status: PaymentIntentStatus;
    readonly expiresAt: Date;
    /** When the refund was decided. */
    readonly refundedAt: Date | null;
  } | null;
};

export type PayView =
  | { readonly kind: 'error'; readonly message: string }
  | { readonly kind: 'not-found' | 'expired' | 'replaced' | 'completed' | 'refunded' | 'finalising' }
  | { readonly kind: 'payable'; readonly notice: string | null };

/** Query parameters that the card provider's page adds to the return URL. */
type ReturnQuery = { readonly success: string | null; readonly cancelled: string | null };

type PayVisit = {
  readonly token: string | undefined;
  readonly asked: FunctionAnswer<LinkAnswer>;
  readonly query: ReturnQuery;
  readonly now: Date;
};

/**
 * What a payment link shows. A return from the checkout takes precedence over the link's own state: money may
 * have arrived although the link has expired or been replaced since, so the provider is asked first.
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

/** Backoff between polls of the card provider's confirmation: 25 seconds in total. */
const finaliseWaitsMs = [500, 1000, 1500, 2000, 3000, 4000, 5000, 8000] as const;

export type Finalising =
  | { readonly kind: 'done' }
  | { readonly kind: 'wait'; readonly ms: number }
  /** Final: the card provider has refused, and polling again would not change that. */
  | { readonly kind: 'failed'; readonly message: string; readonly isFinal: boolean };

/**
 * The next step after the nth poll (from 0) for the payment. The payer may return before the provider has
 * confirmed it, so a "not yet" is polled again for a while.
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

/** Where the pay button leads after the checkout request. */
export function afterCheckout(asked: FunctionAnswer<CheckoutAnswer>): CheckoutStep {
  if (!asked.answer) return { kind: 'failed', message: payWords.unexpected };
  const { success, error, sessionId, url } = asked.answer;
  if (!success) return { kind: 'failed', message: payWords.noCheckout, ...(error && { reason: error }) };
  return sessionId && url ? { kind: 'go', url } : { kind: 'failed', message: payWords.noSession };
}
