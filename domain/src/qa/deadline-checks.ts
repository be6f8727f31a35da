import { atLondonTime } from '../shared/dates.ts';
import { toIsoDate } from '../shared/iso-date.ts';
import type { QaRules } from './qa-rules.ts';
import type { RuleCheck } from './rule-check.ts';
import { type MatrixRow, matrixCases, testMatrix } from './test-matrix.ts';

/** Every row of the matrix, then dates, clock changes and how pressing a deadline is. */
export const deadlineChecks = (rules: QaRules): readonly RuleCheck[] => [
  ...matrixCases.map((_, index) => matrixCheck(rules, index)),
  ...dateChecks(rules),
  ...clockChecks(rules),
  ...urgencyChecks(rules),
];

function matrixCheck(rules: QaRules, index: number): RuleCheck {
  const { jurisdiction, issueType, spelling, expected } = matrixCases[index] as MatrixRow;
  const isExact = spelling === 'exact';
  return {
    name: isExact
      ? `${jurisdiction}, ${issueType}`
      : `‘${jurisdiction}’, ‘${issueType}’ (${spelling}, expected mismatch)`,
    expected: isExact ? `${expected} days` : `14 days, not ${expected}`,
    look: () => {
      const { days, outcome } = testMatrix(rules)[index] as MatrixRow;
      return outcome === 'expected mismatch' ? `${days} days, not ${expected}` : `${days} days`;
    },
  };
}

const dateChecks = ({ responseDeadline }: QaRules): readonly RuleCheck[] =>
  [
    ['Debt Recovery', 'England & Wales', '2026-11-15', '15 December 2026'],
    ['Personal Injury', 'Scotland', '2026-12-20', '10 January 2027'],
    ['Other', 'Northern Ireland', '2028-02-20', '5 March 2028'],
  ].map(([issueType = '', jurisdiction = '', letter = '', expected = '']) => ({
    name: `Letter of ${letter}: ${jurisdiction}, ${issueType}`,
    expected,
    look: () => responseDeadline({ issueType, jurisdiction }, toIsoDate(letter)).longDate,
  }));

const clockChecks = ({ deadlineAfter }: QaRules): readonly RuleCheck[] => [
  {
    name: 'The time of day stays when the clocks go back',
    expected: '2026-11-03T10:30:00.000Z',
    look: () => deadlineAfter(new Date('2026-10-20T09:30:00Z'), 14).toISOString(),
  },
  {
    name: 'The time of day stays when the clocks go forward',
    expected: '2027-04-03T09:30:00.000Z',
    look: () => deadlineAfter(new Date('2027-03-20T10:30:00Z'), 14).toISOString(),
  },
];

const urgencyChecks = ({ deadlineUrgency }: QaRules): readonly RuleCheck[] => {
  const now = atLondonTime(toIsoDate('2026-11-16'), '12:00');
  return [
    ['2026-11-14', 'overdue: Overdue by 2 days'],
    ['2026-11-15', 'overdue: Overdue by 1 day'],
    ['2026-11-16', 'today: Due Today'],
    ['2026-11-17', 'soon: 1 day left'],
    ['2026-11-19', 'soon: 3 days left'],
    ['2026-11-20', 'normal: 4 days left'],
  ].map(([date = '', expected = '']) => ({
    name: `Due ${date}, seen on 2026-11-16`,
    expected,
    look: () => {
      const { level, label } = deadlineUrgency(atLondonTime(toIsoDate(date), '17:00'), now);
      return `${level}: ${label}`;
    },
  }));
};
