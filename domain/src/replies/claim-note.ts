import { groupDigits } from '../shared/digits.ts';

const longestNote = 5000;

/** Why a note is not saved, in words for the admin who wrote it; null when it is. */
export function noteProblem(body: string): string | null {
  if (body === '') return 'Please write a note first.';
  if (body.length > longestNote)
    return `A note can have up to ${groupDigits(longestNote)} characters; this one has ${groupDigits(body.length)}. Nothing was saved.`;
  return null;
}
