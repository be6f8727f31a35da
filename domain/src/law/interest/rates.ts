import { z } from 'zod';
import { toIsoDate } from '../../shared/iso-date.ts';
import { type Pence, pence } from '../../shared/money.ts';
import { penceValue, percentValue } from '../row-values.ts';
import type { LawRow, LawTable } from '../rows.ts';

const day = toIsoDate;
const verifiedOn = day('2026-11-18');

/** A year's simple interest that a court may add before judgment. */
export const courtRate: LawTable<number> = {
  title: 'Interest a court may add, percent a year',
  schema: percentValue,
  rows: [
    {
      nation: 'England & Wales',
      value: 8,
      validFrom: day('1993-04-01'),
      validTo: null,
      source: 'County Courts Act 1984 s.69; hmcts/civil-service InterestCalculator.java',
      confidence: 'V',
      verifiedOn,
    },
    {
      nation: 'Scotland',
      value: 8,
      validFrom: day('1993-04-01'),
      validTo: null,
      source: 'Judicial rate since 1 April 1993; shepwedd.com, brodies.com',
      confidence: 'S',
      verifiedOn,
    },
    {
      nation: 'Northern Ireland',
      value: 8,
      validFrom: null,
      validTo: null,
      source: 'County Courts (NI) Order 1980 art.45A; 8% is quoted as the most',
      confidence: 'K',
      verifiedOn,
    },
  ],
};

export const latePaymentMargin: LawTable<number> = {
  title: 'Late payment between businesses, percent above Bank Rate',
  schema: percentValue,
  rows: [
    lateMargin('England & Wales', 'V', 'SI 2002/1675 art.4'),
    lateMargin('Northern Ireland', 'V', 'SI 2002/1675 art.4'),
    lateMargin('Scotland', 'S', 'Late Payment of Commercial Debts (Rate of Interest) (Scotland) Order 2002'),
  ],
};

type FixedSumBand = { readonly below: Pence | null; readonly sum: Pence };

export const latePaymentFixedSums: LawTable<readonly FixedSumBand[]> = {
  title: 'Late payment between businesses, fixed sum per debt',
  schema: z.array(z.strictObject({ below: penceValue.nullable(), sum: penceValue })).min(1),
  rows: [
    {
      nation: 'UK',
      value: [
        { below: pence(1_000_00), sum: pence(40_00) },
        { below: pence(10_000_00), sum: pence(70_00) },
        { below: null, sum: pence(100_00) },
      ],
      validFrom: day('2002-08-07'),
      validTo: null,
      source: 'Late Payment of Commercial Debts (Interest) Act 1998 s.5A(2)',
      confidence: 'V',
      verifiedOn,
    },
  ],
};

type JudgmentInterestFrom = { readonly atLeast: Pence };

export const judgmentInterestFrom: LawTable<JudgmentInterestFrom> = {
  title: 'County court judgments that carry interest, from',
  schema: z.strictObject({ atLeast: penceValue }),
  rows: [
    {
      nation: 'England & Wales',
      value: { atLeast: pence(5_000_00) },
      validFrom: day('1991-07-01'),
      validTo: null,
      source: 'SI 1991/1184 arts 1(2), 2',
      confidence: 'V',
      verifiedOn,
    },
  ],
};

export const judgmentRate: LawTable<number> = {
  title: 'Interest on a county court judgment, percent a year',
  schema: percentValue,
  rows: [
    {
      nation: 'England & Wales',
      value: 8,
      validFrom: day('1993-04-01'),
      validTo: null,
      source: 'Judgments Act 1838 s.17',
      confidence: 'K',
      verifiedOn,
    },
  ],
};

function lateMargin(nation: LawRow<number>['nation'], confidence: 'V' | 'S', source: string): LawRow<number> {
  const validFrom = day('2002-08-07');
  return { nation, value: 8, validFrom, validTo: null, source, confidence, verifiedOn };
}
