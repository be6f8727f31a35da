import { z } from 'zod';
import { toldText } from '../../claims/facts/input/told-text.ts';
import { typedAmount, typedDay } from '../../claims/facts/input/typed-fields.ts';
import { formatLongDate } from '../../shared/dates.ts';
import type { FieldError } from '../../shared/errors.ts';
import type { IsoDate } from '../../shared/iso-date.ts';
import { formatGbp, type Pence } from '../../shared/money.ts';
import { answerLimits } from '../answer-limits.ts';
import type { AnswerSituation } from '../answer-situation.ts';
import { timeToAsk } from '../rules/time-to-ask.ts';

/** A payment that came, as the claimant types it. */
export const confirmPaymentForm = z.object({ amount: typedAmount, on: typedDay });

export const denyPaymentForm = z.object({
  why: toldText(
    answerLimits.explanation,
    'Please say where you looked, such as your bank statement of that month',
  ),
});

/** Files go with it as evidence does. */
export const sendInformationForm = z.object({
  answer: toldText(answerLimits.dispute, 'Please answer what was asked, or say what you send'),
});

export const grantTimeForm = z.object({ until: typedDay });

/** What is wrong with a payment that a claimant confirms; undefined when it can be recorded. */
export function confirmedPaymentProblem(
  { amount, on }: { readonly amount: Pence; readonly on: IsoDate },
  { asked, today }: Pick<AnswerSituation, 'asked' | 'today'>,
): FieldError | undefined {
  if (amount > asked)
    return {
      field: 'amount',
      message: `${formatGbp(asked)} is asked for, so no more than that can be recorded`,
    };
  return on > today ? { field: 'on', message: 'Please give today or a day before it' } : undefined;
}

/** What is wrong with a day that a claimant grants; undefined when it can be granted. It is later than the day to reply by. */
export function grantedDayProblem(
  until: IsoDate,
  situation: Pick<AnswerSituation, 'respondBy' | 'wasTimeGranted' | 'today'>,
): FieldError | undefined {
  const days = timeToAsk(situation);
  if (days === undefined) return { field: 'until', message: 'No more time can be granted for this letter' };
  const { after, latest } = days;
  if (until <= after) return { field: 'until', message: `Please give a day after ${formatLongDate(after)}` };
  if (until <= latest) return undefined;
  return { field: 'until', message: `Please give a day up to ${formatLongDate(latest)}` };
}
