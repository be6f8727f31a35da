import type { IsoDate } from '../../shared/iso-date.ts';
import { type Pence, pence } from '../../shared/money.ts';
import { percentOf } from '../../shared/percent.ts';
import type { Law } from '../law.ts';
import { lookUp, type Unknown } from '../rows.ts';
import type { HelpRules } from './help-with-fees-table.ts';

type Household = {
  readonly age: number;
  readonly savings: Pence;
  readonly monthlyIncome: Pence;
  readonly hasPartner: boolean;
  readonly childrenUnder14: number;
  readonly children14OrOver: number;
};

/** What the person pays, and the two figures that decide it. */
type HelpFound = {
  readonly known: true;
  readonly pays: Pence;
  readonly refusedFor: 'savings' | 'income' | null;
  readonly threshold: Pence;
  /** Income above the threshold, in whole tens of pounds. */
  readonly excess: Pence;
};

const tenPounds = 10_00;

export function helpWith(fee: Pence, household: Household, on: IsoDate, law: Law): HelpFound | Unknown {
  const found = lookUp(law.helpWithFees.rows, { nation: 'England & Wales', on });
  if (!found.known) return found;
  const { savings, income, contribution } = found.value;
  const threshold = pence(
    income.single +
      (household.hasPartner ? income.partner : 0) +
      household.childrenUnder14 * income.childUnder14 +
      household.children14OrOver * income.child14OrOver,
  );
  const above = Math.max(0, household.monthlyIncome - threshold);
  const excess = pence(above - (above % tenPounds));
  const answer = { known: true, threshold, excess } as const;
  if (hasTooMuchSaved(fee, household, savings)) return { ...answer, pays: fee, refusedFor: 'savings' };
  const share = ownShare(excess, contribution);
  if (share === undefined) return { ...answer, pays: fee, refusedFor: 'income' };
  return { ...answer, pays: pence(Math.min(fee, share)), refusedFor: null };
}

function hasTooMuchSaved(fee: Pence, { age, savings }: Household, rules: HelpRules['savings']): boolean {
  if (age >= rules.oldAge) return savings > rules.mostInOldAge;
  if (fee <= rules.smallFeeUpTo) return savings > rules.mostForSmallFee;
  return savings >= fee * rules.timesFee || savings >= rules.lessThan;
}

/** Undefined when the income is beyond all help. */
function ownShare(excess: Pence, bands: HelpRules['contribution']): Pence | undefined {
  let left: number = excess;
  let share = 0;
  for (const { next, percent } of bands) {
    const part = pence(Math.min(left, next));
    share += percentOf(part, percent);
    left -= part;
  }
  return left > 0 ? undefined : pence(share);
}
