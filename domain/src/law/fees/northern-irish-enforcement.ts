import type { IsoDate } from '../../shared/iso-date.ts';
import { type Pence, pence } from '../../shared/money.ts';
import { percentOf } from '../../shared/percent.ts';
import { type FigureAnswer, figure } from '../figure.ts';
import type { Law } from '../law.ts';
import { lookUp, unknown } from '../rows.ts';

const nation = 'Northern Ireland';

export function enforcementApplicationFee(amount: Pence, on: IsoDate, law: Law): FigureAnswer {
  const found = lookUp(law.enforcementApplicationFees.rows, { nation, on });
  if (!found.known) return found;
  const { smallest, steps } = found.value;
  if (amount <= smallest.upTo) {
    return figure(pence(Math.max(smallest.least, percentOf(amount, smallest.percent))), found.row);
  }
  const step = steps.find(({ over, upTo }) => over < amount && amount <= upTo);
  if (!step) return unknown({ kind: 'sum-too-large', source: found.row.source });
  const hundreds = Math.ceil((amount - step.over) / 100_00);
  return figure(pence(step.base + hundreds * step.perHundred), found.row);
}

export function enforcementNoticeFee(on: IsoDate, law: Law): FigureAnswer {
  const found = lookUp(law.enforcementNoticeFees.rows, { nation, on });
  return found.known ? figure(found.value, found.row) : found;
}
