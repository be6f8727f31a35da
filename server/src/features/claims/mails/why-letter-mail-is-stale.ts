import { responseDays } from '@plainclaim/domain/letters/response-deadline';
import { printedReplyBy } from '@plainclaim/domain/letters/serving/reply-window';
import { dayHasPassed } from '@plainclaim/domain/letters/serving/sending-again';
import { londonDateOf } from '@plainclaim/domain/shared/dates';
import { normaliseEmail } from '@plainclaim/domain/shared/email-address';
import { type IsoDate, toIsoDate } from '@plainclaim/domain/shared/iso-date';
import { and, desc, eq, inArray } from 'drizzle-orm';
import type { Executor } from '../../../platform/db/db.ts';
import type { EmailRow } from '../../../platform/mail/mail.store.ts';
import { emails } from '../../../platform/mail/mail.tables.ts';
import { type ClaimRow, claimById } from '../claims.store.ts';
import { filesOfLetter } from '../letter/letter-file.ts';
import { lastDayToReply } from '../service/last-day-to-reply.ts';
import { letterFilesOf } from './claim-mails.store.ts';
import { letterKinds, mailKinds } from './mail-kinds.ts';

const letterHasChanged =
  'The letter was dated anew or corrected since. Send or post it on the page of the claim.';

type Mail = Pick<EmailRow, 'id' | 'kind' | 'toAddress'>;

/** Why a failed mail with a claim's letter must not be sent again; undefined while it may. */
export async function whyLetterMailIsStale(
  executor: Executor,
  dedupeKey: string,
  now: Date,
): Promise<string | undefined> {
  const [mail] = await executor.select().from(emails).where(eq(emails.dedupeKey, dedupeKey));
  const claim = mail?.claimId ? await claimById(executor, mail.claimId) : undefined;
  if (!mail || !claim) return undefined;
  const reason = await whyNotToLeave(executor, claim, mail, londonDateOf(now));
  if (reason !== undefined || (await carriesLetterOf(executor, claim, mail))) return reason;
  return letterHasChanged;
}

/**
 * Why a mail with the claim's letter does not leave, or leave again; undefined where it may. A letter that was sent again
 * since, or that goes to another address than the claim has, would contradict what the claim and its ledger say.
 */
export async function whyNotToLeave(
  executor: Executor,
  claim: ClaimRow,
  mail: Mail,
  today: IsoDate,
): Promise<string | undefined> {
  if ((await newestLetterMail(executor, claim.id)) !== mail.id) return 'The letter was sent again since.';
  if (!isToParty(claim, mail))
    return 'The details of the other side were corrected since. Send the letter again on the page of the claim.';
  // One to our team is written anew.
  if (mail.kind === mailKinds.letter && !(await carriesLetterOf(executor, claim, mail)))
    return letterHasChanged;
  const until = lastDayOf(claim);
  return until !== undefined && until < today ? dayHasPassed(until) : undefined;
}

/** The day to reply of a letter of which some copy arrived. */
function lastDayOf(claim: ClaimRow): IsoDate | undefined {
  if (claim.letterSentAt === null || claim.letterDatedOn === null) return undefined;
  const letterDatedOn = toIsoDate(claim.letterDatedOn);
  const days = responseDays(claim.issueType, claim.jurisdiction);
  return lastDayToReply(claim, printedReplyBy({ letterDatedOn, days }));
}

async function newestLetterMail(executor: Executor, claimId: string): Promise<string | undefined> {
  const [newest] = await executor
    .select({ id: emails.id })
    .from(emails)
    .where(and(eq(emails.claimId, claimId), inArray(emails.kind, [...letterKinds])))
    .orderBy(desc(emails.createdAt), desc(emails.id))
    .limit(1);
  return newest?.id;
}

function isToParty(claim: ClaimRow, mail: Mail): boolean {
  const isToTeam = mail.kind === mailKinds.letterToDeliver;
  if (isToTeam !== claim.defendantEmailUnknown) return false;
  return isToTeam || normaliseEmail(mail.toAddress) === normaliseEmail(claim.defendantEmail);
}

/** Not where the letter was dated anew or corrected after the mail was written. */
export async function carriesLetterOf(
  executor: Executor,
  { id, generatedLetterContent }: Pick<ClaimRow, 'id' | 'generatedLetterContent'>,
  mail: Pick<EmailRow, 'id'>,
): Promise<boolean> {
  const files = filesOfLetter(id, generatedLetterContent ?? '');
  return (await letterFilesOf(executor, mail.id)).every((key) => files.includes(key));
}
