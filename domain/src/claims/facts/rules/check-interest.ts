import { canClaimLatePayment } from '../../../law/interest/late-payment.ts';
import { formatLongDate } from '../../../shared/dates.ts';
import type { IsoDate } from '../../../shared/iso-date.ts';
import { formatGbp, type Pence } from '../../../shared/money.ts';
import { amountOf } from '../amount.ts';
import type { FactsContent } from '../case-facts.ts';
import { type FactsRefusal, refusal } from '../facts-refusal.ts';
import type { FactsRule } from './facts-rule.ts';

export const checkInterest: FactsRule = (facts, letterDate) => {
  const { interest } = facts;
  switch (interest.kind) {
    case 'none':
      return [];
    case 'court-rate':
      return checkBeginning(facts, interest.from, letterDate);
    case 'agreed-rate':
      return [...checkPercent(interest.percent), ...checkBeginning(facts, interest.from, letterDate)];
    case 'own-figure':
      return checkOwnFigure(interest.amount, amountOf(facts));
    case 'late-payment':
      return checkLatePayment(facts, letterDate);
  }
};

/** More than the sum itself is a slip of the hand, or a penalty. */
function checkOwnFigure(amount: Pence, claimed: Pence): readonly FactsRefusal[] {
  if (amount <= 0)
    return [refusal('own-figure-not-above-zero', 'interest.amount', 'Please give an amount above £0')];
  if (amount <= claimed) return [];
  const message = `This is more than the ${formatGbp(claimed)} you claim. Please give the interest alone`;
  return [refusal('own-figure-above-sum', 'interest.amount', message)];
}

/** As many decimals as the calculation takes. */
const percentDecimals = 4;

function checkPercent(percent: number): readonly FactsRefusal[] {
  const scaled = percent * 10 ** percentDecimals;
  const isFine = percent > 0 && percent <= 100 && Math.abs(scaled - Math.round(scaled)) <= 1e-6;
  if (isFine) return [];
  const message = 'Please give a yearly rate above 0 and up to 100 percent';
  return [refusal('rate-out-of-range', 'interest.percent', message)];
}

function checkBeginning(facts: FactsContent, from: IsoDate, letterDate: IsoDate): readonly FactsRefusal[] {
  if (from > letterDate)
    return [
      refusal('interest-begins-in-future', 'interest.from', 'Interest cannot begin later than the letter'),
    ];
  return tooEarly(facts, from, 'interest.from');
}

function tooEarly(facts: FactsContent, from: IsoDate, field: string): readonly FactsRefusal[] {
  const oldest = oldestDay(facts);
  if (oldest === undefined || from >= oldest) return [];
  const message = `Interest cannot begin before ${formatLongDate(oldest)}, the first date you give. Add an earlier date, or change this one`;
  return [refusal('interest-begins-too-early', field, message)];
}

/** Of the timeline and the agreement. */
function oldestDay({ timeline, basis }: FactsContent): IsoDate | undefined {
  const agreed = 'madeOn' in basis ? [basis.madeOn] : [];
  return [...timeline.map(({ on }) => on), ...agreed].toSorted()[0];
}

/** Interest on a debt begins the day after its last day to pay. */
function checkLatePayment(facts: FactsContent, letterDate: IsoDate): readonly FactsRefusal[] {
  if (!canClaimLatePayment(facts.claimant, facts.defendant))
    return [
      refusal(
        'late-payment-not-in-business',
        'interest.kind',
        'This interest is for debts between two businesses. Please choose another',
      ),
    ];
  const debts = facts.rows.flatMap((row, at) => (row.kind === 'debt' ? [{ ...row, at }] : []));
  if (debts.length === 0)
    return [
      refusal(
        'late-payment-without-debt',
        'interest.kind',
        'This interest is for debts, such as unpaid invoices, and none of your rows is one',
      ),
    ];
  return debts.flatMap(({ due, at }) => {
    const field = `rows.${at}.due`;
    if (due === null)
      return [refusal('debt-without-due-day', field, 'Please give the last day to pay this debt')];
    if (due >= letterDate)
      return [refusal('debt-not-overdue', field, 'This debt is not overdue yet, so it bears no interest')];
    return tooEarly(facts, due, field);
  });
}
