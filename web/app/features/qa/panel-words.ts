import { readClaimIds } from '@plainclaim/domain/qa/claim-ids';
import { enterClaimIds, signInToGenerate, wentWell, wentWrong } from '@plainclaim/domain/qa/messages';
import { AppError } from '@plainclaim/domain/shared/errors';
import { isIsoDate } from '@plainclaim/domain/shared/iso-date';
import { problemWords } from '../../lib/problem-words.ts';

export type PanelMessage = { readonly tone: 'good' | 'danger'; readonly words: string };

export const good = (words: string): PanelMessage => ({ tone: 'good', words: wentWell(words) });
export const bad = (words: string): PanelMessage => ({ tone: 'danger', words: wentWrong(words) });

export const claimCount = (count: number): string => `${count} test ${count === 1 ? 'claim' : 'claims'}`;

export function generateFailure(error: unknown): PanelMessage {
  const isSignedOut = error instanceof AppError && error.code === 'unauthenticated';
  return bad(isSignedOut ? signInToGenerate : problemWords(error));
}

/** The message of the first refused field, or a general one. */
export const refusal = (error: unknown): PanelMessage =>
  bad((error instanceof AppError && error.fields?.[0]?.message) || problemWords(error));

/** Why the new deadline cannot be sent; undefined when it can. */
export function deadlineProblem(claimIds: string, deadline: string): PanelMessage | undefined {
  const { ids, notIds } = readClaimIds(claimIds);
  if (notIds.length > 0) return bad(`This is not a claim ID: ${notIds[0]}`);
  if (ids.length === 0) return bad(enterClaimIds);
  return isIsoDate(deadline) ? undefined : bad('Please choose a deadline');
}

/** Lists the ids that belong to no tester's claim, so that they are not taken for updated. */
export function movedWords(updated: readonly string[], notUpdated: readonly string[]): PanelMessage {
  if (notUpdated.length === 0) return good(`Updated the deadline of ${claimCount(updated.length)}`);
  const left = `No claim of a tester: ${notUpdated.join(', ')}`;
  return bad(updated.length === 0 ? left : `Updated the deadline of ${claimCount(updated.length)}. ${left}`);
}
