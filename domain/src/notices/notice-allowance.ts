import { authMailPrefix } from '../accounts/secret-mail.ts';

/** The kind of a mail that bundles several notices. */
export const gatheredKind = 'notices-gathered';

/**
 * Kinds of mails that are always sent at once, and what limits their number instead. Every other kind, new ones
 * included, is a notice.
 */
export const neverGathered: readonly {
  readonly kind: string | RegExp;
  readonly why: string;
}[] = [
  {
    kind: new RegExp(`^${authMailPrefix}`),
    why: 'codes and links that somebody waits for, limited per mailbox and sender, and news of an account’s safety',
  },
  { kind: /^account-/, why: 'news of an account’s safety, which must not wait' },
  { kind: 'payout-details-changed', why: 'news of an account’s safety, which must not wait' },
  { kind: 'letter-before-action', why: 'the letter itself: five a day to one mailbox' },
  { kind: 'letter-to-deliver', why: 'the letter itself, to our own team' },
  { kind: 'claim-confirmation', why: 'carries the copy of the letter: ten claims per account and hour' },
  { kind: 'claim-letter-new-date', why: 'carries the copy of the letter: one for each letter that went out' },
  { kind: 'payment-receipt', why: 'carries the receipt: one for each payment' },
  { kind: 'payment-received', why: 'carries the receipt: one for each payment' },
  {
    kind: /^(?:correction|payout-(?:paid|failed|corrected)|refund-to-(?:payer|claimant))$/,
    why: 'corrects what was said, or tells of money: one for each act of an admin, who was told when it leaves',
  },
  {
    kind: /^(?:payment-link|payment-link-to-deliver|offer-to-claimant|offer-withdrawn-claimant|clarification-asked|escalation-asked)$/,
    why: 'one for each act of an admin, who was told that it leaves in a minute',
  },
  { kind: 'contact-message', why: 'its reader answers it: limited per visitor' },
  { kind: gatheredKind, why: 'the notices that were gathered; it takes the place of one' },
];

/** Whether mails of this kind are bundled once their recipient has had many within an hour. */
export const isNotice = (kind: string): boolean =>
  !neverGathered.some(({ kind: one }) => (typeof one === 'string' ? one === kind : one.test(kind)));

/** Whether mails of this kind count towards the hourly limit of a mailbox. */
export const countsAsNotice = (kind: string): boolean => kind === gatheredKind || isNotice(kind);

/** The hourly limit of a mailbox; a bundle counts as one. */
export const noticesPerHour = 10;

/** The most notices in one bundle; the rest go into the next one, an hour later. */
export const mostGathered = 50;

const hourMs = 3_600_000;

/** Notices sent before this moment no longer count. */
export const noticesCountSince = (now: Date): Date => new Date(now.getTime() - hourMs);

/**
 * When to send a notice: now, or when the oldest of the counted notices is an hour old. `left` has the send times of the
 * last hour for this mailbox, at least the newest `noticesPerHour` of them.
 */
export function whenNoticeLeaves(left: readonly Date[], now: Date): 'now' | Date {
  const counted = left
    .filter((at) => at > noticesCountSince(now))
    .sort((a, b) => b.getTime() - a.getTime())
    .slice(0, noticesPerHour);
  const first = counted.at(-1);
  if (first === undefined || counted.length < noticesPerHour) return 'now';
  return new Date(first.getTime() + hourMs);
}

export const gatheredSubject = (count: number): string => `${count} notices from Plainclaim`;
