import type { ClaimForm } from '@plainclaim/domain/claims/claim-form';
import type { FactsContent } from '@plainclaim/domain/claims/facts/case-facts';
import { claimantName } from '@plainclaim/domain/claims/facts/claimant-business';
import { londonDateOf } from '@plainclaim/domain/shared/dates';
import { decimalFromPence } from '@plainclaim/domain/shared/money';
import type { ClaimToSend, NamedClaim } from '../claims.store.ts';

type Origin = NamedClaim & {
  readonly userId: string;
  readonly letter: string;
  readonly facts?: FactsContent;
  readonly now: Date;
};

/** A new claim: pending, with its letter queued. */
export function claimFromForm(
  form: ClaimForm,
  { id, shortReference, userId, letter, facts, now }: Origin,
): ClaimToSend {
  return {
    id,
    shortReference,
    userId,
    issueType: form.issueType,
    description: form.description,
    amount: decimalFromPence(form.amount),
    jurisdiction: form.jurisdiction,
    // The business, where one claims: every mail and page then names it. The facts say who signs.
    plaintiffName: claimantName(form.plaintiffName, facts),
    plaintiffEmail: form.plaintiffEmail,
    plaintiffDateOfBirth: form.plaintiffDateOfBirth,
    plaintiffAddress: form.plaintiffAddress,
    plaintiffPostcode: form.plaintiffPostcode,
    defendantType: form.defendantType,
    defendantFirstName: form.defendantFirstName,
    defendantLastName: form.defendantLastName,
    defendantCompanyName: form.defendantCompanyName,
    defendantContactPerson: form.defendantContactPerson,
    defendantEmail: form.defendantEmail,
    defendantEmailUnknown: form.defendantEmailUnknown,
    defendantAddressLine1: form.defendantAddressLine1,
    defendantAddressLine2: form.defendantAddressLine2,
    defendantTownCity: form.defendantTownCity,
    defendantPostcode: form.defendantPostcode,
    incidentDate: form.incidentDate,
    policeIncidentNumber: form.policeIncidentNumber || null,
    status: 'pending',
    generatedLetterContent: letter,
    letterDatedOn: londonDateOf(now),
    // Set once the letter reaches the other side (`service/follow-arrival`).
    letterSentAt: null,
    responseDeadline: null,
    createdAt: now,
    updatedAt: now,
  };
}
