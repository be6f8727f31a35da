import { isOpen } from '@plainclaim/domain/claims/statuses';
import { redateLetter } from '@plainclaim/domain/letters/redate-letter';
import { londonDateOf } from '@plainclaim/domain/shared/dates';
import { type IsoDate, toIsoDate } from '@plainclaim/domain/shared/iso-date';
import type { Tx } from '../../../platform/db/db.ts';
import type { EmailRow } from '../../../platform/mail/mail.store.ts';
import { MailWithdrawnError } from '../../../platform/mail/mail-transport.ts';
import { rewriteQueued } from '../../../platform/mail/queue-mail.ts';
import { recordEvent } from '../../history/index.ts';
import type { ClaimsDeps } from '../claims.deps.ts';
import { type ClaimRow, claimById, documentsOfClaim, lockClaim, setDocumentsSent } from '../claims.store.ts';
import { theSystem } from '../event-actor.ts';
import { abandonFiles } from '../evidence/unclaimed-files.ts';
import { newestFacts } from '../facts/facts.store.ts';
import { finishLetter } from '../letter/finish-letter.ts';
import { factsOfClaim } from '../letter/letter-facts.ts';
import { filesOfLetter, letterFileKey } from '../letter/letter-file.ts';
import { filesNotCarried, moveLetterFile } from '../mails/claim-mails.store.ts';
import { letterKinds } from '../mails/mail-kinds.ts';
import { type LetterParcel, packLetter } from '../submission/pack-letter.ts';
import { changeClaim } from '../write-claim.ts';
import { letterByText } from './letter-hash.ts';
import { addOutcome, recordOfMail } from './service.store.ts';

/**
 * Called before each attempt to send a mail. A letter that leaves on a later day than the one it bears is dated anew, so
 * that the other side has all its days; one of a closed claim does not leave.
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
    if (!isToBeRedated(claim, today)) return email;
    const redated = await redate(deps, claim, today);
    return await deps.db.transaction((tx) => storeIn(deps, tx, email, claim, redated));
  };

/** Once some copy has arrived, every further copy is the same letter with the same last day. */
const isToBeRedated = (
  { letterDatedOn, letterSentAt, generatedLetterContent }: ClaimRow,
  today: IsoDate,
): boolean =>
  generatedLetterContent !== null && letterSentAt === null && letterDatedOn !== null && letterDatedOn < today;

type Redated = { readonly letter: string; readonly datedOn: IsoDate; readonly parcel: LetterParcel };

async function redate(deps: ClaimsDeps, claim: ClaimRow, today: IsoDate): Promise<Redated> {
  const told = (await newestFacts(deps.db, claim.id))?.content;
  const { law } = deps;
  const facts = factsOfClaim(claim, told);
  const was = toIsoDate(claim.letterDatedOn ?? today);
  const text = redateLetter(claim.generatedLetterContent ?? '', { facts, law }, was, today);
  const letter = finishLetter(deps, text, { facts, today, law }, claim);
  const dated = { ...claim, letterDatedOn: today, responseDeadline: null };
  const parcel = await packLetter(deps, dated, letter, await documentsOfClaim(deps.db, claim.id), told);
  return { letter, datedOn: today, parcel };
}

async function storeIn(
  deps: ClaimsDeps,
  tx: Tx,
  email: EmailRow,
  found: ClaimRow,
  { letter, datedOn, parcel }: Redated,
): Promise<EmailRow> {
  const now = deps.clock.now();
  const claim = await lockClaim(tx, found.id);
  // The next attempt goes by what it is then.
  if (claim?.generatedLetterContent !== found.generatedLetterContent || !isToBeRedated(claim, datedOn))
    throw new Error('the claim changed while its letter was dated anew');
  const rewritten = await rewriteQueued(deps, tx, email, parcel.mail);
  if (!rewritten) throw new Error('another worker has taken the mail since');
  await setDocumentsSent(tx, parcel.documents);
  await moveFiles(tx, claim, letter, parcel, now);
  await changeClaim(tx, claim, { generatedLetterContent: letter, letterDatedOn: datedOn }, now);
  const record = await recordOfMail(tx, email.id);
  if (record)
    await addOutcome(tx, {
      serviceId: record.id,
      outcome: 'queued',
      at: now,
      by: 'system',
      letter: letterByText({ ...claim, letterDatedOn: datedOn, text: letter }),
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
      letter_dated_on: datedOn,
    },
  });
  return rewritten;
}

/** The PDF of the letter, which the claimant's copy carries too, and the papers that go with it. */
async function moveFiles(
  tx: Tx,
  { id, generatedLetterContent: before }: ClaimRow,
  letter: string,
  { enclosesDebtPapers }: LetterParcel,
  now: Date,
): Promise<void> {
  const filesOf = (text: string) =>
    enclosesDebtPapers ? filesOfLetter(id, text) : [letterFileKey(id, text)];
  const files = filesOf(letter);
  const earlier = filesOf(before ?? '');
  for (const [at, was] of earlier.entries()) await moveLetterFile(tx, id, { was, is: files[at] ?? was });
  await abandonFiles(tx, await filesNotCarried(tx, id, earlier), now);
}
