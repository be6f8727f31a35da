import { daysBetween, type IsoDate } from '../../shared/iso-date.ts';
import { type Pence, pence } from '../../shared/money.ts';
import type { Nation } from '../../shared/nation.ts';
import { type FigureAnswer, figure } from '../figure.ts';
import type { Law } from '../law.ts';
import { lookUp } from '../rows.ts';
import { simpleInterest } from './simple-interest.ts';

type UnpaidJudgment = {
  readonly nation: Nation;
  readonly amount: Pence;
  readonly from: IsoDate;
  readonly to: IsoDate;
};

/** Rounded once, at the end. Judgments on regulated credit carry none (SI 1991/1184 art.2(3)): the caller asks that. */
export function judgmentInterest({ nation, amount, from, to }: UnpaidJudgment, law: Law): FigureAnswer {
  const question = { nation, on: from };
  const smallest = lookUp(law.judgmentInterestFrom.rows, question);
  if (!smallest.known) return smallest;
  if (amount < smallest.value.atLeast) return figure(pence(0), smallest.row);
  const rate = lookUp(law.judgmentRate.rows, question);
  if (!rate.known) return rate;
  const interest = simpleInterest(amount, rate.value, Math.max(0, daysBetween(from, to)));
  return figure(interest, rate.row);
}
