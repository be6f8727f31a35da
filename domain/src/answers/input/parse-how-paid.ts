import { z } from 'zod';
import { typedAmount, typedDay } from '../../claims/facts/input/typed-fields.ts';
import { frequencies, type HowPaid } from '../said.ts';

/** Answers of the other kinds are left out. */
export const howPaidSchema: z.ZodType<HowPaid> = z.discriminatedUnion(
  'kind',
  [
    z.object({ kind: z.literal('now') }),
    z.object({ kind: z.literal('by'), on: typedDay }),
    z.object({
      kind: z.literal('instalments'),
      each: typedAmount,
      every: z.enum(frequencies, { error: 'Please choose how often' }),
      first: typedDay,
    }),
  ],
  { error: 'Please choose when it is paid' },
);
