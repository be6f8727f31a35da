/** What the payment page is told of a link, as far as a checkout is asked for with it. */
export type PayableIntent = { readonly id: string; readonly claim_id: string; readonly amount: number };

/** What the payment page sends when someone wants to pay. */
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
