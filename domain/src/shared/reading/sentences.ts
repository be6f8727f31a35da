import type { Find } from './find.ts';

/** Sentences with their places. A single line break does not end one, an empty line does. */
export const sentencesOf = (text: string): readonly Find[] =>
  [...text.matchAll(/(?:[^.!?\n]|[.!?](?=\S)|\n(?! *\n))+[.!?]*/g)].map((match) => ({
    index: match.index,
    text: match[0],
  }));

/** The sentence that holds this place: the last one that begins before it. */
export function sentenceAt(sentences: readonly Find[], index: number): Find {
  let low = 0;
  let high = sentences.length;
  while (low < high) {
    const middle = (low + high) >>> 1;
    if ((sentences[middle] as Find).index <= index) low = middle + 1;
    else high = middle;
  }
  return sentences[low - 1] ?? { index: 0, text: '' };
}
