import type { Actor } from '@plainclaim/domain/accounts/actor';
import { type LetterStanding, letterStanding } from '@plainclaim/domain/claims/letter-standing';
import type { SeenAt } from '@plainclaim/domain/shared/mail-acts';
import type { Executor } from '../../../platform/db/db.ts';
import type { ClaimRow } from '../claims.store.ts';
import type { ClaimDocumentRow } from '../evidence/claim-documents.store.ts';
import { letterAttempts, type MailOfClaim, noAttempts } from '../mails/claim-mails.store.ts';
import { failedMailWords } from '../mails/failed-mail-words.ts';
import { letterKinds, mailKinds } from '../mails/mail-kinds.ts';

export type MailState = 'queued' | 'sent' | 'failed' | 'kept';

export type ClaimMail = Pick<
  MailOfClaim,
  'id' | 'kind' | 'to' | 'subject' | 'createdAt' | 'sentAt' | 'attachments'
> & {
  readonly state: MailState;
  /** What the user should know about this mail, in words. */
  readonly notice: string | null;
};

/**
 * The mails that the claim page lists. Mails to our own team are for admins only, and so are those
 * that can still be taken back; a solicitor sees only the letter, which belongs to the case file.
 */
export function claimMails(
  mails: readonly MailOfClaim[],
  documents: readonly ClaimDocumentRow[],
  actor: Pick<Actor, 'role'>,
  seenAt: SeenAt,
  teamMailbox: string | undefined,
): readonly ClaimMail[] {
  return mails
    .filter((mail) => maySee(actor, mail, teamMailbox))
    .filter(({ heldUntil }) => !seenAt || !heldUntil || heldUntil <= seenAt)
    .map((mail) => ({ ...mail, state: stateOf(mail), notice: noticeOf(mail, documents) }));
}

function maySee(
  { role }: Pick<Actor, 'role'>,
  { kind, to }: Pick<MailOfClaim, 'kind' | 'to'>,
  teamMailbox: string | undefined,
): boolean {
  // Also where it goes to our team: how the letter is delivered is the claimant's business.
  if (letterKinds.includes(kind)) return true;
  if (role === 'solicitor') return false;
  const isToTeam = kind.endsWith('-team') || to.toLowerCase() === teamMailbox?.toLowerCase();
  return role === 'admin' || !isToTeam;
}

export function stateOf({
  sentAt,
  failedAt,
  keptAt,
}: Pick<MailOfClaim, 'sentAt' | 'failedAt' | 'keptAt'>): MailState {
  if (sentAt) return 'sent';
  if (failedAt) return 'failed';
  return keptAt ? 'kept' : 'queued';
}

/** How far the claim's letter has got. Asks the ledger only for a letter that has not left by a mail. */
export async function standingOf(
  executor: Executor,
  claim: Pick<ClaimRow, 'id' | 'generatedLetterContent' | 'letterSentAt'>,
  mails: readonly MailOfClaim[],
): Promise<LetterStanding> {
  const hasLetter = claim.generatedLetterContent !== null;
  const letters = mails.filter(({ kind }) => letterKinds.includes(kind));
  const isQueued = letters.some((mail) => mail.kind === mailKinds.letter && stateOf(mail) === 'queued');
  const byMail = letterStanding({ ...claim, hasLetter, isQueued, wasTried: letters.length > 0 });
  if (byMail !== 'unsent') return byMail;
  const attempts = (await letterAttempts(executor, [claim.id])).get(claim.id) ?? noAttempts;
  return letterStanding({ ...claim, hasLetter, ...attempts });
}

function noticeOf(mail: MailOfClaim, documents: readonly ClaimDocumentRow[]): string | null {
  const notices = stateOf(mail) === 'failed' ? [failedMailWords(mail.lastError)] : [];
  if (letterKinds.includes(mail.kind)) notices.push(...documentNotices(documents));
  return notices.length === 0 ? null : notices.join(' ');
}

function documentNotices(documents: readonly ClaimDocumentRow[]): string[] {
  const names = (how: ClaimDocumentRow['sentAs']) =>
    documents.filter(({ sentAs }) => sentAs === how).map(({ fileName }) => fileName);
  const [linked, leftOut, keptBack] = [names('linked'), names('left-out'), names('kept-back')];
  const said: string[] = [];
  if (linked.length > 0)
    said.push(`Sent as a link, because the email would have been too large: ${linked.join(', ')}.`);
  if (leftOut.length > 0) said.push(`Not sent, because the file could not be read: ${leftOut.join(', ')}.`);
  if (keptBack.length > 0) said.push(`Not sent, because it was kept back: ${keptBack.join(', ')}.`);
  return said;
}
