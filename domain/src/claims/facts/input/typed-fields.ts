import { z } from 'zod';
import { type IsoDate, isIsoDate } from '../../../shared/iso-date.ts';
import { type Pence, parsePounds, typedPoundsProblem } from '../../../shared/money.ts';
import { shortText } from '../../../shared/text.ts';
import { typedDateProblem } from '../../../shared/typed-date.ts';
import { firstOfTypedMonth } from './typed-month.ts';

const amountRequired = 'Please give an amount';
const amountAboveZero = 'Please give an amount above £0';
const dateRequired = 'Please give a date';

/** Above zero is also asked of the parsed facts; here, so that it is listed beside the other mistakes. */
export const typedAmount = z.string({ error: amountRequired }).transform((typed, context): Pence => {
  const amount = parsePounds(typed);
  if (amount !== undefined && amount > 0) return amount;
  const isTooSmall = amount !== undefined || /^[\s£]*[-−][\s£]*\.?\d/.test(typed);
  const message = isTooSmall ? amountAboveZero : (typedPoundsProblem(typed) ?? amountRequired);
  context.addIssue({ code: 'custom', message });
  return z.NEVER;
});

export const typedDay = z
  .string({ error: dateRequired })
  .trim()
  .transform((typed, context) => readDay(typed, context));

/** Null where the field may be left empty and is. */
export const typedDayOrNone = z
  .string({ error: dateRequired })
  .trim()
  .transform((typed, context) => (typed === '' ? null : readDay(typed, context)));

function readDay(typed: string, context: z.RefinementCtx): IsoDate {
  if (isIsoDate(typed)) return typed;
  context.addIssue({ code: 'custom', message: typedDateProblem(typed) ?? dateRequired });
  return z.NEVER;
}

export type DayOrMonth = { readonly on: IsoDate; readonly exact: boolean };

/** A whole date, or a month: '2026-09', and '2026-9-' where the day was left empty. */
export const typedDayOrMonth = z
  .string({ error: dateRequired })
  .trim()
  .transform((typed, context): DayOrMonth => {
    const first = firstOfTypedMonth(typed);
    return { on: readDay(first ?? typed, context), exact: first === undefined };
  });

const percentRequired = 'Please give the yearly rate in percent, such as 4.5';

/** Whether the rate can be asked for is judged on the parsed facts. */
export const typedPercent = z
  .string({ error: percentRequired })
  .trim()
  .refine((typed) => /^\d{1,3}(?:\.\d{1,4})?\s?%?$/.test(typed), { error: percentRequired })
  .transform((typed) => Number.parseFloat(typed));

const longestId = 60;

export const idField = shortText(longestId, 'This row has no name of its own. Add it again');

export const proofField = z.array(z.string().max(longestId), {
  error: 'Please choose evidence from your list',
});
