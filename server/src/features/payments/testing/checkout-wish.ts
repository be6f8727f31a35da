/** The fields of a payment link that a checkout request needs. */
export type PayableIntent = { readonly id: string; readonly claim_id: string; readonly amount: number };

/** The request that the payment page sends to open a checkout. */
export const checkoutWish = (token: string, intent: PayableIntent) => ({
  token,
  paymentIntentId: intent.id,
  claimId: intent.claim_id,
  amount: Math.round(intent.amount * 100),
  currency: 'GBP',
  successUrl: `http://plainclaim.test/pay/${token}?success=true`,
  cancelUrl: `http://plainclaim.test/pay/${token}?cancelled=true`,
  plaintiffName: 'Hannah Okoro',
  defendantName: 'Sam Reed',
  issueType: 'Debt Recovery',
});
