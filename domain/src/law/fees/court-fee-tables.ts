import { z } from 'zod';
import { toIsoDate } from '../../shared/iso-date.ts';
import { type Pence, pence } from '../../shared/money.ts';
import { type Band, bandsInPounds, bandsValue, penceValue, percentValue } from '../row-values.ts';
import type { LawTable } from '../rows.ts';

const day = toIsoDate;
const verifiedOn = day('2026-11-18');

/** What the bands are read with. */
const countedOn = ['principal', 'principal-and-interest'] as const;

export type FeeScale = {
  readonly countedOn: (typeof countedOn)[number];
  readonly bands: readonly Band[];
  /** Past the last band; null where the procedure ends with it. */
  readonly above: { readonly percent: number; readonly most: Pence } | { readonly fee: Pence } | null;
};

const feeScale: z.ZodType<FeeScale> = z.strictObject({
  countedOn: z.enum(countedOn),
  bands: bandsValue,
  above: z.union([
    z.strictObject({ percent: percentValue, most: penceValue }),
    z.strictObject({ fee: penceValue }),
    z.null(),
  ]),
});

const issueInEnglandAndWales: FeeScale = {
  countedOn: 'principal-and-interest',
  bands: bandsInPounds(
    [300, 35],
    [500, 50],
    [1_000, 70],
    [1_500, 80],
    [3_000, 115],
    [5_000, 205],
    [10_000, 455],
  ),
  above: { percent: 5, most: pence(10_000_00) },
};

export const issueFees: LawTable<FeeScale> = {
  title: 'Court fee to start a money claim',
  schema: feeScale,
  rows: [
    {
      nation: 'England & Wales',
      value: issueInEnglandAndWales,
      validFrom: day('2015-03-09'),
      validTo: day('2026-07-12'),
      source: 'SI 2008/1053 Sch.1 fee 1.1 (SI 2015/576); hmcts/ccfr-fees-register-app feeLoader.json',
      confidence: 'V',
      verifiedOn,
    },
    {
      nation: 'England & Wales',
      value: issueInEnglandAndWales,
      validFrom: day('2026-07-13'),
      validTo: null,
      source: 'EX50 of July 2026, unchanged, at second hand',
      confidence: 'S',
      verifiedOn,
    },
    {
      nation: 'Scotland',
      value: { countedOn: 'principal', bands: bandsInPounds([300, 23], [5_000, 127]), above: null },
      validFrom: day('2026-04-01'),
      validTo: null,
      source: 'Sheriff Court Fees Order 2026 (SSI 2026/74), at second hand',
      confidence: 'S',
      verifiedOn,
    },
    {
      nation: 'Northern Ireland',
      value: {
        countedOn: 'principal',
        bands: bandsInPounds([300, 39], [500, 65], [1_000, 91], [3_000, 130]),
        above: null,
      },
      validFrom: day('2023-01-01'),
      validTo: day('2023-10-31'),
      source: 'housingadviceni.org, table of 2022-23',
      confidence: 'V',
      verifiedOn,
    },
    {
      nation: 'Northern Ireland',
      value: {
        countedOn: 'principal',
        bands: bandsInPounds([300, 43], [500, 71], [1_000, 99], [3_000, 142]),
        above: null,
      },
      validFrom: day('2023-11-01'),
      validTo: day('2024-09-30'),
      source: 'SR 2023/166: 9% more than before',
      confidence: 'D',
      verifiedOn,
    },
    {
      nation: 'Northern Ireland',
      value: {
        countedOn: 'principal',
        bands: bandsInPounds([300, 47], [500, 77], [1_000, 108], [3_000, 155]),
        above: null,
      },
      validFrom: day('2024-10-01'),
      validTo: day('2026-03-31'),
      source: 'SR 2023/166: 9% more again',
      confidence: 'D',
      verifiedOn,
    },
    {
      nation: 'Northern Ireland',
      value: {
        countedOn: 'principal',
        bands: bandsInPounds([300, 49], [500, 81], [1_000, 113], [3_000, 163], [5_000, 244]),
        above: null,
      },
      validFrom: day('2026-04-01'),
      validTo: null,
      source: 'Public sources of 2026 at second hand; the band above £3,000 was found once only',
      confidence: 'S',
      verifiedOn,
    },
  ],
};

const hearingInEnglandAndWales: FeeScale = {
  countedOn: 'principal-and-interest',
  bands: bandsInPounds([300, 27], [500, 59], [1_000, 85], [1_500, 123], [3_000, 181]),
  above: { fee: pence(346_00) },
};

/** Of the small claims track. */
export const hearingFees: LawTable<FeeScale> = {
  title: 'Court fee for a small claims hearing',
  schema: feeScale,
  rows: [
    {
      nation: 'England & Wales',
      value: hearingInEnglandAndWales,
      validFrom: day('2021-09-30'),
      validTo: day('2026-07-12'),
      source: 'SI 2021/985 art.6(8)-(13)',
      confidence: 'V',
      verifiedOn,
    },
    {
      nation: 'England & Wales',
      value: hearingInEnglandAndWales,
      validFrom: day('2026-07-13'),
      validTo: null,
      source: 'EX50 of July 2026, unchanged, at second hand',
      confidence: 'S',
      verifiedOn,
    },
    {
      nation: 'Scotland',
      value: { countedOn: 'principal', bands: bandsInPounds([5_000, 0]), above: null },
      validFrom: null,
      validTo: null,
      source: 'No separate hearing fee was found for simple procedure',
      confidence: 'K',
      verifiedOn,
    },
  ],
};
