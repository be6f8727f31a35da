import type { LetterStanding } from '../../claims/letter-standing.ts';
import { type ClaimStatus, canMove, isOpen } from '../../claims/statuses.ts';

export type ClaimToAnswer = {
  readonly status: ClaimStatus;
  /** Opening the answer page with a key is an attempt that arrived, so a holder's letter is served. */
  readonly letter: LetterStanding;
};

export type WhyNoAnswer = 'not-served' | 'agreed' | 'closed';

/**
 * Why an answer cannot be given now; undefined when it can. A paused claim can be answered, because a pause
 * stops demands only. The newest answer counts, until an agreement stands.
 */
export function whyNoAnswer({ status, letter }: ClaimToAnswer): WhyNoAnswer | undefined {
  if (!isOpen(status)) return 'closed';
  if (!canMove(status, 'reply-processed', 'system')) return 'agreed';
  return letter === 'served' ? undefined : 'not-served';
}

/** For the person who tried to answer. */
export const noAnswerWords: Readonly<Record<WhyNoAnswer, string>> = {
  closed: 'This claim is closed. Nothing is asked of you any more, so there is nothing to answer.',
  agreed: 'An agreement has been reached, so there is nothing left to answer here.',
  'not-served':
    'This letter cannot be answered here yet. Open it with the link or the code that came with it.',
};
