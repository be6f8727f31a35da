import { type ClaimField, type ClaimFormInput, emptyClaimForm } from '@plainclaim/domain/claims/claim-form';

/** The form as written so far, and the current step. */
export type Writing = { readonly form: ClaimFormInput; readonly step: Step };

export type Step = 1 | 2 | 3 | 4;

export const lastStep = 4;

const fields = Object.keys(emptyClaimForm) as ClaimField[];

export function differingFields(one: ClaimFormInput, other: ClaimFormInput): ClaimField[] {
  return fields.filter((field) => one[field] !== other[field]);
}

export function isSameForm(one: ClaimFormInput, other: ClaimFormInput): boolean {
  return differingFields(one, other).length === 0;
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
