import { z } from 'zod';
import { evidenceTypes } from '../../claims/facts/case-facts.ts';
import { toldLine, toldText } from '../../claims/facts/input/told-text.ts';
import {
  idField,
  proofField,
  typedAmount,
  typedDay,
  typedDayOrMonth,
} from '../../claims/facts/input/typed-fields.ts';
import { longText } from '../../shared/text.ts';
import { answerLimits } from '../answer-limits.ts';
import type { AnswerEvidence, AnswerKind, SaidOf } from '../said.ts';
import { howPaidSchema } from './parse-how-paid.ts';

// Without script, a form leaves out what was not chosen.
const rows = z.array(z.string(), { error: 'Please choose parts of the sum' }).prefault([]);

const paper: z.ZodType<AnswerEvidence> = z.object({
  id: idField,
  type: z.enum(evidenceTypes, { error: 'Please choose what it is' }),
  what: toldLine(answerLimits.what, 'Please say what it is'),
  file: z.string().transform((file) => (file === '' ? null : file)),
});

const date = z
  .object({
    on: typedDayOrMonth,
    what: toldLine(answerLimits.event, 'Please say what happened'),
    proof: proofField,
  })
  .transform(({ on: { on, exact }, what, proof }) => ({ on, exact, what, proof }));

const papers = z.array(paper).prefault([]);

const explanation = (required: string) => toldText(answerLimits.explanation, required);

const orNull = (text: string): string | null => (text === '' ? null : text);

/** What is asked for each answer, without its kind. */
export const saidSchemas: { readonly [Kind in AnswerKind]: z.ZodType<Omit<SaidOf<Kind>, 'kind'>> } = {
  'pay-all': z.object({ how: howPaidSchema }),
  'pay-part': z.object({
    owed: typedAmount,
    why: explanation('Please say why you do not owe the rest'),
    rows,
    how: howPaidSchema,
  }),
  'already-paid': z.object({
    amount: typedAmount,
    on: typedDay,
    how: explanation('Please say how it was paid, such as by bank transfer'),
    proof: papers,
  }),
  dispute: z.object({
    why: toldText(answerLimits.dispute, 'Please say why you do not agree'),
    rows,
    timeline: z.array(date).prefault([]),
    evidence: papers,
    counterclaim: longText(answerLimits.explanation).transform(orNull).prefault(''),
  }),
  'not-me': z.object({ why: explanation('Please say what is wrong: the name, the address, or both') }),
  'need-more': z.object({
    asks: explanation('Please say what you need to see or know'),
    debtAdvice: z.boolean().prefault(false),
  }),
  'need-time': z.object({ until: typedDay, why: longText(answerLimits.explanation).prefault('') }),
};
