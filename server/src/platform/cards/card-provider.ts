import type { Pence } from '@plainclaim/domain/shared/money';

export type CheckoutRequest = {
  /** Our own id of this checkout. Asked twice with one reference, a provider opens one checkout. */
  readonly reference: string;
  readonly amount: Pence;
  /** What the payer reads on the provider's page. */
  readonly description: string;
  readonly payerEmail: string | null;
  /** Both on our own site. `{CHECKOUT_SESSION_ID}` in them becomes the provider's id. */
  readonly successUrl: string;
  readonly cancelUrl: string;
  readonly paymentIntentId: string;
  readonly claimId: string;
  /** A wish: providers keep a checkout open for half an hour to a day. */
  readonly expiresAt: Date;
};

export type OpenedCheckout = { readonly sessionId: string; readonly url: string };

/** What the provider says of a checkout now. */
export type CheckoutReport = {
  readonly sessionId: string;
  readonly reference: string;
  readonly state: 'open' | 'paid' | 'expired';
  readonly amount: Pence;
  /** In capitals: GBP. */
  readonly currency: string;
  /** What a refund names. */
  readonly paymentId: string | null;
  readonly paidAt: Date | null;
};

/** A message from the provider. It says where to look, never what is true: ask `readCheckout` for that. */
export type CardEvent = {
  readonly id: string;
  readonly kind: 'checkout-changed' | 'refund-changed' | 'other';
  readonly sessionId: string | null;
  readonly refundId?: string;
  readonly createdAt: Date;
};

export type RefundRequest = {
  readonly paymentId: string;
  readonly amount: Pence;
  /** Asked again with one reference, nothing is paid back twice and the answer is today's state. */
  readonly reference: string;
};

export type RefundReport = { readonly refundId: string; readonly state: 'pending' | 'done' | 'failed' };

/** Whoever takes card payments for us. What fails is an AppError: `unavailable` where trying again may help. */
export type CardProvider = {
  /** off: none is set up, and every call but `expireCheckout` refuses. */
  readonly name: 'stripe' | 'test' | 'off';
  openCheckout(request: CheckoutRequest): Promise<OpenedCheckout>;
  /** Null when the provider knows no such checkout. */
  readCheckout(sessionId: string): Promise<CheckoutReport | null>;
  /** Harmless when it is closed already; a paid checkout stays paid. */
  expireCheckout(sessionId: string): Promise<void>;
  /** Checkouts paid from `from` until before `to`. */
  listPaid(range: { readonly from: Date; readonly to: Date }): AsyncIterable<CheckoutReport>;
  refund(request: RefundRequest): Promise<RefundReport>;
  /** The body exactly as it came. Rejects with `unauthenticated` for a forged or stale signature. */
  readEvent(rawBody: string, signature: string | undefined): Promise<CardEvent>;
};
