import { z } from '@hono/zod-openapi';
import { complaints, evidenceTypes, partyKinds, rowKinds } from '@plainclaim/domain/claims/facts/case-facts';
import { factsLimits } from '@plainclaim/domain/claims/facts/facts-limits';
import { storableText } from '../drafts/storable-text.ts';

/** Room for pasted text and for rows too many; the rules of facts report each that does not fit. */
const longestTyped = 20_000;
const typed = z
  .string()
  .max(longestTyped, { error: `Please use ${longestTyped.toLocaleString('en-GB')} characters or fewer` })
  .transform(storableText);
const id = z.string().max(100).transform(storableText);
const room = 2;
const proof = z
  .array(id)
  .max(factsLimits.evidence * room)
  .readonly();

/** The facts as typed, possibly unfinished. */
export const factsBody = z
  .object({
    claimant: typed,
    business: typed.optional().openapi({ description: 'Name of the business that claims' }),
    signedBy: typed.optional(),
    defendant: typed,
    basis: z.object({
      kind: typed,
      madeOn: typed,
      copy: id,
      where: typed,
      words: typed,
      duty: typed,
      broken: typed,
    }),
    complaint: typed.optional(),
    rows: z
      .array(z.object({ id, kind: typed, what: typed, how: typed, amount: typed, due: typed, proof }))
      .max(factsLimits.rows * room)
      .readonly(),
    credits: z
      .array(z.object({ on: typed, amount: typed, what: typed }))
      .max(factsLimits.credits * room)
      .readonly(),
    timeline: z
      .array(z.object({ on: typed, what: typed, main: z.boolean(), proof }))
      .max(factsLimits.timeline * room)
      .readonly(),
    evidence: z
      .array(z.object({ id, type: typed, what: typed, file: id, keptBack: z.boolean().optional() }))
      .max(factsLimits.evidence * room)
      .readonly(),
    lettersTo: z.object({ isOther: z.boolean(), address: typed, postcode: typed }).optional().openapi({
      description: 'The postal address that the other side is shown; absent for the claimant’s own',
    }),
    interest: z.object({
      kind: typed,
      percent: typed,
      from: typed,
      why: typed,
      amount: typed,
      how: typed,
      runsOn: z.boolean(),
    }),
    triedToSettle: typed,
  })
  .openapi('CaseFactsAsTyped', {
    description:
      'What was agreed, rows of the sum, payments, dates, evidence and interest. The amount and the incident date of the form follow them.',
  });

const pence = z.int().openapi({ description: 'In pence' });
const day = z.iso.date();

const basis = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('not-told') }),
  z.object({ kind: z.literal('written'), madeOn: day, copy: z.string().nullable(), broken: z.string() }),
  z.object({
    kind: z.literal('spoken'),
    madeOn: day,
    where: z.string(),
    words: z.string(),
    broken: z.string(),
  }),
  z.object({ kind: z.literal('no-agreement'), duty: z.string(), broken: z.string() }),
]);

const runsOn = z.boolean().openapi({ description: 'Until payment; else it stops on the day of the letter' });

const interest = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('none') }),
  z.object({ kind: z.literal('court-rate'), from: day, why: z.string(), runsOn }),
  z.object({ kind: z.literal('agreed-rate'), percent: z.number(), from: day, why: z.string(), runsOn }),
  z.object({ kind: z.literal('late-payment'), runsOn }),
  z.object({ kind: z.literal('own-figure'), amount: pence, how: z.string() }),
]);

const strings = z.array(z.string()).readonly();

/** The facts of a submitted claim. */
export const factsSchema = z
  .object({
    claimant: z.enum(partyKinds),
    business: z.string().optional(),
    signedBy: z.string().optional().openapi({ description: 'Who signs for the business' }),
    defendant: z.enum(partyKinds),
    basis,
    complaint: z.enum(complaints).optional(),
    rows: z
      .array(
        z.object({
          id: z.string(),
          kind: z.enum(rowKinds),
          what: z.string(),
          how: z.string(),
          amount: pence,
          due: day.nullable(),
          proof: strings,
        }),
      )
      .readonly(),
    credits: z
      .array(
        z.object({
          on: day,
          amount: pence,
          what: z.string(),
          exact: z.literal(false).optional().openapi({
            description: 'Only the month is known: `on` is its first day',
          }),
        }),
      )
      .readonly(),
    timeline: z
      .array(z.object({ on: day, exact: z.boolean(), what: z.string(), main: z.boolean(), proof: strings }))
      .readonly(),
    evidence: z
      .array(
        z.object({
          id: z.string(),
          type: z.enum(evidenceTypes),
          what: z.string(),
          file: z.string().nullable(),
          keptBack: z
            .boolean()
            .optional()
            .openapi({ description: 'Not in the letter, and not sent with it' }),
        }),
      )
      .readonly(),
    lettersTo: z
      .object({ address: z.string(), postcode: z.string() })
      .optional()
      .openapi({ description: 'What the other side is shown instead of the claimant’s own address' }),
    interest,
    triedToSettle: z.string(),
  })
  .openapi('CaseFacts');
