import { groupDigits } from './digits.ts';
import { codePointLength } from './text.ts';

/**
 * How long an admin can undo an act. Until then its mail is held and the parties are not shown the act, so an undone
 * act leaves no trace for them.
 */
export const secondsHeldBack = 60;

export const heldBackUntil = (at: Date): Date => new Date(at.getTime() + secondsHeldBack * 1000);

export const isHeldBack = (at: Date, now: Date): boolean => now < heldBackUntil(at);

/** Parties are shown held acts of this moment or earlier. */
export const newestShownAt = (now: Date): Date => new Date(now.getTime() - secondsHeldBack * 1000);

/** The moment at which a party looks, or null for an admin, who sees every act at once. */
export type SeenAt = Date | null;

export const seenAt = ({ role }: { readonly role: string | null }, now: Date): SeenAt =>
  role === 'admin' ? null : now;

/** Mails whose act is undone with them. What a claimant or a card provider has done already is not in this list. */
export const takeBackKinds = [
  'payment-link',
  'payment-link-to-deliver',
  'clarification-asked',
  'escalation-asked',
  'payout-paid',
  'payout-failed',
  'payout-corrected',
  'correction',
] as const;

export type TakeBackKind = (typeof takeBackKinds)[number];

/**
 * Mails whose act is dropped when their claim is closed in its minute: they ask for something that nobody can do any
 * more. What is said of a payout, and a correction of what has left, stays true.
 */
export const endingKinds = [
  'offer-to-claimant',
  'payment-link',
  'payment-link-to-deliver',
  'clarification-asked',
  'escalation-asked',
] as const;

export type EndingKind = (typeof endingKinds)[number];

/** Mails to a party that an admin's act caused, and that an admin may put right by a second mail. */
const correctable: readonly string[] = [
  'payment-link',
  'clarification-asked',
  'escalation-asked',
  'refund-to-payer',
  'refund-to-claimant',
  'payout-paid',
  'payout-failed',
  'payout-corrected',
  'offer-to-claimant',
  'offer-withdrawn-claimant',
  'reply-to-claimant',
  'correction',
];

export type MailToActOn = {
  readonly kind: string;
  readonly heldUntil: Date | null;
  readonly attempts: number;
  /** When it was handed over; null while it waits or has failed. */
  readonly leftAt: Date | null;
};

export const isTakeBackKind = (kind: string): kind is TakeBackKind =>
  (takeBackKinds as readonly string[]).includes(kind);

/** Whether the mail is still here, and its act can be undone with it. A mail that was tried may have arrived. */
export const mayTakeBack = ({ kind, heldUntil, attempts }: MailToActOn, now: Date): boolean =>
  isTakeBackKind(kind) && attempts === 0 && heldUntil !== null && now < heldUntil;

/** What has left can only be put right in words. */
export const mayCorrect = ({ kind, leftAt }: MailToActOn): boolean =>
  leftAt !== null && correctable.includes(kind);

export const longestCorrection = 5000;

/** Why a correction is not sent, in words for the admin who wrote it; null when it is. */
export function correctionProblem(words: string): string | null {
  if (words === '') return 'Please write what is to be put right.';
  const length = codePointLength(words);
  if (length <= longestCorrection) return null;
  return `A correction can have up to ${groupDigits(longestCorrection)} characters; this one has ${groupDigits(length)}. Nothing was sent.`;
}
