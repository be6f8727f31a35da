import { type Pence, pence } from '../shared/money.ts';
import { asPercentage } from '../shared/percent.ts';

export type Shortfall = {
  /** What the offer leaves unpaid; nothing when it covers the claim. */
  readonly amount: Pence;
  /** Of the claim, with one decimal: '12.5'. */
  readonly percent: string;
};

/** How far an offer falls short of a claim. */
export function shortfallOf(claimed: Pence, offered: Pence): Shortfall {
  if (claimed <= 0) throw new RangeError(`A claim has an amount above zero, not ${claimed}`);
  const missing = Math.max(claimed - offered, 0);
  return { amount: pence(missing), percent: asPercentage(missing, claimed, 1).toFixed(1) };
}
