import { authMailPrefix } from '../accounts/secret-mail.ts';

/** The mail that many notices leave in. */
export const gatheredKind = 'notices-gathered';

/**
 * Mails that leave at once, however many there are, with what bounds them instead. Every other mail is a notice; a kind that
 * comes later counts as one.
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
  { kind: 'payment-receipt', why: 'carries the receipt: one for each payment' },
  { kind: 'payment-received', why: 'carries the receipt: one for each payment' },
  { kind: 'contact-message', why: 'its reader answers it: limited per visitor' },
  { kind: gatheredKind, why: 'the notices that were gathered; it takes the place of one' },
];

/** Whether a mail of this kind waits for others when its reader has had many. */
export const isNotice = (kind: string): boolean =>
  !neverGathered.some(({ kind: one }) => (typeof one === 'string' ? one === kind : one.test(kind)));

/** Whether it fills the hour of its reader. */
export const countsAsNotice = (kind: string): boolean => kind === gatheredKind || isNotice(kind);

/** Notices to one mailbox within an hour, a mail of gathered ones included. */
export const noticesPerHour = 10;

/** Notices in one mail; the rest go with the next one, an hour later. */
export const mostGathered = 50;

const hourMs = 3_600_000;

/** From when on a notice that left still counts. */
export const noticesCountSince = (now: Date): Date => new Date(now.getTime() - hourMs);

/**
 * What becomes of a notice: it leaves, or it waits until the first of those that left an hour ago no longer counts. `left` is when
 * notices left to this mailbox within the last hour, the newest `noticesPerHour` of them at least.
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
