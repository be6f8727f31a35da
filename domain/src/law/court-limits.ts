import { z } from 'zod';
import { toIsoDate } from '../shared/iso-date.ts';
import { type Pence, pence } from '../shared/money.ts';
import type { Nation } from '../shared/nation.ts';
import { penceValue } from './row-values.ts';
import type { LawRow, LawTable } from './rows.ts';

const verifiedOn = toIsoDate('2026-11-18');

/** What the courts themselves take as a small claim. The product's own limits are in claims/limits.ts. */
export const courtLimits: LawTable<Pence> = {
  title: 'Most that a court takes as a small claim',
  schema: penceValue,
  rows: [
    limit('England & Wales', 10_000_00, '2013-04-01', 'CPR 26.9'),
    limit('Scotland', 5_000_00, '2016-11-28', 'Simple procedure; SCTS, citizensadvice.org.uk/scotland'),
    limit(
      'Northern Ireland',
      5_000_00,
      '2022-10-03',
      'County Courts (Financial Limits) Order (NI) 2022; nidirect',
    ),
  ],
};

/** Of an injury itself; null where injuries are no small claims at all. */
type InjuryLimits = { readonly most: Pence; readonly road: Pence } | null;

export const injuryLimits: LawTable<InjuryLimits> = {
  title: 'Most that an injury may be worth as a small claim',
  schema: z.strictObject({ most: penceValue, road: penceValue }).nullable(),
  rows: [
    {
      nation: 'England & Wales',
      value: { most: pence(1_500_00), road: pence(5_000_00) },
      validFrom: toIsoDate('2022-04-06'),
      validTo: null,
      source: 'CPR 26.9',
      confidence: 'V',
      verifiedOn,
    },
    outside('Scotland', 'scotcourts.gov.uk, summary cause'),
    outside('Northern Ireland', 'nidirect.gov.uk, small claims process'),
  ],
};

function limit(nation: Nation, amount: number, validFrom: string, source: string): LawRow<Pence> {
  return {
    nation,
    value: pence(amount),
    validFrom: toIsoDate(validFrom),
    validTo: null,
    source,
    confidence: 'V',
    verifiedOn,
  };
}

function outside(nation: Nation, source: string): LawRow<InjuryLimits> {
  return { nation, value: null, validFrom: null, validTo: null, source, confidence: 'V', verifiedOn };
}
