import { z } from 'zod';
import type { InterestChoice } from '../case-facts.ts';
import { factsLimits } from '../facts-limits.ts';
import { toldText } from './told-text.ts';
import { typedAmount, typedDay, typedPercent } from './typed-fields.ts';

const beginning = {
  from: typedDay,
  why: toldText(factsLimits.explanation, 'Please say why interest begins on that day'),
  runsOn: z.boolean(),
};

/** Answers of the other kinds are left out. */
export const interestSchema: z.ZodType<InterestChoice> = z.discriminatedUnion(
  'kind',
  [
    z.object({ kind: z.literal('none') }),
    z.object({ kind: z.literal('court-rate'), ...beginning }),
    z.object({ kind: z.literal('agreed-rate'), percent: typedPercent, ...beginning }),
    z.object({ kind: z.literal('late-payment'), runsOn: z.boolean() }),
    z.object({
      kind: z.literal('own-figure'),
      amount: typedAmount,
      how: toldText(factsLimits.explanation, 'Please say how you worked it out'),
    }),
  ],
  { error: 'Please choose whether you claim interest' },
);
