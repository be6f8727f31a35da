import type { ClaimFormInput } from '@plainclaim/domain/claims/claim-form';
import { isBlocking } from '@plainclaim/domain/letters/letter-problem';
import type { DraftLetter } from '../../lib/claims-api.ts';

/** Why this letter cannot be sent as it is; undefined when it can. */
export function submitObstacle(letter: Pick<DraftLetter, 'is_stale' | 'problems'>): string | undefined {
  if (letter.is_stale)
    return 'Your answers changed after this letter was written. Write it anew, then submit.';
  const count = letter.problems.filter(isBlocking).length;
  if (count === 0) return undefined;
  return `Put right the ${count === 1 ? 'line' : `${count} things`} named beside the letter, then submit.`;
}

/** The heading above a written letter. It says "ready" only if the letter can be sent. */
export function leadOf(letter: Pick<DraftLetter, 'is_stale' | 'problems'>): string {
  const words = writtenWords(letter);
  if (submitObstacle(letter)) return words;
  return `${words} Read it as if you were receiving it, change what you like, then submit.`;
}

export function writtenWords({ is_stale, problems }: Pick<DraftLetter, 'is_stale' | 'problems'>): string {
  if (is_stale) return 'Your answers changed after this letter was written. Write it anew before it can go.';
  const count = problems.filter(isBlocking).length;
  if (count === 0) return 'Your letter is ready.';
  const things = count === 1 ? 'One thing' : `${count} things`;
  return `Your letter is written. ${things} to put right before it can go.`;
}

/** Remarks that the claimant has neither dealt with nor put aside. */
export const openWarnings = ({ problems }: Pick<DraftLetter, 'problems'>): number =>
  problems.filter((problem) => !isBlocking(problem)).length;

type Sending = Pick<ClaimFormInput, 'defendantEmail' | 'defendantEmailUnknown'>;

/** What submitting does, in a sentence: where the letter goes, and with how many files. */
export function sendingWords(form: Sending, files: number): string {
  if (form.defendantEmailUnknown)
    return 'Goes to our team, who will find another way to deliver it: no e-mail address is known.';
  const withFiles = files === 0 ? '' : ` with ${files} ${files === 1 ? 'file' : 'files'}`;
  return `Your letter goes to ${form.defendantEmail}${withFiles}.`;
}
