import type { ClaimField, ClaimFormInput } from '../claims/claim-form.ts';
import type { QaRules } from './qa-rules.ts';
import type { RuleCheck } from './rule-check.ts';
import { sampleForm } from './sample-form.ts';

type ValidationCase = {
  readonly name: string;
  readonly change: Partial<ClaimFormInput>;
  readonly field: ClaimField;
  /** To the letter. Source: specification 1, section 8; those about dates that cannot be are ours. */
  readonly message: string;
};

const empty = (field: ClaimField, message: string): ValidationCase => ({
  name: `${field} left empty`,
  change: { [field]: '' },
  field,
  message,
});

const wrong = (field: ClaimField, typed: string, message: string): ValidationCase => ({
  name: `${field} is ‘${typed}’`,
  change: { [field]: typed },
  field,
  message,
});

export const validationCases: readonly ValidationCase[] = [
  empty('issueType', 'Issue type is required'),
  empty('description', 'Description is required'),
  empty('amount', 'Valid amount is required'),
  wrong('amount', '0', 'Valid amount is required'),
  wrong('amount', '-5', 'Valid amount is required'),
  wrong('amount', 'a lot', 'Valid amount is required'),
  wrong('amount', '1850 + 650', 'Please add the parts together and give one amount, such as 2500'),
  empty('jurisdiction', 'Jurisdiction is required'),
  wrong('jurisdiction', 'england & wales', 'Jurisdiction is required'),
  empty('incidentDate', 'Incident date is required'),
  wrong('incidentDate', '2026-06-31', 'There is no 31 June: June has 30 days'),
  wrong('incidentDate', '2999-01-01', 'Incident date cannot be in the future'),
  empty('defendantFirstName', 'First name is required'),
  empty('defendantLastName', 'Last name is required'),
  {
    name: 'a company without a name',
    change: { defendantType: 'company', defendantCompanyName: '' },
    field: 'defendantCompanyName',
    message: 'Company name is required',
  },
  empty('plaintiffName', 'Your name is required'),
  empty('plaintiffEmail', 'Your email is required'),
  wrong('plaintiffEmail', 'nobody', 'Please enter a valid email address'),
  empty('plaintiffDateOfBirth', 'Your date of birth is required'),
  wrong('plaintiffDateOfBirth', '2999-01-01', 'Date of birth must be in the past'),
  empty('plaintiffAddress', 'Your address is required'),
  empty('plaintiffPostcode', 'Your postcode is required'),
  wrong('plaintiffPostcode', 'LS1', 'Please enter a valid UK postcode'),
  empty('defendantEmail', 'Email is required or check "Email address unknown"'),
  wrong('defendantEmail', 'nobody', 'Please enter a valid email address'),
  empty('defendantAddressLine1', 'Address is required'),
  empty('defendantTownCity', 'Town/City is required'),
  empty('defendantPostcode', 'Postcode is required'),
];

const nothingMissing = 'nothing missing';

/** What the form says about one mistake at a time, and that without a mistake it says nothing. */
export const validationChecks = (rules: QaRules, now: Date): readonly RuleCheck[] => [
  {
    name: 'a complete form',
    expected: nothingMissing,
    look: () => wordsOf(rules.missingAnswers(sampleForm, now)),
  },
  ...validationCases.map(({ name, change, field, message }) => ({
    name,
    expected: `${field}: ${message}`,
    look: () => wordsOf(rules.missingAnswers({ ...sampleForm, ...change }, now)),
  })),
];

/** Every complaint: one mistake must lead to one. */
export const wordsOf = (problems: readonly { readonly field: string; readonly message: string }[]): string =>
  problems.map(({ field, message }) => `${field}: ${message}`).join('; ') || nothingMissing;
