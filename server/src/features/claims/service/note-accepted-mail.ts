import type { Tx } from '../../../platform/db/db.ts';
import type { AcceptedEmail } from '../../../platform/mail/send-mail.ts';
import { recordEvent } from '../../history/index.ts';
import type { ClaimsDeps } from '../claims.deps.ts';
import { lockClaim } from '../claims.store.ts';
import { theSystem } from '../event-actor.ts';
import { mailKinds } from '../mails/mail-kinds.ts';
import { followArrival } from './follow-arrival.ts';
import { letterByPdf } from './letter-hash.ts';
import { addOutcome, recordOfMail } from './service.store.ts';

type Deps = Pick<ClaimsDeps, 'clock' | 'files' | 'log'>;

/**
 * Called in the transaction that records a mail as accepted by the mail server, or as stored by the embedded mailbox: only
 * then does a letter count as sent, and its days begin.
 */
export const noteAcceptedMail =
  (deps: Deps) =>
  async (tx: Tx, mail: AcceptedEmail): Promise<void> => {
    if (mail.kind !== mailKinds.letter || mail.claimId === null) return;
    const claim = await lockClaim(tx, mail.claimId);
    const record = claim && (await recordOfMail(tx, mail.id));
    if (!claim || !record) return;
    const at = deps.clock.now();
    const text = claim.generatedLetterContent;
    const letter = text === null ? null : await letterByPdf(deps, { ...claim, text });
    await addOutcome(tx, { serviceId: record.id, outcome: 'sent', at, by: 'system', letter });
    const { responseDeadline } = await followArrival(tx, claim, at);
    await recordEvent(tx, {
      claimId: claim.id,
      kind: 'letter.sent',
      actor: theSystem,
      at,
      facts: {
        mail_id: mail.id,
        service_id: record.id,
        to: 'defendant',
        letter_dated_on: claim.letterDatedOn,
        response_deadline: responseDeadline?.toISOString() ?? null,
      },
      personal: { defendant_email: mail.toAddress },
    });
  };
