import type { IsoDate } from '../../shared/iso-date.ts';
import type { ClaimForm } from '../claim-form.ts';
import { isSumOfMoney } from '../sums-of-money.ts';
import { complaints, type FactsContent } from './case-facts.ts';
import { inCitedOrder } from './cited-order.ts';
import { businessOf, refusedBusiness } from './claimant-business.ts';
import { complaintsOfType } from './complaints-of-type.ts';
import { simpleWords } from './facts-of-simple-claim.ts';
import type { DateInput, FactsInput, RowInput } from './input/facts-input.ts';
import { type ParsedFacts, parseFacts } from './input/parse-facts.ts';

/**
 * Parses facts as typed for a letter of this day. A single row or a single date needs no description of its own: the
 * claim's description tells what it is.
 */
export function finishedFacts(
  typed: FactsInput,
  { issueType, plaintiffName = '' }: Pick<ClaimForm, 'issueType'> & Partial<Pick<ClaimForm, 'plaintiffName'>>,
  letterDate: IsoDate,
): ParsedFacts {
  const rows = namedRows(typed, issueType).map((row) => withDueDay(row, typed.interest.kind));
  const timeline = typed.timeline.length === 1 ? typed.timeline.map(dated) : typed.timeline;
  const { complaint, business: _, signedBy: __, ...told } = typed;
  const parsed = parseFacts(
    { ...told, ...businessOf(typed, plaintiffName), ...ofType(complaint, issueType), rows, timeline },
    letterDate,
  );
  const refused = refusedBusiness(typed);
  if (refused.length === 0) return parsed.ok ? numberedAsCited(parsed.facts) : parsed;
  return { ok: false, refusals: [...refused, ...(parsed.ok ? [] : parsed.refusals)] };
}

/** Evidence is numbered by its place in the list. Facts that went out with a letter keep theirs. */
const numberedAsCited = (facts: FactsContent): ParsedFacts => ({
  ok: true,
  facts: { ...facts, evidence: inCitedOrder(facts) },
});

/** Drops the complaint of another type if the issue type was changed afterwards. */
const ofType = (complaint: string | undefined, issueType: ClaimForm['issueType']) => {
  const ofOthers = complaints.filter((one) => !complaintsOfType(issueType).includes(one));
  const isOfOther = ofOthers.some((one) => one === complaint) || complaintsOfType(issueType).length === 0;
  return complaint && !isOfOther ? { complaint } : {};
};

/** A last day to pay is asked of debts under late payment interest only. Elsewhere it has no field and is not told. */
const withDueDay = (row: RowInput, interest: string): RowInput =>
  interest === 'late-payment' && row.kind === 'debt' ? row : { ...row, due: '' };

/** Rows as the letter lists them: a single row without a description gets a default one. */
export const namedRows = (
  { rows }: Pick<FactsInput, 'rows'>,
  issueType: ClaimForm['issueType'] | '',
): readonly RowInput[] => (rows.length === 1 ? rows.map((row) => named(row, issueType)) : rows);

function named(row: RowInput, issueType: ClaimForm['issueType'] | ''): RowInput {
  if (row.what.trim() !== '') return row;
  const isDebt = issueType !== '' && isSumOfMoney(issueType);
  return {
    ...row,
    kind: isDebt ? 'debt' : 'loss',
    what: simpleWords.sum,
    how: row.how.trim() === '' && !isDebt ? simpleWords.how : row.how,
  };
}

const dated = (date: DateInput): DateInput =>
  date.what.trim() === '' ? { ...date, what: simpleWords.day } : date;
