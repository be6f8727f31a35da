import type { SeenAt } from '../shared/mail-acts.ts';
import type { ClaimStatus } from './statuses.ts';

/** What a claim was before a reply that an admin can still take off it. Stored as JSON, so times are text. */
export type BeforeReply = {
  readonly responseId: string;
  /** The parties are shown the reply from then on. */
  readonly until: string;
  readonly status: ClaimStatus;
  readonly responseDeadline: string | null;
  readonly repliedAt: string | null;
};

type WithReply = {
  readonly status: ClaimStatus;
  readonly responseDeadline: Date | null;
  readonly repliedAt: Date | null;
  readonly beforeReply: BeforeReply | null;
};

export const isReplyHeldBack = (claim: Pick<WithReply, 'beforeReply'>, now: Date): boolean =>
  claim.beforeReply !== null && now < new Date(claim.beforeReply.until);

/** A claim as its parties see it: while a reply is held back, as it was before the reply. */
export function claimAsShown<Claim extends WithReply>(claim: Claim, seenAt: SeenAt): Claim {
  const { beforeReply } = claim;
  if (!beforeReply || !seenAt || !isReplyHeldBack(claim, seenAt)) return claim;
  return {
    ...claim,
    status: beforeReply.status,
    responseDeadline: momentOf(beforeReply.responseDeadline),
    repliedAt: momentOf(beforeReply.repliedAt),
  };
}

const momentOf = (text: string | null): Date | null => (text === null ? null : new Date(text));
