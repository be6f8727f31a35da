import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { claimStatuses } from '../claims/statuses.ts';
import { pence } from '../shared/money.ts';
import {
  afterRejection,
  afterRejectionWords,
  answerProblem,
  canAnswer,
  canBeOffered,
  type OfferToJudge,
} from './answer.ts';
import { offeredPence, offerForm, offerMessages, offerRefusal, settlementReference } from './offer.ts';
import { shortfallOf } from './shortfall.ts';

describe('what an offer leaves unpaid', () => {
  it.each([
    [90_000, 60_000, 30_000, '33.3'],
    [90_000, 90_000, 0, '0.0'],
    [90_000, 95_000, 0, '0.0'],
    [80_000, 79_800, 200, '0.3'],
    [1, 0, 1, '100.0'],
    [999_999_999_999, 1, 999_999_999_998, '100.0'],
    [300, 100, 200, '66.7'],
  ])('of %i pence, offered %i: %i pence, %s per cent', (claimed, offered, amount, percent) => {
    expect(shortfallOf(pence(claimed), pence(offered))).toEqual({ amount, percent });
  });

  it('is never below nothing or above everything', () => {
    const sums = fc.integer({ min: 1, max: 999_999_999_999 });
    fc.assert(
      fc.property(sums, sums, (claimed, offered) => {
        const { amount, percent } = shortfallOf(pence(claimed), pence(offered));
        expect(amount).toBe(Math.max(claimed - offered, 0));
        expect(percent).toMatch(/^\d{1,3}\.\d$/);
        expect(Math.abs(Number(percent) - (amount / claimed) * 100)).toBeLessThanOrEqual(0.0501);
      }),
    );
  });
});

describe('the offer form', () => {
  it.each(['', '0', '-5', 'ten', '1.234'])('refuses %j', (offeredAmount) => {
    const parsed = offerForm.safeParse({ offeredAmount, defendantMessage: '', adminNotes: '' });
    expect(parsed.error?.issues[0]?.message).toBe(offerMessages.amount);
  });

  it('reads an amount as typed and as a program sends it', () => {
    const typed = { offeredAmount: '£1,250.50', defendantMessage: ' Sorry. ', adminNotes: '' };
    expect(offerForm.parse(typed)).toEqual({
      offeredAmount: 125_050,
      defendantMessage: 'Sorry.',
      adminNotes: '',
    });
    expect(offeredPence(1250.5)).toBe(125_050);
    for (const wrong of [0, -1, Number.NaN, Infinity, '5', 1.234, 1e15])
      expect(offeredPence(wrong)).toBeUndefined();
  });

  it('is for no more than is owed', () => {
    expect(offerRefusal(pence(90_000), pence(90_000))).toBeNull();
    expect(offerRefusal(pence(90_000), pence(90_001))).toBe(
      'The claim is for £900.00, so no more than that can be offered.',
    );
  });

  it('makes references that can be read out', () => {
    expect(settlementReference(2026, new Uint8Array([0, 31, 62, 93, 124, 255]))).toMatch(
      /^SET-2026-[2-9A-Z]{6}$/,
    );
    expect(() => settlementReference(2026, new Uint8Array(5))).toThrow(RangeError);
  });
});

describe('answering an offer', () => {
  const offer = {
    answered: null,
    isReplaced: false,
    isWithdrawn: false,
    claim: { userId: 'hannah', status: 'responded' as const },
  };
  it('is for whoever is owed the money, once, while it stands', () => {
    expect(canAnswer({ userId: 'hannah' }, offer)).toBe(true);
    expect(canAnswer({ userId: 'sam' }, offer)).toBe(false);
    expect(canAnswer({ userId: 'hannah' }, { ...offer, answered: 'reject' })).toBe(false);
    expect(canAnswer({ userId: 'hannah' }, { ...offer, isReplaced: true })).toBe(false);
    const closed = { ...offer, claim: { userId: 'hannah', status: 'resolved' as const } };
    expect(canAnswer({ userId: 'hannah' }, closed)).toBe(false);
  });

  it.each<[Partial<OfferToJudge>, ReturnType<typeof answerProblem>]>([
    [{}, undefined],
    [{ answered: 'accept' }, 'answered'],
    [{ answered: 'reject', claim: { userId: 'hannah', status: 'resolved' } }, 'answered'],
    [{ isReplaced: true }, 'replaced'],
    [{ isReplaced: true, isWithdrawn: true }, 'withdrawn'],
    [{ isReplaced: true, claim: { userId: 'hannah', status: 'cancelled' } }, 'replaced'],
    [{ claim: { userId: 'hannah', status: 'cancelled' } }, 'claim-closed'],
    [{ claim: { userId: 'hannah', status: 'settlement_accepted_payment_pending' } }, 'claim-closed'],
  ])('with %o is no longer possible because: %s', (more, problem) => {
    expect(answerProblem({ ...offer, ...more })).toBe(problem);
  });

  it('goes with claims that nobody has settled, paid or cancelled', () => {
    expect(claimStatuses.filter(canBeOffered)).toEqual(['pending', 'active', 'responded']);
  });

  it.each([
    ['England & Wales', 1_000_000, 'Other', 'small-claims-court'],
    ['England & Wales', 1_000_001, 'Other', 'solicitor'],
    ['Scotland', 500_000, 'Other', 'small-claims-court'],
    ['Scotland', 500_001, 'Other', 'solicitor'],
    ['Northern Ireland', 300_000, 'Other', 'small-claims-court'],
    ['Northern Ireland', 300_001, 'Other', 'solicitor'],
    ['Scotland', 90_000, 'Personal Injury', 'advice'],
    ['Scotland', 500_001, 'Personal Injury', 'solicitor'],
  ] as const)(
    'turned down in %s at %i pence (%s) leads to the %s',
    (jurisdiction, amount, issueType, way) => {
      const claim = { amount: pence(amount), jurisdiction, issueType };
      expect(afterRejection(claim)).toBe(way);
      expect(afterRejectionWords(claim).after.includes('solicitor')).toBe(way === 'solicitor');
    },
  );
});
