import { claimStatuses, statusWords } from '@plainclaim/domain/claims/statuses';
import { replyChannels, replyOrigin } from '@plainclaim/domain/replies/channels';
import { formatLongDate } from '@plainclaim/domain/shared/dates';
import { parseIsoDate, toIsoDate } from '@plainclaim/domain/shared/iso-date';
import { formatGbp, parsePounds } from '@plainclaim/domain/shared/money';
import type { IconName } from '../../art/icon.tsx';
import type { Review } from './api/admin-api.ts';

type Event = Review['history'][number];

const titles: Readonly<Record<string, { readonly title: string; readonly icon: IconName }>> = {
  'claim.submitted': { title: 'Claim submitted', icon: 'file' },
  'letter.written': { title: 'Letter written', icon: 'pencil' },
  'letter.queued': { title: 'Letter waits to be sent', icon: 'clock' },
  'letter.redated': { title: 'Letter dated on the day it leaves', icon: 'pencil' },
  'letter.replaced': { title: 'New letter: the one before was never received', icon: 'file' },
  'letter.sent': { title: 'Letter sent', icon: 'send' },
  'letter.failed': { title: 'Letter could not be delivered', icon: 'mail-x' },
  'letter.returned': { title: 'Letter came back', icon: 'post' },
  'party.corrected': { title: 'Details of the defendant corrected', icon: 'pencil' },
  'mail.queued': { title: 'An e-mail was written', icon: 'mail' },
  'mail.queued-again': { title: 'An e-mail is sent again', icon: 'send' },
  'mail.failed': { title: 'An e-mail could not be delivered', icon: 'mail-x' },
  'document.added': { title: 'Document added', icon: 'paperclip' },
  'deadline.passed': { title: 'Deadline passed without a reply', icon: 'hourglass' },
  'limitation.warned': { title: 'Warned that the time to go to court runs out', icon: 'hourglass' },
  'hold.set': { title: 'Claim paused', icon: 'clock' },
  'hold.confirmed': { title: 'Pause confirmed, or given other days', icon: 'clock' },
  'hold.lifted': { title: 'Pause ended', icon: 'clock' },
  'hold.ended': { title: 'Pause over', icon: 'clock' },
  'reply.unconfirmed': { title: 'Mail from an unconfirmed sender', icon: 'mail' },
  'reply.automatic': { title: 'Automatic mail that may be an answer', icon: 'mail' },
  'reply.judged': { title: 'Judged whether a mail is a reply', icon: 'hand' },
  'reply.match-undone': { title: 'Match with a reply undone', icon: 'circle-x' },
  'reply.file-added': { title: 'File added to a reply', icon: 'paperclip' },
  'reply.processed': { title: 'Response received', icon: 'reply' },
  'claim.email-changed': { title: 'Claimant’s e-mail address changed', icon: 'mail' },
  'claim.assessed': { title: 'Assessed', icon: 'scale' },
  'claim.assessment-taken-back': { title: 'Request taken back before it left', icon: 'circle-x' },
  'mail.corrected': { title: 'An e-mail was corrected in words', icon: 'mail' },
  'mail.correction-taken-back': { title: 'Correction taken back before it left', icon: 'circle-x' },
  'offer.made': { title: 'Settlement offer recorded', icon: 'pound' },
  'offer.withdrawn': { title: 'Settlement offer withdrawn', icon: 'x' },
  'offer.accepted': { title: 'Settlement offer accepted', icon: 'circle-check' },
  'offer.rejected': { title: 'Settlement offer rejected', icon: 'circle-x' },
  'solicitor.wanted': { title: 'Solicitor asked for', icon: 'scale' },
  'solicitor.consented': { title: 'Claimant agreed to share the case file', icon: 'scale' },
  'solicitor.asked': { title: 'Solicitor asked', icon: 'scale' },
  'solicitor.accepted': { title: 'Solicitor took the case on', icon: 'circle-check' },
  'solicitor.declined': { title: 'Solicitor declined', icon: 'circle-x' },
  'solicitor.passed-over': { title: 'Passed on to the next solicitor', icon: 'hourglass' },
  'solicitor.none-left': { title: 'No solicitor left to ask', icon: 'alert' },
  'solicitor.started': { title: 'Solicitor started work', icon: 'scale' },
  'solicitor.completed': { title: 'Solicitor completed the case', icon: 'circle-check' },
  'solicitor.withdrawn': { title: 'Search for a solicitor withdrawn', icon: 'circle-x' },
  'solicitor.message': { title: 'Message between solicitor and client', icon: 'message' },
  'payment.request-failed': { title: 'Payment link could not be sent', icon: 'alert' },
  'payment.link-sent': { title: 'Payment link sent', icon: 'send' },
  'payment.link-taken-back': { title: 'Payment link taken back before it left', icon: 'circle-x' },
  'payment.received': { title: 'Payment received', icon: 'pound' },
  'payment.surplus': { title: 'Surplus payment, going back to the payer', icon: 'pound' },
  'payment.refunded': { title: 'Payment refunded', icon: 'pound' },
  'refund.paid': { title: 'Refund paid by the card provider', icon: 'pound' },
  'refund.failed': { title: 'The card provider refused a refund', icon: 'circle-x' },
  'payout.paid': { title: 'Paid out to the claimant', icon: 'pound' },
  'payout.failed': { title: 'Payout failed', icon: 'circle-x' },
  'payout.due': { title: 'Payout to be tried again', icon: 'pound' },
  'payout.corrected': { title: 'Payout was not sent: marked as paid by mistake', icon: 'alert' },
  'payout.taken-back': { title: 'What was said of a payout was taken back', icon: 'circle-x' },
  'claim.paid': { title: 'Marked as paid', icon: 'pound' },
  'claim.cancelled': { title: 'Claim cancelled', icon: 'circle-x' },
  'claim.court-route-taken': { title: 'Court route taken', icon: 'gavel' },
};

