import type { Pence } from '@plainclaim/domain/shared/money';

export type CheckoutRequest = {
  /** Our id of this checkout, and its idempotency key: a repeated request opens no second checkout. */
  readonly reference: string;
  readonly amount: Pence;
  /** Shown to the payer on the provider's page. */
  readonly description: string;
  readonly payerEmail: string | null;
  /** Both on our own site. `{CHECKOUT_SESSION_ID}` in them becomes the provider's id. */
  readonly successUrl: string;
  readonly cancelUrl: string;
  readonly paymentIntentId: string;
  readonly claimId: string;
  /** A request only: providers allow half an hour to a day. */
  readonly expiresAt: Date;
};

export type OpenedCheckout = { readonly sessionId: string; readonly url: string };

/** The provider's current state of a checkout. */
export type CheckoutReport = {
  readonly sessionId: string;
  readonly reference: string;
  readonly state: 'open' | 'paid' | 'expired';
  readonly amount: Pence;
  /** In capitals: GBP. */
  readonly currency: string;
  /** The payment id for a refund. */
  readonly paymentId: string | null;
  readonly paidAt: Date | null;
};

/** A webhook event. It only says what changed: read the state with `readCheckout`. */
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
  /** Idempotency key: a repeated request pays back nothing more and returns the current state. */
  readonly reference: string;
};

export type RefundReport = { readonly refundId: string; readonly state: 'pending' | 'done' | 'failed' };

/** A payment service. Failures are AppErrors: `unavailable` where a retry may help. */
export type CardProvider = {
  /** `off`: no provider is configured, and every call but `expireCheckout` is refused. */
  readonly name: 'stripe' | 'test' | 'off';
  openCheckout(request: CheckoutRequest): Promise<OpenedCheckout>;
  /** Null when the provider knows no such checkout. */
  readCheckout(sessionId: string): Promise<CheckoutReport | null>;
  /** Idempotent; a paid checkout stays paid. */
  expireCheckout(sessionId: string): Promise<void>;
  /** Checkouts paid from `from` until before `to`. */
  listPaid(range: { readonly from: Date; readonly to: Date }): AsyncIterable<CheckoutReport>;
  refund(request: RefundRequest): Promise<RefundReport>;
  /** Takes the raw body. Rejects with `unauthenticated` for a forged or stale signature. */
  readEvent(rawBody: string, signature: string | undefined): Promise<CardEvent>;
};
