import type { ClaimField, ClaimFormInput } from '@plainclaim/domain/claims/claim-form';
import { typedIncidentWords } from '@plainclaim/domain/claims/facts/input/typed-incident';
import { formatLongDate } from '@plainclaim/domain/shared/dates';
import { isIsoDate } from '@plainclaim/domain/shared/iso-date';
import { formatGbp, parsePounds } from '@plainclaim/domain/shared/money';
import { normalisePostcode } from '@plainclaim/domain/shared/postcode';
import { datePartNames, splitDateValue } from '../../ui/forms/date-parts.ts';
import type { Answers } from './writing.ts';

/** Labels of the fields, in the form and in reviews. */
export const fieldLabels: Readonly<Record<ClaimField, string>> = {
  issueType: 'Issue type',
  description: 'Description',
  amount: 'Amount',
  jurisdiction: 'Jurisdiction',
  incidentDate: 'Incident date',
  defendantType: 'Defendant type',
  defendantFirstName: 'First name',
  defendantLastName: 'Last name',
  defendantCompanyName: 'Company name',
  defendantContactPerson: 'Contact person',
  policeIncidentNumber: 'Police incident number',
  plaintiffName: 'Your name',
  plaintiffEmail: 'Your email',
  plaintiffDateOfBirth: 'Your date of birth',
  plaintiffAddress: 'Your address',
  plaintiffPostcode: 'Your postcode',
  defendantEmail: 'Email',
  defendantEmailUnknown: 'Email address unknown',
  defendantAddressLine1: 'Address line 1',
  defendantAddressLine2: 'Address line 2',
  defendantTownCity: 'Town/City',
  defendantPostcode: 'Postcode',
};

/** An answer formatted for reading; undefined without one. Invalid amounts, dates and postcodes stay as typed. */
export function answerWords(form: ClaimFormInput, field: ClaimField): string | undefined {
  const answer = form[field];
  if (typeof answer === 'boolean') return answer ? 'Yes' : 'No';
  const typed = answer.trim();
  if (typed === '') return undefined;
  if (field === 'defendantType') return typed === 'company' ? 'Company' : 'Individual';
  if (field === 'amount') return moneyWords(typed);
  if (field === 'incidentDate' || field === 'plaintiffDateOfBirth')
    return isIsoDate(typed) ? formatLongDate(typed) : unfinishedDateWords(typed);
  if (field === 'plaintiffPostcode' || field === 'defendantPostcode')
    return normalisePostcode(typed) ?? typed;
  return typed;
}

function moneyWords(typed: string): string {
  const amount = parsePounds(typed);
  return amount === undefined ? typed : formatGbp(amount);
}

/** The incident date of the review: its month where no day is known. */
export const incidentWords = ({ form, facts }: Answers): string | undefined =>
  typedIncidentWords(facts) ?? answerWords(form, 'incidentDate');

/** In the order of the day, month and year fields. */
function unfinishedDateWords(value: string): string {
  const parts = splitDateValue(value);
  return datePartNames.map((name) => parts[name] || '–').join('/');
}
