import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addDays, daysBetween, toIsoDate } from '../../shared/iso-date.ts';
import { isWorkingDay } from '../days/working-days.ts';
import { shippedLaw } from '../law.ts';
import {
  breathingSpaceDays,
  type LimitationFacts,
  limitationOf,
  movedByBreathingSpace,
} from './limitation.ts';
import { limitationKinds } from './periods.ts';

const day = toIsoDate;
const nations = ['England & Wales', 'Scotland', 'Northern Ireland'] as const;

type Case = Omit<LimitationFacts, 'arose' | 'restarts' | 'knownOn' | 'isFixedSum'> & {
  arose: string;
  restarts?: string[];
  knownOn?: string;
  isFixedSum?: boolean;
};

const judge = ({ arose, restarts, knownOn, isFixedSum = true, ...facts }: Case) =>
  limitationOf(
    {
      ...facts,
      isFixedSum,
      arose: day(arose),
      knownOn: knownOn === undefined ? undefined : day(knownOn),
      restarts: (restarts ?? []).map(day),
    },
    shippedLaw,
  );

const ew = { nation: 'England & Wales' } as const;
const sc = { nation: 'Scotland' } as const;
const ni = { nation: 'Northern Ireland' } as const;

describe('the last day to go to court', () => {
  it.each<[Case, string, string]>([
    [{ ...ew, kind: 'contract', arose: '2020-02-29' }, '2026-02-28', '2026-02-27'],
    [{ ...ew, kind: 'contract', arose: '2021-05-03' }, '2027-05-03', '2027-04-30'],
    [{ ...sc, kind: 'damage', arose: '2021-05-10' }, '2026-05-11', '2026-05-11'],
    // Sat 13 June, and Monday 15 June 2026 is the holiday for the World Cup.
    [{ ...sc, kind: 'damage', arose: '2021-06-13' }, '2026-06-16', '2026-06-16'],
    [{ ...ew, kind: 'injury', arose: '2024-02-29', knownOn: '2024-02-29' }, '2027-02-28', '2027-02-26'],
    [{ ...ni, kind: 'contract', arose: '2021-03-01', restarts: ['2023-09-10'] }, '2029-09-10', '2029-09-10'],
    [{ ...ni, kind: 'contract', arose: '2021-03-01', restarts: ['2027-03-02'] }, '2027-03-01', '2027-03-01'],
    [
      { ...ew, kind: 'contract', arose: '2016-06-01', restarts: ['2022-06-01', '2020-01-01'] },
      '2028-06-01',
      '2028-06-01',
    ],
    // The second payment comes in time because of the first.
    [
      { ...ew, kind: 'contract', arose: '2010-01-04', restarts: ['2015-06-01', '2021-06-01'] },
      '2027-06-01',
      '2027-06-01',
    ],
    [
      { ...ew, kind: 'contract', arose: '2020-06-01', restarts: ['2022-06-01'], isFixedSum: false },
      '2026-06-01',
      '2026-06-01',
    ],
    [
      { ...sc, kind: 'damage', arose: '2021-06-01', restarts: ['2023-06-01'], isFixedSum: false },
      '2028-06-01',
      '2028-06-01',
    ],
    [{ ...ew, kind: 'injury', arose: '2022-06-01', restarts: ['2023-06-01'] }, '2025-06-01', '2025-05-30'],
    [{ ...ew, kind: 'injury', arose: '2022-06-01', knownOn: '2023-06-01' }, '2026-06-01', '2026-06-01'],
    [{ ...ew, kind: 'deed', arose: '2016-02-29' }, '2028-02-29', '2028-02-29'],
    // 28 February in Scotland, too, and not extended over the weekend.
    [{ ...sc, kind: 'injury', arose: '2024-02-29' }, '2027-02-28', '2027-02-26'],
  ])('of %o is %s, to be aimed for on %s', (facts, lastDay, aimFor) => {
    expect(judge(facts)).toMatchObject({ kind: 'day', lastDay, aimFor });
  });

  it.each<[Case, string]>([
    [{ ...sc, kind: 'deed', arose: '2022-01-10' }, 'no-row'],
    [{ ...ni, kind: 'loan-on-demand', arose: '2022-01-10' }, 'no-row'],
    [{ ...ew, kind: 'contract', arose: '1979-01-10' }, 'no-row'],
    [{ ...sc, kind: 'defamation', arose: '2025-01-10' }, 'unsigned'],
    [{ ...ew, kind: 'judgment', arose: '2025-01-10' }, 'unsigned'],
    [{ ...ew, kind: 'contract', arose: '2022-01-10', postponedBy: 'childhood' }, 'postponed'],
    [{ ...sc, kind: 'contract', arose: '2022-01-10', postponedBy: 'fraud-or-mistake' }, 'postponed'],
  ])('of %o is for a solicitor: %s', (facts, because) => {
    expect(judge(facts)).toMatchObject({ kind: 'ask-a-solicitor', because: { kind: because } });
  });
});

