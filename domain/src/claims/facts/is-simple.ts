import type { FactsContent } from './case-facts.ts';
import { simpleWords } from './facts-of-simple-claim.ts';

/**
 * One sum and one day, with nothing told of an agreement, payments, interest or proof. The letter of such a claim says
 * all of it in its prose.
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
    date?.what === simpleWords.day &&
    date.exact &&
    [...row.proof, ...date.proof].length === 0 &&
    facts.evidence.every(({ type, file }) => type === 'other' && file !== null)
  );
}
