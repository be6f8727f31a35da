import { issueTypes } from '../claims/issue-types.ts';
import { jurisdictions } from '../claims/jurisdictions.ts';
import type { QaRules } from './qa-rules.ts';

/** As in the specification, in lower case, or another common spelling. */
type Spelling = 'exact' | 'lower case' | 'variant';

type MatrixCase = {
  readonly jurisdiction: string;
  readonly issueType: string;
  readonly spelling: Spelling;
  /** Days that a human reader of these words would expect. */
  readonly expected: number;
};

export type MatrixOutcome = 'match' | 'expected mismatch' | 'wrong';

export type MatrixRow = MatrixCase & { readonly days: number; readonly outcome: MatrixOutcome };

/**
 * Repeated here because a test that took its expectation from the rule could not fail.
 * Source: specification 2, section 9.
 */
const specialDays: Readonly<Record<string, number>> = {
  'England & Wales, Personal Injury': 21,
  'England & Wales, Debt Recovery': 30,
  'Scotland, Personal Injury': 21,
  'Northern Ireland, Personal Injury': 21,
};

const usualDays = 14;

const expectedDays = (jurisdiction: string, issueType: string): number =>
  specialDays[`${jurisdiction}, ${issueType}`] ?? usualDays;

const exact: readonly MatrixCase[] = jurisdictions.flatMap((jurisdiction) =>
  issueTypes.map((issueType) => ({
    jurisdiction,
    issueType,
    spelling: 'exact' as const,
    expected: expectedDays(jurisdiction, issueType),
  })),
);

/** Only cases whose days differ from the usual ones: elsewhere a missed match would not show. */
const lowerCase: readonly MatrixCase[] = exact
  .filter(({ expected }) => expected !== usualDays)
  .flatMap((one) => [
    { ...one, jurisdiction: one.jurisdiction.toLowerCase(), spelling: 'lower case' as const },
    { ...one, issueType: one.issueType.toLowerCase(), spelling: 'lower case' as const },
  ]);

const variants: readonly MatrixCase[] = [
  ['England and Wales', 'Debt Recovery', 30],
  ['England', 'Personal Injury', 21],
  ['England & Wales', 'Debt', 30],
  ['SCOTLAND', 'Personal Injury', 21],
  ['Scotland', 'Personal injury', 21],
  ['N. Ireland', 'Personal Injury', 21],
].map(([jurisdiction, issueType, expected]) => ({
  jurisdiction: String(jurisdiction),
  issueType: String(issueType),
  spelling: 'variant' as const,
  expected: Number(expected),
}));

export const matrixCases: readonly MatrixCase[] = [...exact, ...lowerCase, ...variants];

/** Every case with the days that the rule gives it. */
export const testMatrix = ({ responseDays }: Pick<QaRules, 'responseDays'>): readonly MatrixRow[] =>
  matrixCases.map((one) => {
    const days = responseDays(one.issueType, one.jurisdiction);
    return { ...one, days, outcome: outcomeOf(one, days) };
  });

/**
 * The rule matches exactly and case-sensitively, so another spelling gets the days of an unknown pair. A
 * match would mean that the rule had changed.
 */
function outcomeOf({ spelling, expected }: MatrixCase, days: number): MatrixOutcome {
  if (spelling === 'exact') return days === expected ? 'match' : 'wrong';
  return days === usualDays ? 'expected mismatch' : 'wrong';
}
