import { keepLast } from './keep-last.ts';
import type { Find } from './read-letter.ts';

/** Sentences with their places. A single line break does not end one, an empty line does. */
export const sentencesOf = keepLast((text): readonly Find[] =>
  [...text.matchAll(/(?:[^.!?\n]|[.!?](?=\S)|\n(?! *\n))+[.!?]*/g)].map((match) => ({
    index: match.index,
    text: match[0],
  })),
);
