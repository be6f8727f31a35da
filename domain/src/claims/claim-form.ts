import { z } from 'zod';
import {
  addressRules,
  defendantFields,
  detailsFields,
  nameRules,
  withRules,
  youFields,
} from './claim-steps.ts';
import { unknownDefendantEmail } from './defendant.ts';

/** Step 1 of the wizard: what happened, how much, and who. */
export const claimDetailsForm = (now: Date) => withRules(z.object(detailsFields(now)), nameRules);

/** Step 2: who is claiming. */
export const yourInformationForm = (now: Date) => z.object(youFields(now));

/** Step 3: where the other side is reached. */
export const defendantForm = () => withRules(z.object(defendantFields), addressRules);

const allFields = (now: Date) => ({ ...detailsFields(now), ...youFields(now), ...defendantFields });

/** The whole form, ready for a letter: parsed, trimmed, nothing of the other kind of defendant left in it. */
export const claimForm = (now: Date) =>
  withRules(z.object(allFields(now)), [...nameRules, ...addressRules]).transform(settled);

/** The form as typed: strings and booleans, empty for missing answers. Drafts store it, complete or not. */
export type ClaimFormInput = { [Field in keyof z.input<ReturnType<typeof claimForm>>]: FieldInput<Field> };

type FieldInput<Field> = Field extends 'defendantEmailUnknown' ? boolean : string;

export type ClaimForm = z.output<ReturnType<typeof claimForm>>;

export const emptyClaimForm: ClaimFormInput = {
  issueType: '',
  description: '',
  amount: '',
  jurisdiction: 'England & Wales',
  incidentDate: '',
  defendantType: 'individual',
  defendantFirstName: '',
  defendantLastName: '',
  defendantCompanyName: '',
  defendantContactPerson: '',
  policeIncidentNumber: '',
  plaintiffName: '',
  plaintiffEmail: '',
  plaintiffDateOfBirth: '',
  plaintiffAddress: '',
  plaintiffPostcode: '',
  defendantEmail: '',
  defendantEmailUnknown: false,
  defendantAddressLine1: '',
  defendantAddressLine2: '',
  defendantTownCity: '',
  defendantPostcode: '',
};

export type ClaimField = keyof ClaimFormInput;

export const claimStepTitles = [
  'Claim details',
  'Your information',
  'Defendant information',
  'Review',
] as const;

/** Which step asks for a field. */
export const claimStepFields: readonly (readonly ClaimField[])[] = [
  Object.keys(detailsFields(new Date(0))) as ClaimField[],
  Object.keys(youFields(new Date(0))) as ClaimField[],
  Object.keys(defendantFields) as ClaimField[],
];

export type MissingAnswer = {
  readonly step: 1 | 2 | 3;
  readonly field: ClaimField;
  readonly message: string;
};

/** The missing or invalid answers, in the order of the wizard. */
export function missingAnswers(form: ClaimFormInput, now: Date): readonly MissingAnswer[] {
  const parsed = claimForm(now).safeParse(form);
  if (parsed.success) return [];
  const missing = parsed.error.issues.map(({ path, message }) => {
    const field = path[0] as ClaimField;
    const step = (claimStepFields.findIndex((fields) => fields.includes(field)) + 1) as 1 | 2 | 3;
    return { step, field, message };
  });
  const order = claimStepFields.flat();
  return missing.toSorted((one, other) => order.indexOf(one.field) - order.indexOf(other.field));
}

/** Nothing of the other kind of defendant, and a placeholder for an unknown e-mail address. */
export function settled<
  Form extends {
    readonly defendantType: string;
    readonly defendantEmailUnknown: boolean;
    readonly defendantEmail: string;
  },
>(form: Form): Form {
  const ofTheOtherKind =
    form.defendantType === 'company'
      ? { defendantFirstName: '', defendantLastName: '' }
      : { defendantCompanyName: '', defendantContactPerson: '' };
  const defendantEmail = form.defendantEmailUnknown ? unknownDefendantEmail : form.defendantEmail;
  return { ...form, ...ofTheOtherKind, defendantEmail };
}