describe('breathing space', () => {
  it('has the days of the regulations', () => {
    expect(breathingSpaceDays(day('2026-11-02'))).toEqual({
      askAdviserBy: '2026-11-21',
      askCourtBy: '2026-12-21',
    });
  });

  it.each([
    ['2026-11-01', '2026-11-01'],
    ['2026-11-02', '2027-02-24'],
    ['2027-01-10', '2027-02-24'],
    ['2027-02-24', '2027-02-24'],
    ['2027-02-25', '2027-02-25'],
  ])('from 2 November to 31 December moves %s to %s', (lastDay, moved) => {
    const space = { firstDay: day('2026-11-02'), lastDay: day('2026-12-31') };
    expect(movedByBreathingSpace(day(lastDay), space)).toBe(moved);
  });
});

describe('in every nation and kind', () => {
  const facts = fc.record({
    nation: fc.constantFrom(...nations),
    kind: fc.constantFrom(...limitationKinds),
    arose: fc.integer({ min: 0, max: 14_000 }).map((days) => addDays(day('1996-10-01'), days)),
    isFixedSum: fc.boolean(),
  });

  it('is never later than the rule without an acknowledgement', () => {
    fc.assert(
      fc.property(facts, (claim) => {
        const answer = limitationOf(claim, shippedLaw);
        if (answer.kind !== 'day') return;
        const row = shippedLaw[`limitation/${claim.kind}`].rows.find(({ nation }) => nation === claim.nation);
        const endYear = Number(claim.arose.slice(0, 4)) + Number(row?.value);
        // At most four days in a row are no working days: a weekend with Christmas or New Year.
        const slack = claim.nation === 'Scotland' ? 4 : 0;
        const anniversary = day(`${endYear}-${claim.arose.slice(5).replace('02-29', '02-28')}`);
        const leapDay = claim.arose.endsWith('02-29') ? 1 : 0;
        expect(daysBetween(answer.lastDay, addDays(anniversary, slack + leapDay))).toBeGreaterThanOrEqual(0);
        expect(answer.aimFor <= answer.lastDay && isWorkingDay(answer.aimFor, claim.nation, shippedLaw)).toBe(
          true,
        );
        if (claim.nation === 'Scotland' && !claim.arose.endsWith('02-29'))
          expect(isWorkingDay(answer.lastDay, claim.nation, shippedLaw)).toBe(true);
      }),
    );
  });

  it('is not earlier for a claim that arose later, nor with a payment more', () => {
    fc.assert(
      fc.property(facts, fc.nat(4_000), fc.nat(4_000), (claim, later, payment) => {
        // There 29 February ends a day early on purpose, while 28 February is extended over a weekend.
        const days = [claim.arose, addDays(claim.arose, later), addDays(claim.arose, payment)];
        fc.pre(claim.nation !== 'Scotland' || !days.some((one) => one.endsWith('02-29')));
        const first = limitationOf(claim, shippedLaw);
        const second = limitationOf({ ...claim, arose: addDays(claim.arose, later) }, shippedLaw);
        const paid = limitationOf({ ...claim, restarts: [addDays(claim.arose, payment)] }, shippedLaw);
        if (first.kind !== 'day' || second.kind !== 'day' || paid.kind !== 'day') return;
        expect(second.lastDay >= first.lastDay).toBe(true);
        expect(paid.lastDay >= first.lastDay).toBe(true);
      }),
    );
  });
});
