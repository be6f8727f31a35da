import { z } from 'zod';
import { toIsoDate } from '../../shared/iso-date.ts';
import { type Pence, pence } from '../../shared/money.ts';
import { penceValue, percentValue } from '../row-values.ts';
import type { LawTable } from '../rows.ts';

type Step = {
  readonly over: Pence;
  readonly upTo: Pence;
  readonly base: Pence;
  /** For each £100, or part of it, above `over`. */
  readonly perHundred: Pence;
};

type EnforcementScale = {
  readonly smallest: { readonly upTo: Pence; readonly percent: number; readonly least: Pence };
  readonly steps: readonly Step[];
};

const day = toIsoDate;
const verifiedOn = day('2026-11-18');
const nation = 'Northern Ireland';
// Whether these rose in April 2026 was not verified.
const validTo = day('2026-03-31');

/** Enforcement of Judgments Office: the application, by the sum to enforce. */
export const enforcementApplicationFees: LawTable<EnforcementScale> = {
  title: 'Enforcement of Judgments Office, fee for an application',
  schema: z.strictObject({
    smallest: z.strictObject({ upTo: penceValue, percent: percentValue, least: penceValue }),
    steps: z.array(
      z.strictObject({ over: penceValue, upTo: penceValue, base: penceValue, perHundred: penceValue }),
    ),
  }),
  rows: [
    {
      nation,
      value: {
        smallest: { upTo: pence(300_00), percent: 39, least: pence(20_00) },
        steps: [
          { over: pence(300_00), upTo: pence(1_000_00), base: pence(127_00), perHundred: pence(16_00) },
          { over: pence(1_000_00), upTo: pence(3_000_00), base: pence(273_00), perHundred: pence(12_00) },
          { over: pence(3_000_00), upTo: pence(10_000_00), base: pence(568_00), perHundred: pence(3_00) },
        ],
      },
      validFrom: day('2023-11-01'),
      validTo,
      source: 'SR 2023/165 Schedule',
      confidence: 'V',
      verifiedOn,
    },
  ],
};

export const enforcementNoticeFees: LawTable<Pence> = {
  title: 'Enforcement of Judgments Office, fee for a notice of intent, for each person',
  schema: penceValue,
  rows: [
    {
      nation,
      value: pence(28_00),
      validFrom: day('2023-11-01'),
      validTo: day('2024-09-30'),
      source: 'SR 2023/165 Schedule',
      confidence: 'V',
      verifiedOn,
    },
    {
      nation,
      value: pence(31_00),
      validFrom: day('2024-10-01'),
      validTo,
      source: 'SR 2023/165 Schedule',
      confidence: 'V',
      verifiedOn,
    },
  ],
};
