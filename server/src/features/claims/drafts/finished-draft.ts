import { type ClaimForm, claimForm } from '@plainclaim/domain/claims/claim-form';
import type { FactsContent } from '@plainclaim/domain/claims/facts/case-facts';
import { finishedFacts } from '@plainclaim/domain/claims/facts/finished-facts';
import { withFilesAsEvidence } from '@plainclaim/domain/claims/facts/input/evidence-of-files';
import { factsOfForm } from '@plainclaim/domain/letters/facts-of-form';
import type { LetterFacts } from '@plainclaim/domain/letters/letter-facts';
import { londonDateOf } from '@plainclaim/domain/shared/dates';
import { AppError, type FieldError } from '@plainclaim/domain/shared/errors';
import type { DraftDocumentRow, DraftRow } from './drafts.store.ts';
import { factsOf } from './facts-of.ts';
import { formOf } from './form-of.ts';

export type FinishedDraft = {
  readonly form: ClaimForm;
  readonly facts: FactsContent;
  /** What the letter is written from and checked against. */
  readonly letterFacts: LetterFacts;
};

type Reading =
  | { readonly ok: true; readonly finished: FinishedDraft }
  | { readonly ok: false; readonly fields: readonly FieldError[] };

/** What a letter is made of: the answers, and the files that go with it. */
type DraftAnswers = {
  readonly draft: Pick<DraftRow, 'form' | 'caseFacts'>;
  readonly documents: readonly Pick<DraftDocumentRow, 'id' | 'fileName'>[];
};

/** Form and facts by their own rules, or each answer that is missing or wrong. The form comes first. */
export function readFinished({ draft, documents }: DraftAnswers, now: Date): Reading {
  const parsed = claimForm(now).safeParse(formOf(draft));
  if (!parsed.success)
    return {
      ok: false,
      fields: parsed.error.issues.map(({ path, message }) => ({ field: path.join('.'), message })),
    };
  const form = parsed.data;
  // A program may upload files without naming them in the facts: the letter numbers what is sent with it.
  const stored = documents.map(({ id, fileName }) => ({ id, name: fileName }));
  const typed = withFilesAsEvidence(factsOf(draft), stored, new Set());
  const told = finishedFacts(typed, form, londonDateOf(now));
  if (!told.ok)
    return {
      ok: false,
      fields: told.refusals.map(({ field, message }) => ({ field: `facts.${field}`, message })),
    };
  return { ok: true, finished: { form, facts: told.facts, letterFacts: factsOfForm(form, told.facts) } };
}

export function finishedDraft(answers: DraftAnswers, now: Date): FinishedDraft {
  const reading = readFinished(answers, now);
  if (reading.ok) return reading.finished;
  throw new AppError('validation_failed', 'the claim is not finished', { fields: reading.fields });
}
