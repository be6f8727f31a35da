import { isOpen } from '@plainclaim/domain/claims/statuses';
import { londonDateOf } from '@plainclaim/domain/shared/dates';
import { type IsoDate, toIsoDate } from '@plainclaim/domain/shared/iso-date';
import type { Tx } from '../../../platform/db/db.ts';
import type { EmailRow } from '../../../platform/mail/mail.store.ts';
import { MailWithdrawnError } from '../../../platform/mail/mail-transport.ts';
import { rewriteQueued } from '../../../platform/mail/queue-mail.ts';
import { recordEvent } from '../../history/index.ts';
import type { ClaimsDeps } from '../claims.deps.ts';
import { type ClaimRow, claimById, lockClaim } from '../claims.store.ts';
import { theSystem } from '../event-actor.ts';
import { abandonFiles } from '../evidence/unclaimed-files.ts';
import { filesNotCarried, letterFilesOf } from '../mails/claim-mails.store.ts';
import { letterKinds } from '../mails/mail-kinds.ts';
import { carriesLetterOf, whyNotToLeave } from '../mails/why-letter-mail-is-stale.ts';
import { type LetterAnew, packLetterAsItIs, storeLetterAnew, writeLetterAnew } from './again/letter-anew.ts';
import { letterByText } from './letter-hash.ts';
import { addOutcome, recordOfMail } from './service.store.ts';

/**
 * Called before each attempt to send a mail. A letter that leaves on a later day than the one it bears is dated anew, so
 * that the other side has all its days; a mail to our team with an earlier letter is written anew; one of a closed claim
 * does not leave, nor one that was sent again since.
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
    const day = dayToBear(claim, today);
    if (day === undefined) return email;
    const keepsDate = day === claim.letterDatedOn;
    if (keepsDate && (await carriesLetterOf(deps.db, claim, email))) return email;
    const anew = keepsDate
      ? await packLetterAsItIs(deps, claim, day)
      : await writeLetterAnew(deps, claim, day);
    return await deps.db.transaction((tx) => storeIn(deps, tx, email, claim, anew));
  };

/** Once some copy has arrived, every further copy is the same letter with the same last day. */
function dayToBear(claim: ClaimRow, today: IsoDate): IsoDate | undefined {
  const { letterDatedOn, letterSentAt, generatedLetterContent } = claim;
  if (generatedLetterContent === null || letterDatedOn === null) return undefined;
  return letterSentAt === null && letterDatedOn < today ? today : toIsoDate(letterDatedOn);
}

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
  const isSame = claim?.generatedLetterContent === found.generatedLetterContent;
  if (!claim || !isSame || dayToBear(claim, anew.datedOn) !== anew.datedOn)
    throw new Error('the claim changed while its letter was dated anew');
  const carried = await letterFilesOf(tx, email.id);
  const rewritten = await rewriteQueued(deps, tx, email, anew.parcel.mail);
  if (!rewritten) throw new Error('another worker has taken the mail since');
  const changed = await storeLetterAnew(tx, claim, anew, now);
  await abandonFiles(tx, await filesNotCarried(tx, claim.id, carried), now);
  const record = await recordOfMail(tx, email.id);
  if (record)
    await addOutcome(tx, {
      serviceId: record.id,
      outcome: 'queued',
      at: now,
      by: 'system',
      letter: letterByText({ ...changed, text: anew.letter }),
    });
  // Dated anew before: that is history already.
  if (anew.datedOn === claim.letterDatedOn) return rewritten;
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
