import { describe, expect, it } from 'vitest';
import { issueTypes } from '../claims/issue-types.ts';
import { jurisdictions } from '../claims/jurisdictions.ts';
import { deadlineUrgency, urgencies } from '../claims/urgency.ts';
import { formatDateTime, londonDateOf, londonHour } from '../shared/dates.ts';
import { daysBetween, toIsoDate } from '../shared/iso-date.ts';
import { poundsFromPence } from '../shared/money.ts';
import { readClaimIds } from './claim-ids.ts';
import { deadlineChecks } from './deadline-checks.ts';
import { jurisdictionChecks } from './jurisdiction-checks.ts';
import { wentWell, wentWrong } from './messages.ts';
import { productRules, type QaRules } from './qa-rules.ts';
import type { RuleCheck } from './rule-check.ts';
import { planTestClaims, sampleAmounts, testClaimDates } from './test-claims.ts';
import { testMatrix } from './test-matrix.ts';
import { validationCases, validationChecks } from './validation-checks.ts';

const now = new Date('2026-11-16T09:00:00Z');
const checksWith = (rules: QaRules): readonly RuleCheck[] => [
  ...deadlineChecks(rules),
  ...jurisdictionChecks(rules),
  ...validationChecks(rules, now),
];
const wrongOnes = (checks: readonly RuleCheck[]) =>
  checks.filter(({ expected, look }) => look() !== expected).map(({ name }) => name);

describe('the checks', () => {
  it.each(checksWith(productRules))('$name', ({ expected, look }) => {
    expect(look()).toBe(expected);
  });

  const broken: [string, Partial<QaRules>, RegExp][] = [
    [
      'a day too few for debts',
      {
        responseDays: (type, place) =>
          type === 'Debt Recovery' ? 29 : productRules.responseDays(type, place),
      },
      /^England & Wales, Debt Recovery$/,
    ],
    [
      'another spelling is matched',
      { responseDays: (type, place) => (/injury/i.test(type) ? 21 : productRules.responseDays(type, place)) },
      /‘personal injury’.*expected mismatch/,
    ],
    [
      'the clock change is forgotten',
      { deadlineAfter: (sentAt, days) => new Date(sentAt.getTime() + days * 86_400_000) },
      /clocks go back/,
    ],
    [
      'everything is soon',
      { deadlineUrgency: () => ({ level: 'soon', label: '1 day left' }) },
      /Due 2026-11-14/,
    ],
    ['the limit itself is over', { isOverLimit: () => true }, /Scotland: a claim of exactly/],
    [
      'one court for all',
      {
        legalFraming: (_, type) => productRules.legalFraming('England & Wales', type),
      },
      /Scotland: court/,
    ],
    ['nothing is ever missing', { missingAnswers: () => [] }, /amount left empty/],
  ];
  it.each(broken)('see that %s', (_, change, name) => {
    const found = wrongOnes(checksWith({ ...productRules, ...change }));
    expect(found.filter((one) => name.test(one))).not.toEqual([]);
  });
});

describe('the test matrix', () => {
  const rows = testMatrix(productRules);

  it('has every jurisdiction with every issue type, all matching', () => {
    const exact = rows.filter(({ spelling }) => spelling === 'exact');
    expect(exact).toHaveLength(jurisdictions.length * issueTypes.length);
    expect(new Set(exact.map(({ jurisdiction, issueType }) => `${jurisdiction}/${issueType}`)).size).toBe(27);
    expect(exact.every(({ outcome }) => outcome === 'match')).toBe(true);
  });

  it('says of other spellings that they do not match, as expected', () => {
    const others = rows.filter(({ spelling }) => spelling !== 'exact');
    expect(others.length).toBeGreaterThan(10);
    for (const { days, expected, outcome } of others) {
      expect(outcome).toBe('expected mismatch');
      expect(days).not.toBe(expected);
    }
  });
});

describe('test claims', () => {
  it.each(urgencies)('are %s when that is asked for, one for each amount', (urgency) => {
    const claims = planTestClaims(urgency, now);
    expect(claims.map(({ amount }) => poundsFromPence(amount))).toEqual([...sampleAmounts]);
    for (const { deadline, letterSentAt, plaintiffName } of claims) {
      expect(deadlineUrgency(deadline, now).level).toBe(urgency);
      expect(letterSentAt.getTime()).toBeLessThan(now.getTime());
      expect(plaintiffName).toContain('Test');
    }
  });

  it.each(['2026-11-16', '2026-07-01', '2027-03-29'])('due on %s: five o’clock, 14 and 30 days', (date) => {
    const { deadline, letterSentAt, incidentDate } = testClaimDates(toIsoDate(date));
    expect(formatDateTime(deadline)).toMatch(/at 5:00 PM$/);
    expect(londonDateOf(deadline)).toBe(date);
    expect(londonHour(letterSentAt)).toBe(17);
    expect(daysBetween(londonDateOf(letterSentAt), londonDateOf(deadline))).toBe(14);
    expect(daysBetween(incidentDate, londonDateOf(letterSentAt))).toBe(30);
  });
});

describe('reading claim ids', () => {
  const [one, other] = ['00000000-0000-4000-8000-000000000001', '00000000-0000-4000-8000-00000000000a'];
  it.each([
    ['', [], []],
    [' , \n ', [], []],
    [one, [one], []],
    [`${one},${other}`, [one, other], []],
    [`${one}\n  ${other?.toUpperCase()}; ${one}`, [one, other], []],
    [`claim-7 ${one}`, [one], ['claim-7']],
  ])('%j', (text, ids, notIds) => {
    expect(readClaimIds(text as string)).toEqual({ ids, notIds });
  });
});

it('has a case for every sentence of the claim form once per mistake', () => {
  expect(new Set(validationCases.map(({ name }) => name)).size).toBe(validationCases.length);
});

it('ends every message with how it went', () => {
  expect([wentWell('Done'), wentWrong('Not done')]).toEqual(['Done ✅', 'Not done ❌']);
});
