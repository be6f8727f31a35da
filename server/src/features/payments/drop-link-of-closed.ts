import type { Tx } from '../../platform/db/db.ts';
import { withdrawMails } from '../../platform/mail/withdraw-mails.ts';
import { recordEvent, takesBack } from '../history/index.ts';
import { intentById } from './links/intents.store.ts';
import { intentOfLinkMail } from './links/issue-payment-link.ts';

type HeldMail = { readonly claimId: string; readonly dedupeKey: string; readonly at: Date };

/**
 * Withdraws the held mail with a link, in the transaction that closes its claim and cancels the claim's link: it would
 * bring the defendant a dead link. The link that it had replaced is not restored. A link that was paid stays as it is.
 */
export async function dropLinkOfClosed(tx: Tx, { claimId, dedupeKey, at }: HeldMail): Promise<void> {
  const intentId = intentOfLinkMail(dedupeKey);
  const intent = await intentById(tx, intentId);
  if (intent?.status !== 'pending' || !(await withdrawMails(tx, [dedupeKey]))) return;
  await recordEvent(tx, {
    claimId,
    kind: 'payment.link-taken-back',
    actor: { kind: 'system', id: null },
    at,
    facts: { intent_id: intentId, restored: null, ...takesBack(dedupeKey) },
  });
}
