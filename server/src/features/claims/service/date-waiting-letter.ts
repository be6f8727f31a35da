import { isOpen } from '@plainclaim/domain/claims/statuses';
import { londonDateOf } from '@plainclaim/domain/shared/dates';
import type { IsoDate } from '@plainclaim/domain/shared/iso-date';
import type { Tx } from '../../../platform/db/db.ts';
import type { EmailRow } from '../../../platform/mail/mail.store.ts';
import { MailWithdrawnError } from '../../../platform/mail/mail-transport.ts';
import { rewriteQueued } from '../../../platform/mail/queue-mail.ts';
import { recordEvent } from '../../history/index.ts';
import type { ClaimsDeps } from '../claims.deps.ts';
import { type ClaimRow, claimById, lockClaim } from '../claims.store.ts';
import { theSystem } from '../event-actor.ts';
import { letterKinds } from '../mails/mail-kinds.ts';
import { whyNotToLeave } from '../mails/why-letter-mail-is-stale.ts';
import { type LetterAnew, storeLetterAnew, writeLetterAnew } from './again/letter-anew.ts';
import { letterByText } from './letter-hash.ts';
import { addOutcome, recordOfMail } from './service.store.ts';

/**
 * Called before each attempt to send a mail. A letter that leaves on a later day than the one it bears is dated anew, so
 * that the other side has all its days; one of a closed claim does not leave, nor one that another letter replaced.
 */
export const dateWaitingLetter =
  (deps: ClaimsDeps) =>
  async (email: EmailRow): Promise<EmailRow> => {
    if (!letterKinds.includes(email.kind) || email.claimId === null) return email;
    const claim = await claimById(deps.db, email.claimId);
    if (!claim) return email;
    if (!isOpen(claim.status))
      throw new MailWithdrawnError('Not sent: the claim was closed before the letter left.');
    const today = londonDateOf(deps.clock.now());
    const reason = await whyNotToLeave(deps.db, claim, email, today);
    if (reason !== undefined) throw new MailWithdrawnError(`Not sent. ${reason}`);
    if (!isToBeRedated(claim, today)) return email;
    const anew = await writeLetterAnew(deps, claim, today);
    return await deps.db.transaction((tx) => storeIn(deps, tx, email, claim, anew));
  };

/** Once some copy has arrived, every further copy is the same letter with the same last day. */
const isToBeRedated = (
  { letterDatedOn, letterSentAt, generatedLetterContent }: ClaimRow,
  today: IsoDate,
): boolean =>
  generatedLetterContent !== null && letterSentAt === null && letterDatedOn !== null && letterDatedOn < today;

async function storeIn(
  deps: ClaimsDeps,
  tx: Tx,
  email: EmailRow,
  found: ClaimRow,
  anew: LetterAnew,
): Promise<EmailRow> {
  const now = deps.clock.now();
  const claim = await lockClaim(tx, found.id);
  // The next attempt goes by what it is then.
  if (claim?.generatedLetterContent !== found.generatedLetterContent || !isToBeRedated(claim, anew.datedOn))
    throw new Error('the claim changed while its letter was dated anew');
  const rewritten = await rewriteQueued(deps, tx, email, anew.parcel.mail);
  if (!rewritten) throw new Error('another worker has taken the mail since');
  const changed = await storeLetterAnew(tx, claim, anew, now);
  const record = await recordOfMail(tx, email.id);
  if (record)
    await addOutcome(tx, {
      serviceId: record.id,
      outcome: 'queued',
      at: now,
      by: 'system',
      letter: letterByText({ ...changed, text: anew.letter }),
    });
  await recordEvent(tx, {
    claimId: claim.id,
    kind: 'letter.redated',
    actor: theSystem,
    at: now,
    facts: {
      mail_id: email.id,
      ...(record && { service_id: record.id }),
      dated_was: claim.letterDatedOn,
      letter_dated_on: anew.datedOn,
    },
  });
  return rewritten;
}
