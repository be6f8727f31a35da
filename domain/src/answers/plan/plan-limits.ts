import { businessClaimsFrom } from '../../claims/facts/business-claims-from.ts';
import { addDays, addMonths, type IsoDate } from '../../shared/iso-date.ts';
import type { AnswerSituation } from '../answer-situation.ts';

export type PlanLimits = {
  readonly firstBy: IsoDate;
  readonly lastBy: IsoDate;
  readonly mostRows: number;
  /** For one sum on a day. */
  readonly byDay: IsoDate;
  /** Why the plan is this short; null where the usual limits hold. */
  readonly why: string | null;
};

const usual = { daysToFirst: 60, months: 36, monthsToOneSum: 12 };

/** More rows than any plan of 36 months has, paid every week. */
const mostRows = 160;

/**
 * A business that lets a person pay in more than twelve payments, or over more than a year, may be giving regulated credit
 * (Regulated Activities Order, art. 60F). A sole trader counts as a person there. docs/legal-review.md.
 */
const withoutCredit = { payments: 12, months: 12 };

const whyShort = ({ claimantName }: Pick<AnswerSituation, 'claimantName'>): string =>
  `${claimantName} is in business, so at most ${withoutCredit.payments} payments within ${withoutCredit.months} months can be agreed here. A longer plan could be a credit agreement, which needs advice first.`;

type Situation = Pick<AnswerSituation, 'today' | 'claimant' | 'defendant' | 'claimantName'>;

/** How long a plan may last, counted from the day it is proposed. */
export function planLimits(situation: Situation): PlanLimits {
  const { today } = situation;
  const isShort = businessClaimsFrom(situation) !== undefined;
  return {
    firstBy: addDays(today, usual.daysToFirst),
    lastBy: addMonths(today, isShort ? withoutCredit.months : usual.months),
    mostRows: isShort ? withoutCredit.payments : mostRows,
    byDay: addMonths(today, usual.monthsToOneSum),
    why: isShort ? whyShort(situation) : null,
  };
}
