import { randomUUID } from 'node:crypto';
import { defendantName } from '@plainclaim/domain/claims/defendant';
import { payWords } from '@plainclaim/domain/payments/pay-view';
import { paymentReference } from '@plainclaim/domain/payments/payment-link';
import { AppError } from '@plainclaim/domain/shared/errors';
import { penceFromDecimal } from '@plainclaim/domain/shared/money';
import type { CheckoutRequest, OpenedCheckout } from '../../../platform/cards/card-provider.ts';
import type { PaymentOfLink } from '../links/fetch-payment-data.ts';
import { type IntentRow, lockIntent } from '../links/intents.store.ts';
import type { FunctionRefusal, PaymentsDeps } from '../payments.deps.ts';
import {
  type CheckoutRow,
  closeOpenCheckout,
  insertCheckout,
  lockCheckout,
  noteOpened,
  openCheckoutOf,
} from './checkout.store.ts';
import { type Checkout, closedWords, refuse } from './checkout-answer.ts';
import type { BackUrls } from './return-urls.ts';
import { settleCheckout } from './settle-checkout.ts';

/** Long enough to fetch a card, short enough that a forgotten page does not stay payable. */
const checkoutMinutes = 60;
/**
 * For this long, a provider that did not answer is asked about the same checkout again; then about a new one.
 */
const unansweredMinutes = 2;
const tries = 3;

/**
 * Returns the open checkout of a payment, or opens one. A payment has one open checkout, so two tabs lead to
 * the same page, where paying twice is not possible. The provider is called outside any transaction; a crash
 * in between leaves a row without the provider's id, and a retry with the same idempotency key gets the same
 * checkout.
 */
export async function openCheckout(
  deps: PaymentsDeps,
  payment: PaymentOfLink,
  back: BackUrls,
): Promise<Checkout | FunctionRefusal> {
  for (let done = 0; done < tries; done++) {
    const row = await findOrBegin(deps, payment.intent.id);
    if ('error' in row) return row;
    const step = await (row.providerSessionId === null
      ? begin(deps, payment, row, back)
      : goOn(deps, row, row.providerSessionId));
    if (step) return step;
  }
  return refuse(payWords.noCheckout);
}

async function findOrBegin(deps: PaymentsDeps, intentId: string): Promise<CheckoutRow | FunctionRefusal> {
  const now = deps.clock.now();
  return await deps.db.transaction(async (tx) => {
    const intent = await lockIntent(tx, intentId);
    const closed = closedWords(intent, now);
    if (closed) return refuse(closed);
    const open = await openCheckoutOf(tx, intent.id);
    if (open && !isStale(open, deps.cards.name, now)) return open;
    if (open) await closeOpenCheckout(tx, open.id, 'expired');
    return await insertCheckout(tx, {
      id: randomUUID(),
      paymentIntentId: intent.id,
      provider: deps.cards.name,
      state: 'open',
      amount: intent.amount,
      createdAt: now,
      expiresAt: new Date(now.getTime() + checkoutMinutes * 60_000),
    });
  });
}

/**
 * A checkout of a provider no longer configured, an expired one, or one that the provider never confirmed:
 * its URL was never shown, and some providers repeat a first failure for a day.
 */
const isStale = (open: CheckoutRow, provider: string, now: Date): boolean =>
  open.provider !== provider ||
  open.expiresAt <= now ||
  (open.providerSessionId === null && now.getTime() - open.createdAt.getTime() > unansweredMinutes * 60_000);

async function begin(
  deps: PaymentsDeps,
  payment: PaymentOfLink,
  row: CheckoutRow,
  back: BackUrls,
): Promise<Checkout | FunctionRefusal> {
  let opened: OpenedCheckout;
  try {
    opened = await deps.cards.openCheckout(requestFor(payment, row, back));
  } catch (error) {
    const mayRetry = error instanceof AppError && error.code === 'unavailable';
    if (!mayRetry) await closeOpenCheckout(deps.db, row.id, 'failed');
    deps.log.warn({ err: error, checkoutId: row.id }, 'no checkout could be opened');
    return refuse(payWords.noCheckout);
  }
  const closed = await deps.db.transaction(async (tx) => {
    const intent: IntentRow = await lockIntent(tx, row.paymentIntentId);
    const current = await lockCheckout(tx, row.id);
    await noteOpened(tx, row.id, opened);
    return current.state === 'open' ? closedWords(intent, deps.clock.now()) : payWords.noCheckout;
  });
  if (!closed) return { success: true, ...opened };
  // The link was replaced while the provider answered: the checkout is closed before its URL is shown.
  await deps.cards.expireCheckout(opened.sessionId);
  await closeOpenCheckout(deps.db, row.id, 'expired');
  return refuse(closed);
}

/** Undefined when the checkout is over and another must be opened. */
async function goOn(
  deps: PaymentsDeps,
  row: CheckoutRow,
  sessionId: string,
): Promise<Checkout | FunctionRefusal | undefined> {
  try {
    const outcome = await settleCheckout(deps, sessionId);
    if (outcome === 'open' && row.url !== null) return { success: true, sessionId, url: row.url };
    if (outcome !== 'expired') await closeOpenCheckout(deps.db, row.id, 'failed');
    return undefined;
  } catch (error) {
    deps.log.warn({ err: error, checkoutId: row.id }, 'a checkout could not be read');
    return refuse(payWords.noCheckout);
  }
}

function requestFor({ intent, claim }: PaymentOfLink, row: CheckoutRow, back: BackUrls): CheckoutRequest {
  const reference = paymentReference(intent.id);
  return {
    reference: row.id,
    amount: penceFromDecimal(row.amount),
    description: `${reference}: ${defendantName(claim)} to ${claim.plaintiffName}, ${claim.issueType}`,
    payerEmail: intent.recipientIsTeam ? null : intent.recipientEmail,
    ...back,
    paymentIntentId: intent.id,
    claimId: claim.id,
    expiresAt: row.expiresAt,
  };
}
