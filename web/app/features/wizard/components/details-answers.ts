import type { ClaimFormInput } from '@plainclaim/domain/claims/claim-form';
import type { Control, FieldValues } from 'react-hook-form';

export type DetailsAnswers = Pick<
  ClaimFormInput,
  | 'issueType'
  | 'description'
  | 'amount'
  | 'jurisdiction'
  | 'incidentDate'
  | 'policeIncidentNumber'
  | 'defendantType'
  | 'defendantFirstName'
  | 'defendantLastName'
  | 'defendantCompanyName'
  | 'defendantContactPerson'
>;

export type DetailsControl = Control<DetailsAnswers, unknown, FieldValues>;
