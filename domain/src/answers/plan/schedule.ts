import { addWorkingDays } from '../../law/days/working-days.ts';
import type { Law } from '../../law/law.ts';
import { addDays, addMonths, type IsoDate } from '../../shared/iso-date.ts';
import { type Pence, pence } from '../../shared/money.ts';
import type { Nation } from '../../shared/nation.ts';
import type { Frequency, HowPaid } from '../said.ts';

export type Instalment = { readonly no: number; readonly due: IsoDate; readonly amount: Pence };

export type Instalments = Extract<HowPaid, { readonly kind: 'instalments' }>;

/** A smaller remainder joins the row before it. */
export const smallestInstalment = pence(1_00);

/** Days to pay by card once it is agreed. After the courts' online service. */
export const workingDaysToPayNow = 5;

export type Acceptance = { readonly on: IsoDate; readonly nation: Nation; readonly law: Law };

/**
 * The rows of a plan, which add up to the total exactly. The only place that makes them: page, mail, PDF and the test for a
 * missed payment read these rows. The plan has been checked (`check-how-paid.ts`).
 */
export function scheduleOf(total: Pence, how: HowPaid, accepted: Acceptance): readonly Instalment[] {
  switch (how.kind) {
    case 'now': {
      const due = addWorkingDays(accepted.on, workingDaysToPayNow, accepted.nation, accepted.law);
      return [{ no: 1, due, amount: total }];
    }
    case 'by':
      return [{ no: 1, due: how.on, amount: total }];
    case 'instalments':
      return instalmentsOf(total, how);
  }
}

function instalmentsOf(total: Pence, how: Instalments): readonly Instalment[] {
  const count = countOfInstalments(total, how.each);
  const last = pence(total - how.each * (count - 1));
  return Array.from({ length: count }, (_, at) => ({
    no: at + 1,
    due: dueOfInstalment(how, at),
    amount: at === count - 1 ? last : how.each,
  }));
}

/** By arithmetic, so that a plan of a million rows can be refused before a row is made. */
export function countOfInstalments(total: Pence, each: Pence): number {
  const whole = Math.floor(total / each);
  return total - whole * each >= smallestInstalment ? whole + 1 : whole;
}

const daysBetweenRows: Readonly<Record<Exclude<Frequency, 'month'>, number>> = {
  week: 7,
  'two-weeks': 14,
  'four-weeks': 28,
};

/** Counted from the first day, never from the row before: the 31st is the 28th in February and the 31st again in March. */
export const dueOfInstalment = (
  { every, first }: Pick<Instalments, 'every' | 'first'>,
  at: number,
): IsoDate => (every === 'month' ? addMonths(first, at) : addDays(first, at * daysBetweenRows[every]));
