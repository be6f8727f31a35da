/** How long a payment link works. Source: specification 2, section 9. */
export const paymentLinkDays = 30;

export const paymentIntentStatuses = ['pending', 'completed', 'cancelled'] as const;

export type PaymentIntentStatus = (typeof paymentIntentStatuses)[number];

type PaymentState = 'payable' | 'completed' | 'expired' | 'cancelled';

export function expiryOf(createdAt: Date): Date {
  return new Date(createdAt.getTime() + paymentLinkDays * 86_400_000);
}

/** The current state of a payment link. A completed payment stays completed after the link has expired. */
export function paymentState(
  intent: { readonly status: PaymentIntentStatus; readonly expiresAt: Date },
  now: Date,
): PaymentState {
  if (intent.status !== 'pending') return intent.status;
  return now >= intent.expiresAt ? 'expired' : 'payable';
}

/** PAY-9F3A21BC: what mail, page and receipt call the payment, and a payer can read out. */
export function paymentReference(intentId: string): string {
  return `PAY-${intentId.slice(0, 8).toUpperCase()}`;
}
