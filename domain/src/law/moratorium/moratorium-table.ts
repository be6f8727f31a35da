import { z } from 'zod';
import { toIsoDate } from '../../shared/iso-date.ts';
import type { LawTable } from '../rows.ts';

/** How long a debtor's breathing space or statutory moratorium lasts, its first day included. */
export type MoratoriumLength = { readonly days: number } | { readonly months: number };

const verifiedOn = toIsoDate('2026-11-18');

/** None for Northern Ireland: neither scheme extends to it (SI 2020/1311 reg 1(8)). */
export const moratoriumLengths: LawTable<MoratoriumLength> = {
  title: 'Breathing space or moratorium, how long it lasts',
  schema: z.union([
    z.strictObject({ days: z.int().min(1).max(366) }),
    z.strictObject({ months: z.int().min(1).max(24) }),
  ]),
  rows: [
    {
      nation: 'England & Wales',
      value: { days: 60 },
      validFrom: toIsoDate('2021-05-04'),
      validTo: null,
      source: 'SI 2020/1311 reg 26',
      confidence: 'V',
      verifiedOn,
    },
    {
      nation: 'Scotland',
      value: { months: 6 },
      validFrom: toIsoDate('2022-10-01'),
      validTo: null,
      source: 'Bankruptcy (Scotland) Act 2016 ss.195-198',
      confidence: 'S',
      verifiedOn,
    },
  ],
};
