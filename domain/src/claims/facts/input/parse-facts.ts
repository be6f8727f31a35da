import { z } from 'zod';
import type { IsoDate } from '../../../shared/iso-date.ts';
import { longText, shortText } from '../../../shared/text.ts';
import { complaints, evidenceTypes, type FactsContent, partyKinds, rowKinds } from '../case-facts.ts';
import { checkFacts } from '../check-facts.ts';
import { longestBusinessName } from '../claimant-business.ts';
import { factsLimits } from '../facts-limits.ts';
import { type FactsRefusal, refusal } from '../facts-refusal.ts';
import { checkAmount } from '../rules/check-sums.ts';
import { basisSchema } from './parse-basis.ts';
import { interestSchema } from './parse-interest.ts';
import { lettersToSchema } from './parse-letters-to.ts';
import { toldLine } from './told-text.ts';
import { idField, proofField, typedAmount, typedDayOrMonth, typedDayOrNone } from './typed-fields.ts';

const what = toldLine(factsLimits.what, 'Please say what it is');
const party = z.enum(partyKinds, { error: 'Please choose a person or a kind of business' });

const row = z.object({
  id: idField,
  kind: z.enum(rowKinds, { error: 'Please choose a debt, a loss or a cost' }),
  what,
  how: longText(factsLimits.explanation),
  amount: typedAmount,
  due: typedDayOrNone,
  proof: proofField,
});

const credit = z
  .object({ on: typedDayOrMonth, amount: typedAmount, what })
  .transform(({ on: { on, exact }, amount, what }) => ({
    on,
    amount,
    what,
    ...(!exact && { exact: false as const }),
  }));

const date = z
  .object({
    on: typedDayOrMonth,
    what: toldLine(factsLimits.event, 'Please say what happened'),
    main: z.boolean(),
    proof: proofField,
  })
  .transform(({ on: { on, exact }, ...told }) => ({ on, exact, ...told }));

const evidenceItem = z
  .object({
    id: idField,
    type: z.enum(evidenceTypes, { error: 'Please choose what it is' }),
    what,
    file: z.string().transform((file) => (file === '' ? null : file)),
    keptBack: z.boolean().optional(),
  })
  .transform(({ keptBack, ...item }) => (keptBack ? { ...item, keptBack } : item));

const complaint = z
  .union([z.literal('').transform(() => undefined), z.enum(complaints)], {
    error: 'Please choose what went wrong',
  })
  .optional();

const nameOrNone = shortText(longestBusinessName).optional();

const factsSchema: z.ZodType<FactsContent> = z
  .object({
    claimant: party,
    business: nameOrNone,
    signedBy: nameOrNone,
    defendant: party,
    basis: basisSchema,
    complaint,
    rows: z.array(row),
    credits: z.array(credit),
    timeline: z.array(date),
    evidence: z.array(evidenceItem),
    lettersTo: lettersToSchema.optional(),
    interest: interestSchema,
    triedToSettle: longText(factsLimits.explanation),
  })
  .transform(({ lettersTo, ...facts }) => (lettersTo ? { ...facts, lettersTo } : facts));

export type ParsedFacts =
  | { readonly ok: true; readonly facts: FactsContent }
  | { readonly ok: false; readonly refusals: readonly FactsRefusal[] };

const sum = z.object({ amount: typedAmount });
const sumsSchema = z.object({ rows: z.array(sum), credits: z.array(sum) });

/** What is wrong with the sums together, where each can be read, whatever else is wrong. */
function refusalsOfSums(typed: unknown): readonly FactsRefusal[] {
  const sums = sumsSchema.safeParse(typed);
  return sums.success ? checkAmount(sums.data) : [];
}

/** Facts as typed, trimmed and checked for a letter of this day; or every reason against them, each at its field. */
export function parseFacts(typed: unknown, letterDate: IsoDate): ParsedFacts {
  const parsed = factsSchema.safeParse(typed);
  if (!parsed.success)
    return {
      ok: false,
      refusals: [
        ...parsed.error.issues.map(({ path, message }) => refusal('invalid-field', path.join('.'), message)),
        ...refusalsOfSums(typed),
      ],
    };
  const refusals = checkFacts(parsed.data, letterDate);
  return refusals.length === 0 ? { ok: true, facts: parsed.data } : { ok: false, refusals };
}
