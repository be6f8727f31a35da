import { formatLongDate } from '../../shared/dates.ts';
import type { IsoDate } from '../../shared/iso-date.ts';
import { formatGbp, type Pence } from '../../shared/money.ts';
import { type AnswerRefusal, refusal } from '../answer-refusal.ts';
import type { AnswerSituation } from '../answer-situation.ts';
import { type PlanLimits, planLimits } from '../plan/plan-limits.ts';
import {
  countOfInstalments,
  dueOfInstalment,
  type Instalments,
  smallestInstalment,
} from '../plan/schedule.ts';
import type { HowPaid } from '../said.ts';

type Situation = Pick<AnswerSituation, 'today' | 'claimant' | 'defendant' | 'claimantName'>;

/** Everything that keeps a sum from being paid like this. `field` is where the plan was typed, such as `pay-all.how`. */
export function checkHowPaid(
  total: Pence,
  how: HowPaid,
  field: string,
  situation: Situation,
): readonly AnswerRefusal[] {
  const limits = planLimits(situation);
  switch (how.kind) {
    case 'now':
      return [];
    case 'by':
      return checkDay(how.on, `${field}.on`, limits.byDay, situation);
    case 'instalments':
      return checkInstalments(total, how, field, { limits, situation });
  }
}

const checkDay = (
  day: IsoDate,
  field: string,
  latest: IsoDate,
  { today }: Situation,
): readonly AnswerRefusal[] => {
  if (day <= today)
    return [refusal('payment-day-not-ahead', field, 'Please give a day after today, or choose to pay now')];
  if (day <= latest) return [];
  return [refusal('payment-day-too-late', field, `Please give a day up to ${formatLongDate(latest)}`)];
};

function checkInstalments(
  total: Pence,
  how: Instalments,
  field: string,
  { limits, situation }: { readonly limits: PlanLimits; readonly situation: Situation },
): readonly AnswerRefusal[] {
  const wrong = [
    ...checkEach(total, how, `${field}.each`),
    ...checkDay(how.first, `${field}.first`, limits.firstBy, situation),
  ];
  return wrong.length > 0 ? wrong : checkLength(total, how, `${field}.each`, limits);
}

/** At least two payments of a pound or more. */
function checkEach(total: Pence, { each }: Instalments, field: string): readonly AnswerRefusal[] {
  if (each < smallestInstalment)
    return [
      refusal(
        'instalment-too-small',
        field,
        `Please pay at least ${formatGbp(smallestInstalment)} each time`,
      ),
    ];
  if (each + smallestInstalment <= total) return [];
  return [
    refusal(
      'instalment-too-large',
      field,
      `This is nearly all of ${formatGbp(total)} at once. Please give a smaller sum, or choose to pay in one sum`,
    ),
  ];
}

function checkLength(
  total: Pence,
  how: Instalments,
  field: string,
  { mostRows, lastBy, why }: PlanLimits,
): readonly AnswerRefusal[] {
  const count = countOfInstalments(total, how.each);
  const reason = why === null ? '' : ` ${why}`;
  if (count > mostRows)
    return [
      refusal(
        'too-many-instalments',
        field,
        `That would be ${count} payments, and the most is ${mostRows}. Please pay more each time.${reason}`,
      ),
    ];
  const last = dueOfInstalment(how, count - 1);
  if (last <= lastBy) return [];
  return [
    refusal(
      'plan-too-long',
      field,
      `The last of these payments would be on ${formatLongDate(last)}, and ${formatLongDate(lastBy)} is the latest. Please pay more each time, or more often.${reason}`,
    ),
  ];
}
