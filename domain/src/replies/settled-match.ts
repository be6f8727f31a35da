type MatchedReply = {
  /** When it was counted for its claim. */
  readonly processedAt: Date | null;
  /** Until then an admin can undo the match. */
  readonly undoUntil: Date | null;
};

/** Whether a reply counts for its claim for good. Until then the claimant is not shown it (decision 0090). */
export const isMatchSettled = ({ processedAt, undoUntil }: MatchedReply, now: Date): boolean =>
  processedAt !== null && (undoUntil === null || undoUntil <= now);
