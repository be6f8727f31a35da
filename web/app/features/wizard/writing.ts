import { type ClaimField, type ClaimFormInput, emptyClaimForm } from '@plainclaim/domain/claims/claim-form';
import type { FactsInput } from '@plainclaim/domain/claims/facts/input/facts-input';
import { factsWithForm, formWithFacts } from '@plainclaim/domain/claims/facts/input/form-and-facts';

/** The form and the facts as typed. The form's sum and day are always those of the facts. */
export type Answers = { readonly form: ClaimFormInput; readonly facts: FactsInput };

/** The answers as written so far, and the current step. */
export type Writing = Answers & { readonly step: Step };

export type Step = 1 | 2 | 3 | 4;

export const lastStep = 4;

const fields = Object.keys(emptyClaimForm) as ClaimField[];

export function differingFields(one: ClaimFormInput, other: ClaimFormInput): ClaimField[] {
  return fields.filter((field) => one[field] !== other[field]);
}

export function isSameAnswers(one: Answers, other: Answers): boolean {
  return differingFields(one.form, other.form).length === 0 && isSameFacts(one.facts, other.facts);
}

/** Ignores the order of object keys: the database returns them in its own. */
export const isSameFacts = (one: FactsInput, other: FactsInput): boolean => isSame(one, other);

export function isSame(one: unknown, other: unknown): boolean {
  if (Object.is(one, other)) return true;
  if (!isBranch(one) || !isBranch(other) || Array.isArray(one) !== Array.isArray(other)) return false;
  const keys = Object.keys(one);
  return keys.length === Object.keys(other).length && keys.every((key) => isSame(one[key], other[key]));
}

const isBranch = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null;

/** The answers after a change of the form, the facts or both. */
export function changedAnswers(
  before: Answers,
  { form: changed, facts }: { readonly form?: Partial<ClaimFormInput>; readonly facts?: FactsInput },
): Answers {
  const form = { ...before.form, ...changed };
  const settled = facts ?? factsWithForm(before.facts, form);
  return { form: formWithFacts(form, settled), facts: settled };
}

/** Fills empty fields with known values. */
export function fillEmpty(form: ClaimFormInput, known: ClaimFormInput): ClaimFormInput {
  const filled = fields.filter((field) => form[field] === '').map((field) => [field, known[field]]);
  return { ...form, ...Object.fromEntries(filled) };
}

/** Parses a step from a URL or a response; undefined for anything else. */
export function stepFrom(given: unknown): Step | undefined {
  const number = Number(given);
  return Number.isInteger(number) && number >= 1 && number <= lastStep ? (number as Step) : undefined;
}
