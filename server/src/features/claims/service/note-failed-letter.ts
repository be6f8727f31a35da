import type { Tx } from '../../../platform/db/db.ts';
import type { FailedEmail } from '../../../platform/mail/send-mail.ts';
import { recordEvent } from '../../history/index.ts';
import type { ClaimRow } from '../claims.store.ts';
import { theSystem } from '../event-actor.ts';
import { followArrival } from './follow-arrival.ts';
import { addOutcome, recordOfMail } from './service.store.ts';

/**
 * A letter's mail was given up, or came back after it had left. Where no other copy arrived, the letter no longer counts as
 * sent, and no time runs. Call with the claim locked.
 */
export async function noteFailedLetter(
  tx: Tx,
  claim: ClaimRow,
  failed: FailedEmail,
  at: Date,
): Promise<void> {
  const record = await recordOfMail(tx, failed.id);
  if (record) {
    const note = failed.lastError;
    await addOutcome(tx, { serviceId: record.id, outcome: 'failed', at, by: 'system', note });
  }
  const { letterSentAt } = record ? await followArrival(tx, claim, at) : claim;
  const isUndone = claim.letterSentAt !== null && letterSentAt === null;
  await recordEvent(tx, {
    claimId: claim.id,
    kind: 'letter.failed',
    actor: theSystem,
    at,
    facts: {
      mail_id: failed.id,
      ...(record && { service_id: record.id }),
      attempts: failed.attempts,
      ...(isUndone && { deadline_was: claim.responseDeadline?.toISOString() ?? null }),
    },
    personal: { to: failed.toAddress, error: failed.lastError },
  });
}
