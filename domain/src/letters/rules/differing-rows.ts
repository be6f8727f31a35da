import { contradictedRow, namedRowsOf } from '../../claims/facts/suggestions/contradicted-row.ts';
import { plainText } from '../reading/plain-text.ts';
import { type Find, type LetterReading, problemAt, type RuleCheck } from '../reading/read-letter.ts';

/**
 * A sentence typed into the letter that gives another sum or day than a row of the answers, shown beside that row. The
 * sections of facts have a rule of their own, and the description was compared when it was typed.
 */
export const checkDifferingRows: RuleCheck = (reading) => {
  const { facts, today } = reading.context;
  const { story } = facts;
  if (story === undefined) return [];
  const told = evenWords(facts.issueDescription);
  const typed = reading.sentences.filter(
    (sentence) => /\d/.test(sentence.text) && isTyped(reading, sentence, told),
  );
  const rows = namedRowsOf(story, today);
  return typed.flatMap(({ index, text }) => {
    const found = contradictedRow(text, rows, story, today);
    if (!found) return [];
    const message = `Your answers have ${found.has} here, not ${found.text}. Use that, or change your answers: the letter follows them.`;
    const rule = found.has.startsWith('£') ? 'sums' : 'dates';
    const find = { index: index + found.index, text: found.text };
    return [{ ...problemAt(reading, rule, find, message, 'warning'), answers: found.row }];
  });
};

/** Neither in a section of facts nor a sentence of the description. */
function isTyped({ plain, factPlaces }: LetterReading, { index, text }: Find, told: string): boolean {
  const isInFacts = factPlaces.some(({ from, to }) => index + text.length > from && index < to);
  return !isInFacts && !told.includes(evenWords(plain.slice(index, index + text.length)));
}

/** Letters, figures and pound signs alone: quotation marks and line breaks of the letter do not count. */
const evenWords = (text: string): string =>
  ` ${(plainText(text).match(/[\p{L}\p{N}£]+/gu) ?? []).join(' ')} `;
