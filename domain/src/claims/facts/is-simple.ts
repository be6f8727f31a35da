import type { FactsContent } from './case-facts.ts';
import { simpleWords } from './facts-of-simple-claim.ts';

/**
 * One sum and one day, with nothing told of an agreement, payments, interest or proof of a row. It may have evidence.
 * The prose of its letter says the rest.
 */
export function isSimple(facts: FactsContent): boolean {
  const [row, ...moreRows] = facts.rows;
  const [date, ...moreDates] = facts.timeline;
  return (
    moreRows.length === 0 &&
    moreDates.length === 0 &&
    facts.credits.length === 0 &&
    facts.basis.kind === 'not-told' &&
    facts.interest.kind === 'none' &&
    facts.triedToSettle === '' &&
    row?.what === simpleWords.sum &&
    (row.how === '' || row.how === simpleWords.how) &&
    date?.what === simpleWords.day &&
    date.exact &&
    [...row.proof, ...date.proof].length === 0
  );
}
