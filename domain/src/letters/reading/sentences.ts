import type { Find } from './read-letter.ts';

/** Sentences with their places. A single line break does not end one, an empty line does. */
export function sentencesOf(text: string): readonly Find[] {
  return [...text.matchAll(/(?:[^.!?\n]|[.!?](?=\S)|\n(?! *\n))+[.!?]*/g)].map((match) => ({
    index: match.index,
    text: match[0],
  }));
}
