import { createHash } from 'node:crypto';
import { type ClaimForm, type ClaimFormInput, claimForm } from '@plainclaim/domain/claims/claim-form';
import { defendantAddress, defendantName } from '@plainclaim/domain/claims/defendant';
import type { IssueType } from '@plainclaim/domain/claims/issue-types';
import type { Jurisdiction } from '@plainclaim/domain/claims/jurisdictions';
import { addressWithPostcode } from '@plainclaim/domain/letters/facts-of-form';
import type { LetterFacts } from '@plainclaim/domain/letters/letter-facts';
import { AppError } from '@plainclaim/domain/shared/errors';
import { toIsoDate } from '@plainclaim/domain/shared/iso-date';
import { penceFromDecimal } from '@plainclaim/domain/shared/money';
import type { ClaimRow } from '../claims.store.ts';

/** The form by its own rules, or an error that names each answer that is missing or wrong. */
export function finishedForm(form: ClaimFormInput, now: Date): ClaimForm {
  const parsed = claimForm(now).safeParse(form);
  if (parsed.success) return parsed.data;
  const fields = parsed.error.issues.map(({ path, message }) => ({ field: path.join('.'), message }));
  throw new AppError('validation_failed', 'the claim form is not finished', { fields });
}

export function factsOfClaim(claim: ClaimRow): LetterFacts {
  return {
    plaintiffName: claim.plaintiffName,
    defendantName: defendantName(claim),
    issueType: claim.issueType as IssueType,
    issueDescription: claim.description,
    amount: penceFromDecimal(claim.amount),
    incidentDate: toIsoDate(claim.incidentDate),
    plaintiffAddress: addressWithPostcode(claim.plaintiffAddress, claim.plaintiffPostcode),
    defendantAddress: defendantAddress(claim),
    jurisdiction: claim.jurisdiction as Jurisdiction,
  };
}

/** Equal for equal facts: a letter written from other facts is stale. */
export function fingerprintOf(facts: LetterFacts): string {
  const inOrder = Object.entries(facts).sort(([one], [other]) => (one < other ? -1 : 1));
  return createHash('sha256').update(JSON.stringify(inOrder)).digest('hex');
}
