import { type ClaimFormInput, emptyClaimForm } from '@plainclaim/domain/claims/claim-form';

/** A complete claim form. */
export const finishedForm: ClaimFormInput = {
  ...emptyClaimForm,
  issueType: 'Debt Recovery',
  description: 'I lent Sam Reed money for a car. It was to be paid back in September and was not.',
  amount: '1,250.50',
  jurisdiction: 'England & Wales',
  incidentDate: '2026-09-01',
  defendantType: 'individual',
  defendantFirstName: 'Sam',
  defendantLastName: 'Reed',
  plaintiffName: 'Hannah Okoro',
  plaintiffEmail: 'hannah@post.example',
  plaintiffDateOfBirth: '1990-04-02',
  plaintiffAddress: '12 Mill Lane, Leeds',
  plaintiffPostcode: 'LS1 4AP',
  defendantEmail: 'sam@reed.example',
  defendantAddressLine1: '2 Low Road',
  defendantTownCity: 'York',
  defendantPostcode: 'YO1 7HH',
};
