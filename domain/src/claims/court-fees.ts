import { type Pence, pence } from '../shared/money.ts';
import type { Jurisdiction } from './jurisdictions.ts';

type FeeBand = { readonly upTo: Pence; readonly fee: Pence };

/**
 * What the County Court of England and Wales asks for starting a money claim, online or on paper. The sum that
 * counts is the claim with its interest. Fees change: whoever shows one says "check before paying".
 */
export const englandAndWalesIssueFees = {
  source: 'gov.uk/make-court-claim-for-money/court-fees',
  validFrom: '2021',
  verifiedOn: '2026-11-15',
  bands: [
    { upTo: pence(300_00), fee: pence(35_00) },
    { upTo: pence(500_00), fee: pence(50_00) },
    { upTo: pence(1_000_00), fee: pence(70_00) },
    { upTo: pence(1_500_00), fee: pence(80_00) },
    { upTo: pence(3_000_00), fee: pence(115_00) },
    { upTo: pence(5_000_00), fee: pence(205_00) },
    { upTo: pence(10_000_00), fee: pence(455_00) },
  ] satisfies readonly FeeBand[],
  /** Above the last band, and up to where the fee stops growing. */
  percent: 5,
  percentUpTo: pence(200_000_00),
  most: pence(10_000_00),
} as const;

/** Undefined where we are not sure of the fee: the present tables of Scotland and Northern Ireland were not found. */
export function courtIssueFee(amount: Pence, jurisdiction: Jurisdiction): Pence | undefined {
  if (jurisdiction !== 'England & Wales' || amount <= 0) return undefined;
  const { bands, percent, percentUpTo, most } = englandAndWalesIssueFees;
  const band = bands.find(({ upTo }) => amount <= upTo);
  if (band) return band.fee;
  return amount > percentUpTo ? most : pence(Math.floor((amount * percent) / 100));
}
