import { describe, expect, it } from 'vitest';
import { shippedLaw } from '../law/law.ts';
import { pence } from '../shared/money.ts';
import {
  type Decision,
  decideOn,
  decisionForm,
  possibleDecisions,
  type SolicitorStatus,
} from './approval.ts';
import { caseUrgency } from './case-urgency.ts';
import { type ClaimToRefer, reasonsToRefer } from './opening.ts';
import {
  answerDueBy,
  canMoveReferral,
  givesAccess,
  mayContactClient,
  moveReferral,
  type ReferralMover,
  type ReferralStatus,
  type ReferralTrigger,
  referralStatuses,
  referralTriggers,
} from './referrals.ts';
import { fittingNumbers, regulatorNumbers, unprovenJurisdictions } from './regulator.ts';
import { numbersFromForm, numbersToForm } from './regulators.ts';

const now = new Date('2026-11-16T12:00:00Z');

describe('a regulator number', () => {
  it.each([
    ['England & Wales', '123 456', '123456'],
    ['Scotland', '40123', '40123'],
    ['Northern Ireland', '1234', '1234'],
    ['England & Wales', '', ''],
  ] as const)('of %s may be %j', (jurisdiction, typed, kept) => {
    expect(regulatorNumbers.parse({ [jurisdiction]: typed })[jurisdiction]).toBe(kept);
  });

  it.each([
    ['England & Wales', '12', 'An SRA number has 5 to 7 digits'],
    ['Scotland', 'SC123', 'A Law Society of Scotland number has 4 to 6 digits'],
    ['Northern Ireland', '12345678', 'A Law Society of Northern Ireland number has 3 to 6 digits'],
  ] as const)('of %s may not be %j', (jurisdiction, typed, message) => {
    const { error } = regulatorNumbers.safeParse({ [jurisdiction]: typed });
    expect(error?.issues[0]?.message).toBe(message);
  });

  it('is needed for every jurisdiction they work in', () => {
    expect(unprovenJurisdictions(['England & Wales', 'Scotland'], { 'England & Wales': '123456' })).toEqual([
      'Scotland',
    ]);
  });

  it('that does not fit is left out where nobody can be asked again', () => {
    const given = { 'England & Wales': '12', Scotland: '40 123', 'Northern Ireland': 7, Wales: '123456' };
    expect(fittingNumbers(given)).toEqual({ Scotland: '40123' });
    expect(fittingNumbers('123456')).toEqual({});
  });

  it('travels through a form and back', () => {
    const numbers = { 'England & Wales': '123456', 'Northern Ireland': '1234' };
    expect(numbersFromForm(numbersToForm(numbers))).toEqual(numbers);
  });
});

describe('a decision on a solicitor', () => {
  const proven = {
    jurisdictions: ['Scotland'],
    regulatorNumbers: { Scotland: '40123' },
  } as const;

  it.each<[SolicitorStatus, readonly Decision[]]>([
    ['pending', ['approve', 'decline']],
    ['approved', ['suspend']],
    ['declined', ['approve']],
    ['suspended', ['approve']],
  ])('who is %s can be to %j', (status, possible) => {
    expect(possibleDecisions(status)).toEqual(possible);
    for (const decision of ['approve', 'decline', 'suspend'] as const) {
      const decide = () => decideOn({ ...proven, status }, decision);
      if (possible.includes(decision)) expect(decide()).not.toBe(status);
      else expect(decide).toThrow(`${decision} of a solicitor who is ${status}`);
    }
  });

  it('is not an approval while a number is missing', () => {
    const unproven = { ...proven, status: 'pending', regulatorNumbers: {} } as const;
    expect(() => decideOn(unproven, 'approve')).toThrow('approval without Law Society of Scotland number');
    expect(decideOn(unproven, 'decline')).toBe('declined');
  });

  it('is not an approval of someone who acts nowhere', () => {
    const nowhere = { ...proven, status: 'pending', jurisdictions: [] } as const;
    expect(() => decideOn(nowhere, 'approve')).toThrow('approval without a jurisdiction');
  });

  it('to turn someone away gives a reason', () => {
    expect(decisionForm.safeParse({ decision: 'decline', reason: ' ' }).error?.issues[0]?.message).toBe(
      'Please give a reason',
    );
    expect(decisionForm.safeParse({ decision: 'approve' }).success).toBe(true);
  });
});

