import { headingAt } from '../headings.ts';
import { gapPattern } from '../placeholders.ts';
import { problemAt, type RuleCheck } from '../reading/read-letter.ts';

const fewestWords = 5;

/** A sentence in capitals is read as shouting. Headings are not sentences. */
export const checkCapitals: RuleCheck = (reading) =>
  reading.sentences
    .filter(({ text }) => isShouted(text.replace(gapPattern, '')))
    .map(({ index, text }) => ({ index: index + text.search(/\S/), text: text.trim() }))
    .map((find) =>
      problemAt(
        reading,
        'capitals',
        find,
        'A sentence in capital letters reads as shouting. Small letters say the same.',
        'warning',
      ),
    );

function isShouted(text: string): boolean {
  const words = text.match(/\p{L}{2,}/gu) ?? [];
  return (
    words.length >= fewestWords &&
    words.every((word) => word === word.toUpperCase() && word !== word.toLowerCase()) &&
    headingAt(text) === undefined
  );
}
