import { cleanLine, withoutEnding } from '../../../shared/text.ts';
import type { ToldSentence } from './told-figures.ts';

/**
 * The words that tell of a figure. Of a list, a sum on each of its lines, that is the line; of other text the sentence,
 * which may be wrapped anywhere.
 */
export function toldLines({ text, sums }: ToldSentence, from: number, to: number = from): string {
  const linesWithSums = new Set(sums.map(({ index }) => lineStart(text, index)));
  if (linesWithSums.size < 2) return cleanLine(text);
  const end = text.indexOf('\n', to);
  return cleanLine(text.slice(lineStart(text, from), end < 0 ? text.length : end));
}

const lineStart = (text: string, index: number): number => text.lastIndexOf('\n', index - 1) + 1;

const started = /\b(?:paid|lent|loaned|transferred|deposit|ordered|booked|hired|bought|signed|agreed)\b/i;
const owedBy = /\b(?:due|owed|payable|unpaid|overdue|never|was\s+to|were\s+to|should\s+have)\b/i;

/** Money changed hands or a deal was made that day: the day before it went wrong, not the day itself. */
export const isBeforeItWentWrong = (told: string): boolean => started.test(told) && !owedBy.test(told);

/** As the name of a sum: the letter puts the figure after it. */
export const withoutFullStop = (told: string): string => withoutEnding(told, ' .;:');
