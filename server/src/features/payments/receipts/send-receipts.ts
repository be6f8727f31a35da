import { mailPerson } from '../../../platform/mail/mail-person.ts';
import type { AttachmentToQueue } from '../../../platform/mail/queue-mail.ts';
import { queueMail } from '../../../platform/mail/queue-mail.ts';
import { renderLetterPdf } from '../../../platform/pdf/render-letter-pdf.ts';
import { claimById } from '../../claims/index.ts';
import { paymentById } from '../checkout/checkout.store.ts';
import { intentById } from '../links/intents.store.ts';
import type { PaymentsDeps } from '../payments.deps.ts';
import { detailsOf } from '../payouts/payouts.store.ts';
import { writeClaimantReceipt, writePayerReceipt } from './receipt-mails.tsx';
import { type ReceiptParts, receiptText } from './receipt-text.ts';

type Deps = Pick<PaymentsDeps, 'db' | 'clock' | 'jobs' | 'files' | 'config' | 'siteUrl'>;

const largestPdf = 1024 * 1024;

/**
 * Sends both parties their receipts. Idempotent: a repeat writes the same files and queues no second mail.
 */
export async function sendReceiptsOf(deps: Deps, paymentId: string): Promise<void> {
  const payment = await paymentById(deps.db, paymentId);
  const claim = payment && (await claimById(deps.db, payment.claimId));
  const intent = payment && (await intentById(deps.db, payment.paymentIntentId));
  if (!payment || !claim || !intent) throw new Error('a payment without its claim has no receipt');
  const parts = { claim, payment, siteUrl: deps.siteUrl };
  const [forPayer, forClaimant] = [await print(deps, 'payer', parts), await print(deps, 'claimant', parts)];
  const hasDetails = (await detailsOf(deps.db, claim.userId)) !== undefined;
  const about = { replyTo: deps.config.TEAM_MAILBOX, claimId: claim.id };
  const mails = {
    payer: await writePayerReceipt(parts, intent.recipientIsTeam),
    claimant: await writeClaimantReceipt(parts, hasDetails),
  };
  await deps.db.transaction(async (tx) => {
    await queueMail(deps, tx, {
      ...mails.payer,
      ...about,
      to: { address: intent.recipientEmail },
      attachments: [forPayer],
      dedupeKey: `receipt:${payment.id}:payer`,
    });
    await mailPerson(deps, tx, {
      ...mails.claimant,
      ...about,
      to: { address: claim.plaintiffEmail, name: claim.plaintiffName },
      attachments: [forClaimant],
      dedupeKey: `receipt:${payment.id}:claimant`,
    });
  });
}

/** Named after the payment, so that a retry overwrites the file of the first attempt. */
async function print(
  deps: Deps,
  reader: 'payer' | 'claimant',
  parts: ReceiptParts,
): Promise<AttachmentToQueue> {
  const title = reader === 'payer' ? 'Payment receipt' : 'Statement of payment';
  const bytes = await renderLetterPdf({
    title,
    text: receiptText(reader, parts),
    reference: parts.claim.id,
    sender: deps.config.SENDER_COMPANY,
  });
  const fileKey = `private/receipts/${parts.payment.id}/${reader}.pdf`;
  const contentType = 'application/pdf';
  const { size } = await deps.files.put(fileKey, bytes, { contentType, maxBytes: largestPdf });
  return { fileName: `${title}.pdf`, contentType, fileKey, size };
}
