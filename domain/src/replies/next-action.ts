/** What an admin does about a reply on the review screen. */
export const nextActions = ['dispute', 'not-dispute', 'clarification', 'escalation'] as const;

export type NextAction = (typeof nextActions)[number];

export type ActionBasis = {
  /** The newest reply that counts for the claim. */
  readonly replyId: string | null;
  readonly isOpen: boolean;
  /** An admin has marked the claim as disputed. */
  readonly isDisputed: boolean;
  readonly defendantEmailUnknown: boolean;
  /** Actions taken before, each with the reply that was the newest then. */
  readonly taken: readonly { readonly action: string | null; readonly replyId: string | null }[];
};

/** In the minute in which the mail can be taken back it has not left: the words do not say that anyone was asked. */
const alreadyAsked = {
  clarification: 'Asking the defendant to explain was chosen after this reply already.',
  escalation: 'Asking the claimant about a solicitor was chosen after this reply already.',
};

/** Why an action is not to be taken, in words for the admin; null when it is. */
export function whyNotTaken(action: NextAction, basis: ActionBasis): string | null {
  const { replyId, isOpen, isDisputed, defendantEmailUnknown, taken } = basis;
  if (action === 'dispute') {
    if (isDisputed) return 'This claim is marked as a dispute already.';
    return isOpen ? null : 'This claim is closed, so there is nothing left to dispute.';
  }
  if (action === 'not-dispute') return isDisputed ? null : 'This claim is not marked as a dispute.';
  if (!isOpen) return 'This claim is closed, so nobody is written to about it.';
  // Both mails speak of a reply; sent without one they would thank for what never came.
  if (replyId === null)
    return 'No reply has come that counts for this claim, so there is nothing to ask about.';
  if (action === 'clarification' && defendantEmailUnknown)
    return 'The defendant’s email address is unknown, so they cannot be asked.';
  const isTaken = taken.some((one) => one.action === action && one.replyId === replyId);
  return isTaken ? alreadyAsked[action] : null;
}
