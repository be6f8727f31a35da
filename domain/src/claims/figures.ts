import { asPercentage } from '../shared/percent.ts';

/** The counts behind the admin figures. */
export type ClaimCounts = {
  readonly total: number;
  /** Distinct claims with a reply that was processed. */
  readonly withReplies: number;
  readonly withDeadline: number;
  /** Of those with a deadline, the ones no longer pending. */
  readonly withDeadlineMovedOn: number;
};

/** What the list of claims awaiting a response holds: those pending, and those without a deadline. */
export const onPendingList = ({ total, withDeadlineMovedOn }: ClaimCounts): number =>
  Math.max(total - withDeadlineMovedOn, 0);

/** Claims without a processed reply, whatever their status. */
export const awaitingResponse = ({ total, withReplies }: ClaimCounts): number =>
  Math.max(total - withReplies, 0);

/** The response rate of the dashboard: claims with replies out of all claims, as a whole percentage. */
export const responseRate = ({ total, withReplies }: ClaimCounts): number => asPercentage(withReplies, total);

/** The rate on the list screen, under another name: claims with a deadline that are no longer pending. */
export const movedOnRate = ({ withDeadline, withDeadlineMovedOn }: ClaimCounts): number =>
  asPercentage(withDeadlineMovedOn, withDeadline);
