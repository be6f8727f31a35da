import type { Jurisdiction } from '../claims/jurisdictions.ts';
import { formatPoundsWhole, pence } from '../shared/money.ts';
import type { QaRules } from './qa-rules.ts';
import type { RuleCheck } from './rule-check.ts';

type Expected = {
  readonly jurisdiction: Jurisdiction;
  readonly limit: string;
  readonly limitPence: number;
  readonly court: string;
  readonly rules: string;
  readonly injuryProtocol: string;
};

/** Written out rather than imported, so that a wrong rule fails. Source: section 9 of specifications 1 and 2. */
export const expectedOfJurisdictions: readonly Expected[] = [
  {
    jurisdiction: 'England & Wales',
    limit: '£10,000',
    limitPence: 1_000_000,
    court: 'County Court',
    rules: 'Civil Procedure Rules',
    injuryProtocol: 'Pre-Action Protocol for Personal Injury Claims',
  },
  {
    jurisdiction: 'Scotland',
    limit: '£5,000',
    limitPence: 500_000,
    court: 'Sheriff Court',
    rules: 'Simple Procedure Rules',
    injuryProtocol: 'Pre-Action Protocol for Personal Injury Claims in Scotland',
  },
  {
    jurisdiction: 'Northern Ireland',
    limit: '£3,000',
    limitPence: 300_000,
    court: 'County Court',
    rules: 'County Court Small Claims Rules',
    injuryProtocol: 'Pre-Action Protocol for Personal Injury Claims in Northern Ireland',
  },
];

/** Limits, courts and rules of each jurisdiction, and the response days of an unknown one. */
export const jurisdictionChecks = (rules: QaRules): readonly RuleCheck[] => [
  ...expectedOfJurisdictions.flatMap((expected) => checksOf(rules, expected)),
  ...['Isle of Man', 'scotland', ''].map((jurisdiction) => ({
    name: `Days in ‘${jurisdiction}’, which is not known`,
    expected: '14',
    look: () => String(rules.responseDays('Personal Injury', jurisdiction)),
  })),
];

function checksOf(rules: QaRules, expected: Expected): readonly RuleCheck[] {
  const { jurisdiction, limit, limitPence, court, injuryProtocol } = expected;
  const over = (amount: number) =>
    rules.isOverLimit({ amount: pence(amount), jurisdiction, issueType: 'Contract Dispute' })
      ? 'over the limit'
      : 'within the limit';
  return [
    {
      name: `${jurisdiction}: small claims limit`,
      expected: limit,
      look: () => formatPoundsWhole(rules.smallClaimsLimits[jurisdiction].limit),
    },
    {
      name: `${jurisdiction}: a claim of exactly ${limit}`,
      expected: 'within the limit',
      look: () => over(limitPence),
    },
    {
      name: `${jurisdiction}: a penny more than ${limit}`,
      expected: 'over the limit',
      look: () => over(limitPence + 1),
    },
    {
      name: `${jurisdiction}: court`,
      expected: court,
      look: () => rules.legalFraming(jurisdiction, 'Contract Dispute').court,
    },
    {
      name: `${jurisdiction}: rules`,
      expected: expected.rules,
      look: () => rules.legalFraming(jurisdiction, 'Contract Dispute').rules,
    },
    {
      name: `${jurisdiction}: protocol for personal injury`,
      expected: injuryProtocol,
      look: () => rules.legalFraming(jurisdiction, 'Personal Injury').protocol,
    },
  ];
}
