import { defendantName } from '@plainclaim/domain/claims/defendant';
import { penceFromDecimal } from '@plainclaim/domain/shared/money';
import { fetchPaymentData, type PaymentOfLink } from '../links/fetch-payment-data.ts';
import type { FunctionRefusal, PaymentsDeps } from '../payments.deps.ts';
import { type Checkout, closedWords, refuse } from './checkout-answer.ts';
import { openCheckout } from './open-checkout.ts';
import { type BackUrls, backUrls, isSameUrl, tokenInUrl } from './return-urls.ts';

export type CheckoutWish = {
  readonly token?: string | undefined;
  readonly paymentIntentId: string;
  readonly claimId: string;
  /** Pence. */
  readonly amount: number;
  readonly currency: string;
  readonly successUrl: string;
  readonly cancelUrl: string;
  readonly plaintiffName: string;
  readonly defendantName: string;
  readonly issueType: string;
};

/**
 * Leads a payer to the card provider. The stored payment counts: a request that differs from it is refused.
 */
export async function processPayment(
  deps: PaymentsDeps,
  wish: CheckoutWish,
): Promise<Checkout | FunctionRefusal> {
  const token = wish.token?.trim() || tokenInUrl(wish.successUrl);
  const found = await fetchPaymentData(deps, token);
  if (!found.success) return found;
  if (!token || !found.payment) return refuse('Payment Not Found');
  const back = backUrls(deps.siteUrl, token);
  if (!isSamePayment(found.payment, wish) || !isSameReturn(back, wish))
    return refuse('This does not match the stored payment, so nothing was charged.');
  const { intent } = found.payment;
  const closed = closedWords(intent, deps.clock.now());
  if (closed) return refuse(closed);
  return await openCheckout(deps, found.payment, back);
}

function isSamePayment({ intent, claim }: PaymentOfLink, wish: CheckoutWish): boolean {
  return (
    wish.paymentIntentId === intent.id &&
    wish.claimId === intent.claimId &&
    wish.amount === penceFromDecimal(intent.amount) &&
    wish.currency === intent.currency &&
    wish.plaintiffName === claim.plaintiffName &&
    wish.defendantName === defendantName(claim) &&
    wish.issueType === claim.issueType
  );
}

/** Prevents an open redirect: only our own pages are accepted as return URLs. */
const isSameReturn = (back: BackUrls, wish: CheckoutWish): boolean =>
  isSameUrl(back.successUrl, wish.successUrl) && isSameUrl(back.cancelUrl, wish.cancelUrl);
