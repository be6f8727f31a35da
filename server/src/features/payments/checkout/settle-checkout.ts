import { randomUUID } from 'node:crypto';
import { moveClaim } from '@plainclaim/domain/claims/statuses';
import { classifyPayment } from '@plainclaim/domain/payments/arrival';
import { splitCommission } from '@plainclaim/domain/payments/commission';
import { paymentEntries } from '@plainclaim/domain/payments/ledger';
import { paymentReference } from '@plainclaim/domain/payments/payment-link';
import { type Pence, penceFromDecimal, poundsFromPence } from '@plainclaim/domain/shared/money';
import type { CheckoutReport } from '../../../platform/cards/card-provider.ts';
import type { Tx } from '../../../platform/db/db.ts';
import { type ClaimRow, changeClaim, lockClaim } from '../../claims/index.ts';
import { recordEvent } from '../../history/index.ts';
import { countRecovered, postToLedger } from '../ledger/post-to-ledger.ts';
import {
  completeIntent,
  type IntentRow,
  intentById,
  lockIntent,
  openCheckoutsOf,
} from '../links/intents.store.ts';
import type { PaymentsDeps } from '../payments.deps.ts';
import { closeCheckout, sendReceipts } from '../payments.jobs.ts';
import { insertPayout } from '../payouts/payouts.store.ts';
import { giveBackSurplus } from '../refunds/give-back-surplus.ts';
import {
  checkoutOfReport,
  closeOpenCheckout,
  insertPayment,
  lockCheckout,
  notePaid,
  type PaymentRow,
  paymentsOfClaim,
} from './checkout.store.ts';

/** known: recorded before. unknown: no checkout of ours. differs: the amount is not the one we requested. */
export type SettleOutcome = 'settled' | 'surplus' | 'known' | 'open' | 'expired' | 'unknown' | 'differs';

export type SettleDeps = Pick<
  PaymentsDeps,
  'db' | 'clock' | 'log' | 'jobs' | 'cards' | 'config' | 'siteUrl' | 'onPaid'
>;

/**
 * Reads a checkout from the provider and records its state. The webhook, the payer's return and the nightly
 * comparison all call this, and a payment is recorded once.
 */
export async function settleCheckout(deps: SettleDeps, sessionId: string): Promise<SettleOutcome> {
  const report = await deps.cards.readCheckout(sessionId);
  return report ? await settleReport(deps, report) : 'unknown';
}

export async function settleReport(deps: SettleDeps, report: CheckoutReport): Promise<SettleOutcome> {
  const checkout = await checkoutOfReport(deps.db, deps.cards.name, report);
  if (!checkout) return 'unknown';
  if (checkout.state === 'paid') return 'known';
  if (report.state === 'open') return 'open';
  if (report.state === 'expired') {
    await closeOpenCheckout(deps.db, checkout.id, 'expired');
    return 'expired';
  }
  if (report.currency !== 'GBP' || report.amount !== penceFromDecimal(checkout.amount)) {
    deps.log.warn({ checkoutId: checkout.id }, 'a checkout was paid with another amount than asked for');
    return 'differs';
  }
  return await deps.db.transaction((tx) => record(deps, tx, report, checkout));
}

/** Lock order everywhere here: the claim, then the intent, then the checkout. */
async function record(
  deps: SettleDeps,
  tx: Tx,
  report: CheckoutReport,
  { id, paymentIntentId }: { readonly id: string; readonly paymentIntentId: string },
): Promise<SettleOutcome> {
  const known = await intentById(tx, paymentIntentId);
  const claim = known && (await lockClaim(tx, known.claimId));
  if (!claim) throw new Error('a checkout belongs to no claim');
  const intent = await lockIntent(tx, paymentIntentId);
  if ((await lockCheckout(tx, id)).state === 'paid') return 'known';
  const at = deps.clock.now();
  const earlier = await paymentsOfClaim(tx, claim.id);
  const isSettled = earlier.some((one) => one.kind === 'settling' && one.refundedAt === null);
  const kind = classifyPayment({ intent: intent.status, claim: claim.status, isSettled });
  await notePaid(tx, id, { sessionId: report.sessionId, paymentId: report.paymentId, at });
  const payment = await insertPayment(tx, {
    id: randomUUID(),
    checkoutSessionId: id,
    paymentIntentId: intent.id,
    claimId: claim.id,
    kind,
    gross: report.amount,
    ...(kind === 'settling' ? splitCommission(report.amount) : { commission: 0, toClaimant: 0 }),
    receivedAt: report.paidAt ?? at,
  });
  if (kind === 'surplus') {
    await giveBackSurplus(deps, tx, { payment, claim, intent }, at);
    return 'surplus';
  }
  await settle(deps, tx, { payment, claim, intent, gross: report.amount }, at);
  return 'settled';
}

type Settling = {
  readonly payment: PaymentRow;
  readonly claim: ClaimRow;
  readonly intent: IntentRow;
  readonly gross: Pence;
};

async function settle(deps: SettleDeps, tx: Tx, { payment, claim, intent, gross }: Settling, at: Date) {
  await completeIntent(tx, intent.id, at);
  await postToLedger(tx, { kind: 'payment', paymentId: payment.id, entries: paymentEntries(gross), at });
  await countRecovered(tx, payment, 1);
  await insertPayout(tx, {
    id: randomUUID(),
    paymentId: payment.id,
    claimId: claim.id,
    userId: claim.userId,
    amount: payment.toClaimant,
    status: 'due',
    createdAt: at,
  });
  const status = moveClaim(claim.status, 'paid-online', 'system');
  await recordEvent(tx, {
    claimId: claim.id,
    kind: 'payment.received',
    actor: { kind: 'defendant', id: null },
    at,
    facts: {
      payment_id: payment.id,
      intent_id: intent.id,
      reference: paymentReference(intent.id),
      amount: poundsFromPence(gross),
      from: claim.status,
      to: status,
    },
  });
  await changeClaim(tx, claim, { status }, at);
  await deps.onPaid?.(tx, claim.id);
  await deps.jobs.enqueue(tx, sendReceipts, { paymentId: payment.id });
  // An older checkout may still be open in another tab.
  for (const checkoutId of await openCheckoutsOf(tx, intent.id))
    await deps.jobs.enqueue(tx, closeCheckout, { checkoutId });
}
