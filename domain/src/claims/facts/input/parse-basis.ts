import { z } from 'zod';
import { longText } from '../../../shared/text.ts';
import type { Basis } from '../case-facts.ts';
import { factsLimits } from '../facts-limits.ts';
import { saysNothing, toldLine, toldText } from './told-text.ts';
import { typedDay } from './typed-fields.ts';

/** May be left out: the description has often said it. A dash leaves it out as well. */
const broken = longText(factsLimits.explanation).transform((text) => (saysNothing(text) ? '' : text));

/** Answers of the other kinds are left out. */
export const basisSchema: z.ZodType<Basis> = z.discriminatedUnion(
  'kind',
  [
    z.object({ kind: z.literal('not-told') }),
    z.object({
      kind: z.literal('written'),
      madeOn: typedDay,
      copy: z.string().transform((id) => (id === '' ? null : id)),
      broken,
    }),
    z.object({
      kind: z.literal('spoken'),
      madeOn: typedDay,
      where: toldLine(factsLimits.what, 'Please say where you agreed it, and with whom'),
      words: toldText(factsLimits.explanation, 'Please say what was agreed'),
      broken,
    }),
    z.object({
      kind: z.literal('no-agreement'),
      duty: toldText(factsLimits.explanation, 'Please say why they owe it to you all the same'),
      broken,
    }),
  ],
  { error: 'Please choose whether there was an agreement' },
);
