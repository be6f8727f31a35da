import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { issueTypes } from '../claims/issue-types.ts';
import { jurisdictions } from '../claims/jurisdictions.ts';
import { shippedLaw } from '../law/law.ts';
import { addDays, toIsoDate } from '../shared/iso-date.ts';
import { pence } from '../shared/money.ts';
import { claimants, defendants } from './parties.ts';
import { readSince } from './since.ts';
import { type WorthItQuestion, worthIt } from './worth-it.ts';

const today = toIsoDate('2026-11-18');

const example: WorthItQuestion = {
  amount: pence(2_500_00),
  jurisdiction: 'England & Wales',
  issueType: 'Debt Recovery',
  claimant: 'private',
  defendant: 'company',
  since: toIsoDate('2026-09-28'),
};

const ask = (changes: Partial<WorthItQuestion>) => worthIt({ ...example, ...changes }, today, shippedLaw);

describe('worthIt', () => {
  it('sets out time, cost and what is kept', () => {
    const found = ask({});
    expect(found).toMatchObject({
      verdict: 'worth-a-letter',
      time: { kind: 'left', lastDay: '2032-09-28', aimFor: '2032-09-28' },
      reply: { days: 30 },
      paid: { commission: 250_00, toClaimant: 2_250_00 },
      forums: [],
    });
    // Fifty-five pence a day for 51 days, and the fees for £2,528.05.
    expect(found.court).toMatchObject({
      route: 'small-claims',
      isLatePayment: false,
      interest: { interest: 28_05 },
      issue: { amount: 115_00, mustCheck: true },
      hearing: { amount: 181_00 },
      knownFees: 296_00,
    });
  });

  it.each([
    ['no day was told', { since: undefined }, 'worth-a-letter'],
    ['less than half a year is left', { since: toIsoDate('2020-12-01') }, 'hurry'],
    ['today is the last day', { since: toIsoDate('2020-11-18') }, 'hurry'],
    ['the last day was yesterday', { since: toIsoDate('2020-11-17') }, 'too-late'],
    ['it is older than any rule', { since: toIsoDate('1970-03-01') }, 'too-late'],
    [
      'five years are over in Scotland',
      { jurisdiction: 'Scotland', since: toIsoDate('2021-11-01') },
      'too-late',
    ],
    [
      'they are not over in Northern Ireland',
      { jurisdiction: 'Northern Ireland', since: toIsoDate('2021-11-01') },
      'worth-a-letter',
    ],
    ['the fees come to the sum', { amount: pence(62_00) }, 'costs-too-much'],
    ['a penny more is asked for', { amount: pence(62_01) }, 'worth-a-letter'],
    ['a Scottish fee comes to the sum', { amount: pence(23_00), jurisdiction: 'Scotland' }, 'costs-too-much'],
    ['a tribunal decides', { issueType: 'Employment Issue' }, 'look-elsewhere'],
    [
      'a Scottish tribunal decides',
      { issueType: 'Landlord/Tenant Dispute', jurisdiction: 'Scotland' },
      'look-elsewhere',
    ],
    ['somebody was hurt', { issueType: 'Personal Injury' }, 'ask-a-solicitor'],
    ['the sum is above the limit', { amount: pence(10_000_01) }, 'ask-a-solicitor'],
    [
      'the sum is above the Scottish limit',
      { amount: pence(5_000_01), jurisdiction: 'Scotland' },
      'ask-a-solicitor',
    ],
    ['time cannot be told', { issueType: 'Other' }, 'ask-a-solicitor'],
  ] as const)('when %s', (_, changes, verdict) => {
    expect(ask(changes).verdict).toBe(verdict);
  });

  it('counts late payment between businesses, and the fixed sum', () => {
    const { court } = ask({ claimant: 'business' });
    expect(court).toMatchObject({
      isLatePayment: true,
      interest: { debts: [{ percent: 11.75 }], fixedSums: 70_00 },
    });
    expect(ask({ claimant: 'business', defendant: 'private' }).court.isLatePayment).toBe(false);
  });

  it('has no figure where nobody signed one', () => {
    const { court } = ask({ jurisdiction: 'Northern Ireland' });
    expect(court.interest).toMatchObject({ known: false });
    expect(court.hearing).toMatchObject({ known: false });
    expect(court.issue).toMatchObject({ known: true, amount: 163_00, mustCheck: true });
  });

  it('counts no interest on damages', () => {
    expect(ask({ issueType: 'Property Damage' }).court.interest).toBeUndefined();
  });

  it('answers every question without a figure below nothing', () => {
    const questions = fc.record({
      amount: fc.integer({ min: 1, max: 20_000_000_00 }).map(pence),
      jurisdiction: fc.constantFrom(...jurisdictions),
      issueType: fc.constantFrom(...issueTypes),
      claimant: fc.constantFrom(...claimants),
      defendant: fc.constantFrom(...defendants),
      since: fc.option(
        fc.integer({ min: 0, max: 46_000 }).map((days) => addDays(today, -days)),
        { nil: undefined },
      ),
    });
    fc.assert(
      fc.property(questions, (question) => {
        const { court, time, verdict } = worthIt(question, today, shippedLaw);
        expect(court.knownFees).toBeGreaterThanOrEqual(0);
        if (court.interest?.known) expect(court.interest.interest).toBeGreaterThanOrEqual(0);
        expect(verdict === 'too-late').toBe(time?.kind === 'over');
        if (time?.kind === 'left') expect(time.aimFor <= time.lastDay).toBe(true);
      }),
    );
  });
});

describe('readSince', () => {
  it.each([
    ['', undefined],
    ['--', undefined],
    ['2026-11-18', '2026-11-18'],
    ['1900-01-01', '1900-01-01'],
  ])('takes "%s"', (typed, day) => {
    expect(readSince(typed, today)).toEqual({ day });
  });

  it.each([
    ['2026-11-19', /still to come/],
    ['1066-10-14', /1066 is too long ago/],
    // In the words of the wizard, which asks for the same day.
    ['2026-02-30', /There is no 30 February 2026/],
    ['2026--14', /Please add the month/],
    ['26-07-20', /Please give the year in four figures, such as 2026/],
    ['soon', /Please add the day and the month/],
  ])('tells what is wrong with "%s"', (typed, words) => {
    expect(readSince(typed, today)).toEqual({ error: expect.stringMatching(words) });
  });
});
