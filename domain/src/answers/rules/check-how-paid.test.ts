import { expect, it } from 'vitest';
import { toIsoDate } from '../../shared/iso-date.ts';
import { pence } from '../../shared/money.ts';
import type { Frequency, HowPaid } from '../said.ts';
import { kitchenSituation } from '../testing/kitchen-answers.ts';
import { checkHowPaid } from './check-how-paid.ts';

const day = toIsoDate;
const by = (on: string): HowPaid => ({ kind: 'by', on: day(on) });
const plan = (each: number, every: Frequency = 'month', first = '2026-12-15'): HowPaid => ({
  kind: 'instalments',
  each: pence(each),
  every,
  first: day(first),
});
const person = { ...kitchenSituation, defendant: 'individual' } as const;
const business = { ...person, claimant: 'sole-trader' } as const;
const against = (defendant: 'sole-trader' | 'company') => ({ ...business, defendant }) as const;

it.each<[string, number, HowPaid, typeof kitchenSituation, readonly (readonly [string, string])[]]>([
  ['now', 1_00, { kind: 'now' }, person, []],
  ['tomorrow', 1_00, by('2026-11-21'), person, []],
  ['a year on', 1_00, by('2027-11-20'), person, []],
  [
    'today',
    1_00,
    by('2026-11-20'),
    person,
    [['how.on', 'Please give a day after today, or choose to pay now']],
  ],
  [
    'a year and a day',
    1_00,
    by('2027-11-21'),
    person,
    [['how.on', 'Please give a day up to 20 November 2027']],
  ],
  [
    'a last day of all',
    1_00,
    by('9999-12-31'),
    person,
    [['how.on', 'Please give a day up to 20 November 2027']],
  ],
  ['two payments of a pound', 2_00, plan(1_00), person, []],
  ['99p each', 2_00, plan(99), person, [['how.each', 'Please pay at least £1.00 each time']]],
  [
    'all but 99p at once',
    10_00,
    plan(9_01),
    person,
    [
      [
        'how.each',
        'This is nearly all of £10.00 at once. Please give a smaller sum, or choose to pay in one sum',
      ],
    ],
  ],
  ['all but a pound at once', 10_00, plan(9_00), person, []],
  ['from the sixtieth day', 10_00, plan(5_00, 'week', '2027-01-19'), person, []],
  [
    'from the day after, of too much',
    10_00,
    plan(10_00, 'week', '2027-01-20'),
    person,
    [
      [
        'how.each',
        'This is nearly all of £10.00 at once. Please give a smaller sum, or choose to pay in one sum',
      ],
      ['how.first', 'Please give a day up to 19 January 2027'],
    ],
  ],
  ['thirty-six months', 36_00, plan(1_00), person, []],
  [
    'a month more',
    37_00,
    plan(1_00, 'month', '2026-11-21'),
    person,
    [
      [
        'how.each',
        'The last of these payments would be on 21 November 2029, and 20 November 2029 is the latest. Please pay more each time, or more often.',
      ],
    ],
  ],
  [
    'a penny a week for ever',
    9_999_999_999_99,
    plan(1_00, 'week'),
    person,
    [['how.each', 'That would be 9999999999 payments, and the most is 160. Please pay more each time.']],
  ],
  ['twelve payments to a business', 12_00, plan(1_00, 'month', '2026-11-21'), business, []],
  [
    'thirteen payments to a business',
    13_00,
    plan(1_00, 'week'),
    business,
    [
      [
        'how.each',
        'That would be 13 payments, and the most is 12. Please pay more each time. Hannah Okoro is in business, so at most 12 payments within 12 months can be agreed here. A longer plan could be a credit agreement, which needs advice first.',
      ],
    ],
  ],
  [
    'twelve payments that end after a year, of a sole trader',
    12_00,
    plan(1_00, 'month', '2027-01-19'),
    against('sole-trader'),
    [
      [
        'how.each',
        'The last of these payments would be on 19 December 2027, and 20 November 2027 is the latest. Please pay more each time, or more often. Hannah Okoro is in business, so at most 12 payments within 12 months can be agreed here. A longer plan could be a credit agreement, which needs advice first.',
      ],
    ],
  ],
  ['thirteen payments between businesses', 13_00, plan(1_00, 'week'), against('company'), []],
])('%s', (_, total, how, situation, problems) => {
  const found = checkHowPaid(pence(total), how, 'how', situation);
  expect(found.map(({ field, message }) => [field, message])).toEqual(problems);
});
