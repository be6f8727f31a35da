import { type ClaimFormInput, emptyClaimForm } from '../claims/claim-form.ts';

/** A claim that lacks nothing. Its people do not exist, and their addresses can never receive mail. */
export const sampleForm: ClaimFormInput = {
  ...emptyClaimForm,
  issueType: 'Debt Recovery',
  description: 'I lent Test Defendant money for a car. It was to be paid back in the summer and was not.',
  amount: '1,200',
  jurisdiction: 'England & Wales',
  incidentDate: '2026-01-05',
  defendantType: 'individual',
  defendantFirstName: 'Test',
  defendantLastName: 'Defendant',
  plaintiffName: 'Test Claimant',
  plaintiffEmail: 'claimant@qa.example',
  plaintiffDateOfBirth: '1990-04-02',
  plaintiffAddress: '12 Mill Lane, Leeds',
  plaintiffPostcode: 'LS1 4AP',
  defendantEmail: 'defendant@qa.example',
  defendantAddressLine1: '2 Low Road',
  defendantTownCity: 'York',
  defendantPostcode: 'YO1 7HH',
};
