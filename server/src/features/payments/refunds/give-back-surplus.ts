import { randomUUID } from 'node:crypto';
import { surplusEntries } from '@plainclaim/domain/payments/ledger';
import { paymentReference } from '@plainclaim/domain/payments/payment-link';
import { pence, poundsFromPence } from '@plainclaim/domain/shared/money';
import type { Tx } from '../../../platform/db/db.ts';
import { queueMail } from '../../../platform/mail/queue-mail.ts';
import type { ClaimRow } from '../../claims/index.ts';
import { recordEvent } from '../../history/index.ts';
import type { PaymentRow } from '../checkout/checkout.store.ts';
import { postToLedger } from '../ledger/post-to-ledger.ts';
import type { IntentRow } from '../links/intents.store.ts';
import type { PaymentsDeps } from '../payments.deps.ts';
import { payRefund } from '../payments.jobs.ts';
import { writeSurplusToPayer, writeSurplusToTeam } from './refund-mails.tsx';
import { insertRefund, markRefunded } from './refunds.store.ts';

type Surplus = { readonly payment: PaymentRow; readonly claim: ClaimRow; readonly intent: IntentRow };

/**
 * Handles a payment that is not owed: the ledger owes it to the payer from the start, and a job refunds it.
 */
export async function giveBackSurplus(
  deps: Pick<PaymentsDeps, 'clock' | 'jobs' | 'config' | 'siteUrl'>,
  tx: Tx,
  { payment, claim, intent }: Surplus,
  at: Date,
): Promise<void> {
  const gross = pence(payment.gross);
  await postToLedger(tx, { kind: 'surplus', paymentId: payment.id, entries: surplusEntries(gross), at });
  const refund = await insertRefund(tx, {
    id: randomUUID(),
    paymentId: payment.id,
    gross,
    reason: 'Paid although the claim was paid or closed, or the link was replaced',
    state: 'requested',
    createdAt: at,
  });
  await markRefunded(tx, payment.id, at);
  await deps.jobs.enqueue(tx, payRefund, { refundId: refund.id });
  await recordEvent(tx, {
    claimId: claim.id,
    kind: 'payment.surplus',
    actor: { kind: 'defendant', id: null },
    at,
    facts: {
      payment_id: payment.id,
      reference: paymentReference(intent.id),
      amount: poundsFromPence(gross),
    },
  });
  const { TEAM_MAILBOX } = deps.config;
  const written = { claim, intent, gross, siteUrl: deps.siteUrl };
  if (!intent.recipientIsTeam)
    await queueMail(deps, tx, {
      ...(await writeSurplusToPayer(written)),
      to: { address: intent.recipientEmail },
      replyTo: TEAM_MAILBOX,
      dedupeKey: `surplus:${payment.id}:payer`,
    });
  await queueMail(deps, tx, {
    ...(await writeSurplusToTeam(written)),
    to: { address: TEAM_MAILBOX },
    dedupeKey: `surplus:${payment.id}:team`,
  });
}
