import type { IsoDate } from '../../shared/iso-date.ts';
import { type Pence, pence } from '../../shared/money.ts';
import type { Nation } from '../../shared/nation.ts';
import type { Law } from '../law.ts';
import { lookUp, needsChecking, type Unknown } from '../rows.ts';
import { type Debt, type LateDebt, latePayment } from './late-payment.ts';
import {
  type Credit,
  type InterestFreeDays,
  interestOf,
  nextDayOf,
  type Segment,
  segmentsOf,
} from './segments.ts';

/** What a claimant asks for: one way only, never two. */
export type InterestAsked =
  | { readonly kind: 'none' }
  | { readonly kind: 'court-rate'; readonly from: IsoDate }
  | { readonly kind: 'agreed-rate'; readonly percent: number; readonly from: IsoDate }
  /** Both sides in business; each debt has its own day, rate and fixed sum. */
  | { readonly kind: 'late-payment'; readonly debts: readonly Debt[] }
  | { readonly kind: 'own-figure'; readonly amount: Pence };

export type InterestQuestion = {
  readonly nation: Nation;
  /** Late payment counts on its debts and their credits instead. */
  readonly principal: Pence;
  readonly to: IsoDate;
  readonly credits?: readonly Credit[];
  readonly interestFree?: readonly InterestFreeDays[];
};

export type InterestFound = {
  readonly known: true;
  readonly interest: Pence;
  /** Of late payment between businesses; nothing otherwise. */
  readonly fixedSums: Pence;
  readonly segments: readonly Segment[];
  /** What each further day adds, rounded for showing; nothing while interest rests. */
  readonly daily: Pence;
  readonly debts: readonly LateDebt[];
  readonly mustCheck: boolean;
};

const nothing = pence(0);

export function interestOn(
  asked: InterestAsked,
  question: InterestQuestion,
  law: Law,
): InterestFound | Unknown {
  switch (asked.kind) {
    case 'none':
      return fixed(nothing);
    case 'own-figure':
      return fixed(asked.amount);
    case 'agreed-rate':
      return atRate(asked.percent, asked.from, question, false);
    case 'court-rate': {
      const rate = lookUp(law.courtRate.rows, { nation: question.nation, on: asked.from });
      return rate.known ? atRate(rate.value, asked.from, question, needsChecking(rate.row)) : rate;
    }
    case 'late-payment':
      return latePaymentOn(asked.debts, question, law);
  }
}

function fixed(interest: Pence): InterestFound {
  return {
    known: true,
    interest,
    fixedSums: nothing,
    segments: [],
    daily: nothing,
    debts: [],
    mustCheck: false,
  };
}

function atRate(
  percent: number,
  from: IsoDate,
  { principal, to, credits, interestFree }: InterestQuestion,
  mustCheck: boolean,
): InterestFound {
  const span = { principal, percent, from, to, rounding: 'by-day', credits, interestFree } as const;
  const segments = segmentsOf(span);
  return { ...fixed(interestOf(segments)), segments, daily: nextDayOf(span), mustCheck };
}

function latePaymentOn(
  debts: readonly Debt[],
  { nation, to, interestFree }: InterestQuestion,
  law: Law,
): InterestFound | Unknown {
  const found: LateDebt[] = [];
  for (const debt of debts) {
    const late = latePayment(debt, { nation, to, interestFree }, law);
    if (!late.known) return late;
    found.push(late);
  }
  const sum = (of: (debt: LateDebt) => number) => pence(found.reduce((all, debt) => all + of(debt), 0));
  return {
    known: true,
    interest: sum(({ interest }) => interest),
    fixedSums: sum(({ fixedSum }) => fixedSum),
    segments: found.flatMap(({ segments }) => segments),
    daily: sum(({ daily }) => daily),
    debts: found,
    mustCheck: found.some(({ mustCheck }) => mustCheck),
  };
}
