import { addDays, type IsoDate, toIsoDate } from '../../shared/iso-date.ts';
import { type Pence, pence } from '../../shared/money.ts';
import type { Nation } from '../../shared/nation.ts';
import type { Law } from '../law.ts';
import { lookUp, needsChecking, type Unknown } from '../rows.ts';
import { type PaymentDay, startOfLatePayment } from './late-payment-start.ts';
import {
  type Credit,
  type InterestFreeDays,
  interestOf,
  nextDayOf,
  principalOn,
  type Segment,
  segmentsOf,
} from './segments.ts';

export type Debt = {
  readonly amount: Pence;
  readonly payable: PaymentDay;
  readonly credits?: readonly Credit[];
};

export type LateDebt = {
  readonly known: true;
  /** The first day of interest, and the day whose Bank Rate fixes its rate. */
  readonly startsOn: IsoDate;
  readonly referenceDay: IsoDate;
  readonly bankRate: number;
  readonly percent: number;
  readonly segments: readonly Segment[];
  readonly interest: Pence;
  /** Owed once interest has run for a day: a breathing space bars charges as it bars interest. */
  readonly fixedSum: Pence;
  readonly daily: Pence;
  readonly mustCheck: boolean;
  /** Agreed for more than 60 days on: valid only if expressly agreed and fair, which no program can tell. */
  readonly isLongTerm: boolean;
};

type LatePaymentQuestion = {
  readonly nation: Nation;
  readonly to: IsoDate;
  readonly interestFree?: readonly InterestFreeDays[];
};

export type Party = 'individual' | 'sole-trader' | 'company' | 'organisation';

/** Late Payment of Commercial Debts (Interest) Act 1998 s.2(1): both parties act in the course of a business. */
export function canClaimLatePayment(claimant: Party, defendant: Party): boolean {
  return claimant !== 'individual' && defendant !== 'individual';
}

/** The rate is fixed on the day interest starts and does not follow later Bank Rates: SI 2002/1675 art.4, s.4(2). */
export function latePayment(
  { amount, payable, credits }: Debt,
  { nation, to, interestFree }: LatePaymentQuestion,
  law: Law,
): LateDebt | Unknown {
  const { relevantDay, isLongTerm } = startOfLatePayment(payable);
  const startsOn = addDays(relevantDay, 1);
  const referenceDay = referenceDayFor(startsOn);
  const margin = lookUp(law.latePaymentMargin.rows, { nation, on: startsOn });
  const bank = lookUp(law.bankRate.rows, { nation, on: referenceDay });
  const fixedSum = lookUp(law.latePaymentFixedSums.rows, { nation, on: startsOn });
  if (!margin.known) return margin;
  if (!bank.known) return bank;
  if (!fixedSum.known) return fixedSum;

  const percent = (Math.round(margin.value * 100) + Math.round(bank.value * 100)) / 100;
  const span = {
    principal: amount,
    percent,
    from: relevantDay,
    to,
    credits,
    interestFree,
    rounding: 'once',
  } as const;
  const segments = segmentsOf(span);
  const hasRun = segments.some((segment) => segment.percent > 0);
  const owedAtStart = principalOn(span, relevantDay);
  const band = fixedSum.value.find(({ below }) => below === null || owedAtStart < below);
  return {
    known: true,
    startsOn,
    referenceDay,
    bankRate: bank.value,
    percent,
    segments,
    interest: interestOf(segments),
    fixedSum: pence(hasRun && owedAtStart > 0 ? (band?.sum ?? 0) : 0),
    daily: nextDayOf(span),
    mustCheck: needsChecking(margin.row) || needsChecking(bank.row) || needsChecking(fixedSum.row),
    isLongTerm,
  };
}

/** SI 2002/1675 art.4: 31 December for interest that starts from January to June, 30 June for the other half. */
function referenceDayFor(startsOn: IsoDate): IsoDate {
  const year = Number(startsOn.slice(0, 4));
  return toIsoDate(startsOn.slice(5) < '07-01' ? `${year - 1}-12-31` : `${year}-06-30`);
}
