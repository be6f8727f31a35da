import { keepLast } from './keep-last.ts';
import type { Find } from './read-letter.ts';

/** Sentences with their places. A single line break does not end one, an empty line does. */
export const sentencesOf = keepLast((text): readonly Find[] =>
  [...text.matchAll(/(?:[^.!?\n]|[.!?](?=\S)|\n(?! *\n))+[.!?]*/g)].map((match) => ({
    index: match.index,
    text: match[0],
  })),
);

/** The sentence that holds this place: the last one that begins before it. */
export function sentenceAt(text: string, index: number): Find {
  const sentences = sentencesOf(text);
  let low = 0;
  let high = sentences.length;
  while (low < high) {
    const middle = (low + high) >>> 1;
    if ((sentences[middle] as Find).index <= index) low = middle + 1;
    else high = middle;
  }
  return sentences[low - 1] ?? { index: 0, text };
}
