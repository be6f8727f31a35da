import { formatDateTime } from '@plainclaim/domain/shared/dates';
import type { ClaimMail } from '../../lib/claims-api.ts';

const titles: Readonly<Record<string, string>> = {
  'letter-before-action': 'Letter Before Action',
  'letter-to-deliver': 'Letter to be delivered another way',
  'claim-confirmation': 'Claim confirmation',
  'claim-letter-new-date': 'Your letter as it went out',
  'claim-deadline-passed': 'No reply by the deadline',
  'claim-time-runs-out': 'Your time to go to court runs out',
  'claim-mail-failed': 'An email could not be delivered',
  'claim-mail-failed-team': 'Our team was told of a failed email',
  'referral-asked': 'A solicitor was asked',
  'referral-nobody-left-claimant': 'No solicitor found so far',
  'referral-accepted-claimant': 'A solicitor took your case on',
  'referral-start': 'Your solicitor started work',
  'referral-complete': 'Your solicitor completed the work',
  'case-message-to-client': 'A message from your solicitor',
  'case-message-to-solicitor': 'Your message to the solicitor',
};

/** A mail's title by its kind; the subject for kinds that are not listed. */
export const mailTitle = ({ kind, subject }: Pick<ClaimMail, 'kind' | 'subject'>): string =>
  titles[kind] ?? subject;

type Mail = Pick<ClaimMail, 'kind' | 'to' | 'state' | 'created_at' | 'sent_at' | 'attachments'>;

/** Recipient and time. */
export function mailLine(mail: Mail, ownEmail: string): string {
  const to = mail.kind === 'letter-to-deliver' ? 'our team' : mail.to === ownEmail ? 'you' : mail.to;
  const when = formatDateTime(new Date(mail.sent_at ?? mail.created_at));
  const files = mail.attachments > 0 ? `, ${attachmentWords(mail.attachments)}` : '';
  return `To ${to}, ${when}${files}`;
}

export const attachmentWords = (count: number): string => `with ${count} attachment(s)`;

/** What a failed mail means: a letter that did not arrive is the claimant's to send another way. */
export const failedWords = (mail: Pick<ClaimMail, 'kind' | 'subject' | 'to'>): string =>
  mail.kind === 'letter-before-action'
    ? `Your letter to ${mail.to} did not arrive. What you can do is said below, and our team has been told too.`
    : `${mailTitle(mail)} to ${mail.to} did not arrive. Our team has been told.`;

const teamNotified =
  'Our product team has been notified about the unknown email address and will find another way to deliver the letter. You can also post it yourself.';

const isLetter = ({ kind }: Pick<Mail, 'kind'>): boolean =>
  kind === 'letter-before-action' || kind === 'letter-to-deliver';

/** Failed mails, oldest first, without a letter that was sent again since: what became of that one counts. */
export function openFailures<One extends Pick<ClaimMail, 'kind' | 'state'>>(
  mails: readonly One[],
): readonly One[] {
  const newestLetter = mails.findLast(isLetter);
  return mails.filter((mail) => mail.state === 'failed' && (!isLetter(mail) || mail === newestLetter));
}

/** The state of the letter's mail in a sentence; undefined for other mails and for a failed one. */
export function letterOutcome(mail: Mail): string | undefined {
  if (!isLetter(mail)) return undefined;
  const isToDefendant = mail.kind === 'letter-before-action';
  if (mail.state === 'queued')
    return isToDefendant
      ? `Your letter is about to leave for ${mail.to}.`
      : 'Our product team is being notified.';
  if (mail.state === 'failed') return undefined;
  if (!isToDefendant) return teamNotified;
  const sent = 'Letter Before Action has been sent to the defendant';
  return mail.attachments > 0 ? `${sent} ${attachmentWords(mail.attachments)}` : sent;
}
