import { refundPaidEntries } from '@plainclaim/domain/payments/ledger';
import { pence, poundsFromPence } from '@plainclaim/domain/shared/money';
import { queueMail } from '../../../platform/mail/queue-mail.ts';
import { recordEvent } from '../../history/index.ts';
import { postToLedger } from '../ledger/post-to-ledger.ts';
import type { PaymentsDeps } from '../payments.deps.ts';
import { writeRefundFailed } from './refund-mails.tsx';
import { lockRefund, refundByProviderId, refundToPay, updateRefund } from './refunds.store.ts';

type Deps = Pick<PaymentsDeps, 'db' | 'clock' | 'jobs' | 'log' | 'cards' | 'config' | 'siteUrl'>;

export type RefundOutcome = 'done' | 'failed' | 'pending' | 'nothing to do' | 'other provider';

/**
 * Asks the provider to refund. Its reference makes this idempotent, so the job, the provider's event and the
 * nightly comparison all call it. The ledger posts the refund once the provider confirms it.
 */
export async function payRefundOf(deps: Deps, refundId: string): Promise<RefundOutcome> {
  const found = await refundToPay(deps.db, refundId);
  if (found?.refund.state !== 'requested') return 'nothing to do';
  const { refund, payment, provider, providerPaymentId } = found;
  if (provider !== deps.cards.name || providerPaymentId === null) {
    deps.log.warn({ refundId, provider }, 'a refund waits for a provider we no longer talk to');
    return 'other provider';
  }
  const report = await deps.cards.refund({
    paymentId: providerPaymentId,
    amount: pence(refund.gross),
    reference: `${refund.id}-${refund.attempt}`,
  });
  const at = deps.clock.now();
  return await deps.db.transaction(async (tx) => {
    const current = await lockRefund(tx, refund.id);
    if (current.state !== 'requested' || current.attempt !== refund.attempt) return 'nothing to do';
    await updateRefund(tx, refund.id, {
      providerRefundId: report.refundId,
      ...(report.state !== 'pending' && { state: report.state, decidedAt: at }),
    });
    if (report.state === 'pending') return 'pending';
    const gross = pence(refund.gross);
    if (report.state === 'done')
      await postToLedger(tx, {
        kind: 'refund-paid',
        paymentId: payment.id,
        entries: refundPaidEntries(gross),
        at,
      });
    else
      await queueMail(deps, tx, {
        ...(await writeRefundFailed({ payment, gross, siteUrl: deps.siteUrl })),
        to: { address: deps.config.TEAM_MAILBOX },
        dedupeKey: `refund-failed:${refund.id}:${refund.attempt}`,
      });
    await recordEvent(tx, {
      claimId: payment.claimId,
      kind: report.state === 'done' ? 'refund.paid' : 'refund.failed',
      actor: { kind: 'system', id: null },
      at,
      facts: { payment_id: payment.id, amount: poundsFromPence(gross) },
    });
    return report.state;
  });
}

/** Handles the provider's event about a refund. Refunds that are not ours are ignored. */
export async function askAboutRefund(deps: Deps, providerRefundId: string): Promise<RefundOutcome> {
  const refund = await refundByProviderId(deps.db, deps.cards.name, providerRefundId);
  return refund ? await payRefundOf(deps, refund.id) : 'nothing to do';
}
