import { z } from 'zod';
import { toIsoDate } from '../../shared/iso-date.ts';
import { type Pence, pence } from '../../shared/money.ts';
import { penceValue, percentValue } from '../row-values.ts';
import type { LawTable } from '../rows.ts';

/** Help with Fees of England and Wales: what savings and income allow. */
export type HelpRules = {
  readonly savings: {
    readonly smallFeeUpTo: Pence;
    readonly mostForSmallFee: Pence;
    /** For a larger fee: less than so many times the fee, and less than the sum. */
    readonly timesFee: number;
    readonly lessThan: Pence;
    readonly oldAge: number;
    readonly mostInOldAge: Pence;
  };
  readonly income: {
    readonly single: Pence;
    readonly partner: Pence;
    readonly childUnder14: Pence;
    readonly child14OrOver: Pence;
  };
  /** Of the income above the threshold, in tens of pounds; more than all bands together: no help. */
  readonly contribution: readonly { readonly next: Pence; readonly percent: number }[];
};

export const helpWithFees: LawTable<HelpRules> = {
  title: 'Help with Fees: savings, income, own share',
  schema: z.strictObject({
    savings: z.strictObject({
      smallFeeUpTo: penceValue,
      mostForSmallFee: penceValue,
      timesFee: z.number().positive(),
      lessThan: penceValue,
      oldAge: z.number().int().positive(),
      mostInOldAge: penceValue,
    }),
    income: z.strictObject({
      single: penceValue,
      partner: penceValue,
      childUnder14: penceValue,
      child14OrOver: penceValue,
    }),
    contribution: z.array(z.strictObject({ next: penceValue, percent: percentValue })),
  }),
  rows: [
    {
      nation: 'England & Wales',
      value: {
        savings: {
          smallFeeUpTo: pence(1_420_00),
          mostForSmallFee: pence(4_250_00),
          timesFee: 3,
          lessThan: pence(16_000_00),
          oldAge: 66,
          mostInOldAge: pence(16_000_00),
        },
        income: {
          single: pence(1_420_00),
          partner: pence(710_00),
          childUnder14: pence(425_00),
          child14OrOver: pence(710_00),
        },
        contribution: [
          { next: pence(1_000_00), percent: 50 },
          { next: pence(1_000_00), percent: 70 },
          { next: pence(1_000_00), percent: 90 },
        ],
      },
      validFrom: toIsoDate('2023-11-27'),
      validTo: null,
      source:
        'hmcts/hwf-staffapp band_calculation_helper.rb, band_base_calculation.rb, band_calculation_income.rb',
      confidence: 'V',
      verifiedOn: toIsoDate('2026-11-18'),
    },
  ],
};