describe('a referral', () => {
  const legal: readonly [ReferralStatus, ReferralTrigger, ReferralMover, ReferralStatus][] = [
    ['pending', 'accept', 'solicitor', 'accepted'],
    ['pending', 'decline', 'solicitor', 'declined'],
    ['pending', 'expire', 'system', 'expired'],
    ['pending', 'withdraw', 'system', 'withdrawn'],
    ['accepted', 'start', 'solicitor', 'in-progress'],
    ['accepted', 'withdraw', 'system', 'withdrawn'],
    ['in-progress', 'complete', 'solicitor', 'completed'],
    ['in-progress', 'withdraw', 'system', 'withdrawn'],
  ];

  it('makes these moves and no others', () => {
    for (const from of referralStatuses)
      for (const trigger of referralTriggers)
        for (const by of ['solicitor', 'system'] as const) {
          const move = legal.find((one) => one[0] === from && one[1] === trigger && one[2] === by);
          expect(canMoveReferral(from, trigger, by)).toBe(move !== undefined);
          if (move) expect(moveReferral(from, trigger, by)).toBe(move[3]);
          else expect(() => moveReferral(from, trigger, by)).toThrow('does not');
        }
  });

  it.each<[ReferralStatus, boolean, boolean]>([
    ['pending', true, false],
    ['accepted', true, true],
    ['in-progress', true, true],
    ['completed', true, false],
    ['declined', false, false],
    ['expired', false, false],
    ['withdrawn', false, false],
  ])('that is %s opens the case file: %s; lets write to the client: %s', (status, opens, writes) => {
    expect(givesAccess(status)).toBe(opens);
    expect(mayContactClient(status)).toBe(writes);
  });

  it.each([
    ['2026-11-16T12:00:00Z', 'England & Wales', '2026-11-19T23:59:00.000Z'],
    ['2026-11-19T23:30:00Z', 'England & Wales', '2026-11-24T23:59:00.000Z'],
    ['2026-11-27T09:00:00Z', 'Scotland', '2026-12-03T23:59:00.000Z'],
    ['2026-06-29T23:30:00Z', 'England & Wales', '2026-07-03T22:59:00.000Z'],
  ] as const)('asked at %s in %s is to be answered by %s', (asked, nation, due) => {
    expect(answerDueBy(new Date(asked), nation, shippedLaw).toISOString()).toBe(due);
  });
});

describe('asking for a solicitor', () => {
  const small: ClaimToRefer = {
    amount: pence(90_000),
    jurisdiction: 'England & Wales',
    issueType: 'Debt Recovery',
    status: 'pending',
    responseDeadline: new Date('2026-11-30T12:00:00Z'),
    hasRejectedOffer: false,
    escalatedAt: null,
    completedAt: null,
    hasOpenReferral: false,
  };
  const [first, second] = [new Date('2026-11-03T12:00:00Z'), new Date('2026-11-10T12:00:00Z')];
  const big = { ...small, amount: pence(1_500_000) };
  const late = { responseDeadline: new Date('2026-11-01T12:00:00Z') };

  it.each<[string, ClaimToRefer, readonly string[]]>([
    ['a small claim', small, []],
    ['a small claim without reply', { ...small, ...late }, []],
    ['a small claim with a rejected offer', { ...small, status: 'responded', hasRejectedOffer: true }, []],
    ['a small claim that an admin escalated', { ...small, escalatedAt: first }, ['admin-escalated']],
    [
      'one that a solicitor has completed since',
      { ...small, status: 'active', escalatedAt: first, completedAt: second },
      [],
    ],
    [
      'one that was escalated again after that',
      { ...small, status: 'active', escalatedAt: second, completedAt: first },
      ['admin-escalated'],
    ],
    ['a claim above the limit', big, ['over-limit']],
    ['a big claim without reply', { ...big, ...late }, ['deadline-passed', 'over-limit']],
    [
      'a big claim with a rejected offer',
      { ...big, status: 'responded', hasRejectedOffer: true },
      ['offer-rejected', 'over-limit'],
    ],
    ['£6,000 in Scotland', { ...small, jurisdiction: 'Scotland', amount: pence(600_000) }, ['over-limit']],
    [
      '£6,000 in Scotland with a rejected offer',
      { ...small, jurisdiction: 'Scotland', amount: pence(600_000), hasRejectedOffer: true },
      ['offer-rejected', 'over-limit'],
    ],
    [
      'a big personal injury without reply',
      { ...big, ...late, issueType: 'Personal Injury' },
      ['deadline-passed'],
    ],
    ['one that somebody has been asked about', { ...big, hasOpenReferral: true }, []],
    ['a resolved one', { ...big, status: 'resolved' }, []],
    ['one with an accepted offer', { ...big, status: 'settlement_accepted_payment_pending' }, []],
  ])('%s: %#', (_, claim, reasons) => {
    expect(reasonsToRefer(claim, now)).toEqual(reasons);
  });
});

describe('urgency of a case', () => {
  it.each([
    [900_000, '2026-12-16', 'low'],
    [900_000, null, 'low'],
    [900_000, '2026-11-18', 'medium'],
    [900_000, '2026-11-01', 'medium'],
    [1_500_000, '2026-12-16', 'medium'],
    [1_500_000, '2026-11-18', 'high'],
    [2_600_000, null, 'high'],
  ])('of %i pence due %s is %s', (amount, due, urgency) => {
    const responseDeadline = due === null ? null : new Date(`${due}T12:00:00Z`);
    expect(caseUrgency({ amount: pence(amount), responseDeadline }, now)).toBe(urgency);
  });
});