/** An unlisted kind is shown readably: 'offer.made' becomes 'Offer made'. */
export function eventTitle({ kind }: Pick<Event, 'kind'>): { title: string; icon: IconName } {
  const known = titles[kind];
  if (known) return known;
  const words = kind.replace(/[._-]+/g, ' ');
  return { title: words.charAt(0).toUpperCase() + words.slice(1), icon: 'info' };
}

const actors: Readonly<Record<string, string>> = {
  plaintiff: 'the claimant',
  defendant: 'the defendant',
  solicitor: 'a solicitor',
  admin: 'an admin',
  tester: 'a tester',
  system: 'Plainclaim',
};

/** Names the admin who acted: only admins see this history. */
export const actorWords = ({ actor, actor_name: name }: Pick<Event, 'actor' | 'actor_name'>): string =>
  name ?? actors[actor] ?? actor;

const assessments: Readonly<Record<string, string>> = {
  'will-pay-yes': 'Will they pay? Yes',
  'will-pay-no': 'Will they pay? No',
  'will-pay-unclear': 'Will they pay? Unclear',
  dispute: 'Marked as a dispute',
  'not-dispute': 'Mark as a dispute taken back',
  clarification: 'Clarification requested from the defendant',
  escalation: 'Claimant asked to agree to a solicitor',
  'payment-link': 'Payment link sent',
};

const readers: Readonly<Record<string, string>> = {
  claimant: 'To the claimant',
  solicitor: 'To the solicitor',
  team: 'To our team',
};

const mails: Readonly<Record<string, string>> = {
  'referral-question': 'a case was offered',
  'referral-asked': 'who was asked, and why',
  'referral-nobody-left-claimant': 'nobody took the case on',
  'referral-nobody-left-team': 'nobody took the case on',
  'referral-withdrawn': 'the case was withdrawn',
  'referral-accepted-claimant': 'the case was accepted',
  'referral-accepted-team': 'the case was accepted',
  'referral-expired': 'the case was passed on',
  'referral-start': 'work was started',
  'referral-complete': 'work is done',
  'case-message-to-client': 'a message from the solicitor',
  'case-message-to-solicitor': 'a message from the client',
};

function mailWords(reader: string, kind: string | undefined): string {
  const about = kind && mails[kind];
  return `${readers[reader] ?? reader}${about ? `: ${about}` : ''}`;
}

/** The readable facts of an event, without ids and sizes. */
export function eventDetails({ facts }: Pick<Event, 'facts'>): string[] {
  const value = (name: string) => {
    const found = facts.find((fact) => fact.name === name)?.value;
    return found === undefined || found === 'null' || found === '' ? undefined : found;
  };
  const [said, type, confidence, from, to] = ['said', 'type', 'confidence', 'from', 'to'].map(value);
  const [amount, reference] = ['amount', 'reference'].map(value);
  const pounds = amount === undefined ? undefined : parsePounds(amount);
  const channel = replyChannels.find((one) => one === value('channel'));
  const [deadlineWas, until] = ['deadline_was', 'until'].map(value);
  const [datedWas, datedOn] = ['dated_was', 'letter_dated_on'].map((name) => parseIsoDate(value(name) ?? ''));
  const [told, changed] = ['told', 'changed'].map(value);
  // Other events have a code as their reason.
  const reason = value('payment_id') || value('payout_id') ? value('reason') : undefined;
  return [
    ...(told ? [mailWords(told, value('mail_kind'))] : []),
    ...(said ? [assessments[said] ?? said] : []),
    ...(pounds !== undefined ? [`${formatGbp(pounds)}${reference ? `, reference ${reference}` : ''}`] : []),
    ...(reason ? [`Reason: ${reason}`] : []),
    ...(channel
      ? [replyOrigin({ channel, receivedOn: parseIsoDate(value('received_on') ?? '') ?? null, sender: '' })]
      : []),
    ...(type ? [`Read as ${type}${confidence ? `, ${confidence} confidence` : ''}`] : []),
    ...(from && to && from !== to ? [`${inWords(from)} → ${inWords(to)}`] : []),
    ...(until ? [`Until ${formatLongDate(toIsoDate(until))}`] : []),
    ...(changed ? [correctedWords(changed)] : []),
    ...(value('to') === 'team' ? ['To our team, to be delivered another way'] : []),
    ...(datedWas && datedOn && datedWas !== datedOn
      ? [`Dated ${formatLongDate(datedOn)}, no longer ${formatLongDate(datedWas)}`]
      : []),
    ...(deadlineWas ? [`The deadline was ${formatLongDate(new Date(deadlineWas))}`] : []),
  ];
}

const partsOfParty: Readonly<Record<string, string>> = {
  name: 'name',
  contact: 'contact person',
  email: 'e-mail address',
  address: 'postal address',
};

/** Which details, and not their words: they are on the claim. */
const correctedWords = (changed: string): string =>
  `Corrected: ${(JSON.parse(changed) as string[]).map((part) => partsOfParty[part] ?? part).join(', ')}`;

function inWords(status: string): string {
  const known = claimStatuses.find((one) => one === status);
  return known ? statusWords[known].label : status;
}
