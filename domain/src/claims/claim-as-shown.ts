import type { SeenAt } from '../shared/mail-acts.ts';
import type { ClaimStatus } from './statuses.ts';

/** What a claim was before a reply that an admin can still take off it. Stored as JSON, so times are text. */
type HeldReply = {
  readonly responseId: string;
  /** The parties are shown the reply from then on. */
  readonly until: string;
  readonly status: ClaimStatus;
  readonly responseDeadline: string | null;
  readonly repliedAt: string | null;
};

/** The oldest of the held replies, and those that came in its minute, in their order. */
export type BeforeReply = HeldReply & {
  /** Missing where an older build stored the reply. */
  readonly later?: readonly HeldReply[];
};

type WithReply = {
  readonly status: ClaimStatus;
  readonly responseDeadline: Date | null;
  readonly repliedAt: Date | null;
  readonly beforeReply: BeforeReply | null;
};

/** What a claim keeps when it takes one more reply that can be taken off it: each waits for its own minute. */
export function withHeldReply(
  claim: WithReply,
  { responseId, until }: { readonly responseId: string; readonly until: Date },
  now: Date,
): BeforeReply | null {
  const held = heldOf(claim.beforeReply).filter((one) => isHeld(one, now));
  const added = {
    responseId,
    until: until.toISOString(),
    status: claim.status,
    responseDeadline: claim.responseDeadline?.toISOString() ?? null,
    repliedAt: claim.repliedAt?.toISOString() ?? null,
  };
  return inOne([...held, added]);
}

/** What a claim keeps once such a reply, the newest, is taken off it. */
export const withoutHeldReply = (before: BeforeReply | null, responseId: string): BeforeReply | null =>
  inOne(heldOf(before).filter((one) => one.responseId !== responseId));

/** A claim as its parties see it: as it was before the first reply that is still held back. */
export function claimAsShown<Claim extends WithReply>(claim: Claim, seenAt: SeenAt): Claim {
  const first = seenAt ? heldOf(claim.beforeReply).find((one) => isHeld(one, seenAt)) : undefined;
  if (!first) return claim;
  return {
    ...claim,
    status: first.status,
    responseDeadline: momentOf(first.responseDeadline),
    repliedAt: momentOf(first.repliedAt),
  };
}

const isHeld = ({ until }: HeldReply, now: Date): boolean => now < new Date(until);

function heldOf(before: BeforeReply | null): readonly HeldReply[] {
  if (!before) return [];
  const { later = [], ...first } = before;
  return [first, ...later];
}

function inOne([first, ...later]: readonly HeldReply[]): BeforeReply | null {
  return first ? { ...first, later } : null;
}

const momentOf = (text: string | null): Date | null => (text === null ? null : new Date(text));
