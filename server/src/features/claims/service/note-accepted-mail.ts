import { letterOf } from '@plainclaim/domain/letters/serving/service-record';
import type { Tx } from '../../../platform/db/db.ts';
import type { AcceptedEmail } from '../../../platform/mail/send-mail.ts';
import { recordEvent } from '../../history/index.ts';
import type { ClaimsDeps } from '../claims.deps.ts';
import { lockClaim } from '../claims.store.ts';
import { theSystem } from '../event-actor.ts';
import { mailKinds } from '../mails/mail-kinds.ts';
import { carriesLetterOf } from '../mails/why-letter-mail-is-stale.ts';
import { followArrival } from './follow-arrival.ts';
import { letterByPdf } from './letter-hash.ts';
import { addOutcome, recordOfMail } from './service.store.ts';
import { tellOfNewDate } from './tell-of-new-date.ts';

type Deps = Pick<ClaimsDeps, 'clock' | 'files' | 'log' | 'jobs' | 'config' | 'siteUrl'>;

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
    // One that was given up and is accepted all the same may carry a letter that was replaced since: the attempt keeps it.
    const isOfClaim = text !== null && (await carriesLetterOf(tx, claim, mail));
    const letter = isOfClaim ? await letterByPdf(deps, { ...claim, text }) : null;
    await addOutcome(tx, { serviceId: record.id, outcome: 'sent', at, by: 'system', letter });
    const changed = await followArrival(tx, claim, at);
    await recordEvent(tx, {
      claimId: claim.id,
      kind: 'letter.sent',
      actor: theSystem,
      at,
      facts: {
        mail_id: mail.id,
        service_id: record.id,
        to: 'defendant',
        letter_dated_on: isOfClaim ? claim.letterDatedOn : letterOf(record).letterDatedOn,
        response_deadline: changed.responseDeadline?.toISOString() ?? null,
      },
      personal: { defendant_email: mail.toAddress },
    });
    if (isOfClaim) await tellOfNewDate(deps, tx, changed);
  };
