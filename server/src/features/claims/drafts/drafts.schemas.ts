import { z } from '@hono/zod-openapi';
import type { ClaimField } from '@plainclaim/domain/claims/claim-form';
import { letterRules, problemKinds } from '@plainclaim/domain/letters/letter-problem';
import { longestLetter } from '@plainclaim/domain/letters/longest-letter';
import { documentSchema } from '../claims.schemas.ts';
import { factsBody } from '../facts/facts.schemas.ts';
import { storableText } from './storable-text.ts';

/** Room for pasted text; the claim's own rules report each field that does not fit. */
const typed = (longest = 1000) =>
  z
    .string({ error: 'This field is missing' })
    .max(longest, { error: `Please use ${longest.toLocaleString('en-GB')} characters or fewer` })
    .transform(storableText);

const formFields = {
  issueType: typed(),
  description: typed(20_000),
  amount: typed(),
  jurisdiction: typed(),
  incidentDate: typed(),
  defendantType: typed(),
  defendantFirstName: typed(),
  defendantLastName: typed(),
  defendantCompanyName: typed(),
  defendantContactPerson: typed(),
  policeIncidentNumber: typed(),
  plaintiffName: typed(),
  plaintiffEmail: typed(),
  plaintiffDateOfBirth: typed(),
  plaintiffAddress: typed(),
  plaintiffPostcode: typed(),
  defendantEmail: typed(),
  defendantEmailUnknown: z.boolean({ error: 'This field is missing' }),
  defendantAddressLine1: typed(),
  defendantAddressLine2: typed(),
  defendantTownCity: typed(),
  defendantPostcode: typed(),
} satisfies Record<ClaimField, z.ZodType>;

/** The form as typed, possibly unfinished. */
const formBody = z.object(formFields).openapi('ClaimForm');

const step = z.int().min(1).max(4).openapi({ description: 'Current step of the wizard' });

export const newDraftBody = z
  .object({
    form: z.object(formFields).partial().optional(),
    facts: factsBody.optional(),
    step: step.optional(),
  })
  .openapi('NewClaimDraft');

export const saveDraftBody = z
  .object({
    form: formBody,
    facts: factsBody.optional(),
    step,
    version: z.int().openapi({ description: 'Version of the draft that these answers replace' }),
  })
  .openapi('SavedClaimDraft');

const letterVersion = z.int().min(0).openapi({ description: 'The version of the letter that was read' });

export const letterBody = z.object({
  letter: z
    .string({ error: 'The letter is missing' })
    .max(longestLetter, { error: `Please use ${longestLetter.toLocaleString('en-GB')} characters or fewer` }),
  kept: z
    .array(z.string().max(500))
    .max(200)
    .optional()
    .openapi({ description: 'Warnings to keep, each as "rule: excerpt"; as they were, if not said' }),
  version: letterVersion.optional(),
});

/**
 * What the user read before pressing the button: where given, it must match what is stored. Programs may omit
 * it.
 */
export const submitBody = z.object({
  version: z.int().optional().openapi({ description: 'The version of the answers that were read' }),
  letter_version: letterVersion.optional(),
});

export const letterProblemSchema = z
  .object({
    rule: z.enum(letterRules),
    kind: z.enum(problemKinds),
    message: z.string(),
    line: z
      .int()
      .nullable()
      .openapi({ description: 'Line number from 1; null for a problem of no single line' }),
    excerpt: z.string().nullable(),
    answers: z
      .string()
      .optional()
      .openapi({ description: 'What the answers have where the letter says something else' }),
  })
  .openapi('LetterProblem');

export const draftLetterSchema = z
  .object({
    version: z.int().openapi({ description: 'Increases with every change of the letter' }),
    text: z
      .string()
      .openapi({ description: 'Text with its five placeholders, which are filled in on submission' }),
    preview: z.string().openapi({ description: 'Text as it would be sent today' }),
    values: z
      .object({
        date: z.string(),
        claimReference: z.string(),
        shortReference: z.string().optional(),
        senderName: z.string(),
        senderTitle: z.string(),
        senderCompany: z.string(),
      })
      .openapi({ description: 'Values of the placeholders' }),
    source: z.enum(['drafter', 'model', 'edited']),
    notice: z.string().nullable(),
    problems: z.array(letterProblemSchema),
    kept: z.array(z.string()).openapi({ description: 'Warnings that the claimant dismissed' }),
    left_out: z.array(z.string()).openapi({
      description:
        'Sentences of the description that are left out of the letter because they are instructions to its writer',
    }),
    is_stale: z
      .boolean()
      .openapi({ description: 'Whether the answers have changed since the letter was written' }),
    deadline_days: z.int(),
    response_deadline: z.string().openapi({ description: 'For example 30 November 2026' }),
  })
  .openapi('DraftLetter');

export const draftSchema = z
  .object({
    id: z.uuid(),
    form: formBody,
    facts: factsBody,
    step,
    version: z.int(),
    documents: z.array(documentSchema),
    letter: draftLetterSchema.nullable(),
    created_at: z.iso.datetime(),
    updated_at: z.iso.datetime(),
  })
  .openapi('ClaimDraft');

export const draftAnswer = z.object({ draft: draftSchema });

const allowanceLeft = z.object({
  left: z.int().openapi({ description: 'How many more are possible now' }),
  wait_seconds: z.int().openapi({ description: 'Until one is possible, where none is' }),
});

export const roomSchema = z
  .object({
    letters: allowanceLeft,
    submissions: allowanceLeft,
  })
  .openapi('ClaimDraftRoom');

export const draftSummarySchema = z
  .object({
    id: z.uuid(),
    step,
    issue_type: z.string(),
    amount: z.string().openapi({ description: 'As the claimant typed it, so it may not be a number' }),
    defendant_name: z.string(),
    has_letter: z.boolean().openapi({ description: 'Whether its letter is written' }),
    updated_at: z.iso.datetime(),
  })
  .openapi('ClaimDraftSummary');
