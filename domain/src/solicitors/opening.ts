import { hasDeadlinePassed } from '../claims/deadline.ts';
import { courtRoute } from '../claims/guidance.ts';
import { type ClaimValue, isOverLimit } from '../claims/limits.ts';
import { type ClaimStatus, canMove } from '../claims/statuses.ts';

export const referralReasons = [
  'over-limit',
  'offer-rejected',
  'deadline-passed',
  'admin-escalated',
] as const;

export type ReferralReason = (typeof referralReasons)[number];

export type ClaimToRefer = ClaimValue & {
  readonly status: ClaimStatus;
  readonly responseDeadline: Date | null;
  readonly hasRejectedOffer: boolean;
  /** When an admin last asked for a solicitor, and when a solicitor last completed their work; null if never. */
  readonly escalatedAt: Date | null;
  readonly completedAt: Date | null;
  /** A referral that waits for an answer, was accepted or is being worked on. */
  readonly hasOpenReferral: boolean;
};

/**
 * Why the claimant may ask for a solicitor now, most pressing first; none when they may not. It is always the
 * claimant who asks: nothing is shared with a solicitor without their consent.
 */
export function reasonsToRefer(claim: ClaimToRefer, now: Date): readonly ReferralReason[] {
  if (claim.hasOpenReferral || !canMove(claim.status, 'referral-accepted', 'solicitor')) return [];
  const isForSolicitor = courtRoute(claim) === 'solicitor';
  const isLate =
    claim.status === 'pending' &&
    claim.responseDeadline !== null &&
    hasDeadlinePassed(claim.responseDeadline, now);
  return referralReasons
    .filter(
      (reason) =>
        ({
          'admin-escalated': isEscalated(claim),
          'offer-rejected': claim.hasRejectedOffer && isForSolicitor,
          'deadline-passed': isForSolicitor && isLate,
          'over-limit': isOverLimit(claim),
        })[reason],
    )
    .sort((a, b) => pressing.indexOf(a) - pressing.indexOf(b));
}

/** Our team suggested one solicitor: once their work is done, only a new escalation suggests another. */
const isEscalated = ({ escalatedAt, completedAt }: ClaimToRefer): boolean =>
  escalatedAt !== null && (completedAt === null || completedAt < escalatedAt);

const pressing: readonly ReferralReason[] = [
  'admin-escalated',
  'offer-rejected',
  'deadline-passed',
  'over-limit',
];

const words: Readonly<Record<ReferralReason, string>> = {
  'over-limit': 'The claim is above the small claims limit.',
  'offer-rejected': 'An offer on a claim above the small claims limit was turned down.',
  'deadline-passed': 'No reply came by the deadline.',
  'admin-escalated': 'Our team suggests a solicitor.',
};

export const reasonWords = (reason: ReferralReason): string => words[reason];
