import { z } from 'zod';
import { dateOfBirthProblem } from '../accounts/profile.ts';
import { isInFuture } from '../shared/dates.ts';
import { emailAddress, isEmailAddress, normaliseEmail } from '../shared/email-address.ts';
import { type IsoDate, isIsoDate } from '../shared/iso-date.ts';
import { type Pence, parsePounds, typedPoundsProblem } from '../shared/money.ts';
import { postcodeField } from '../shared/postcode-field.ts';
import { longText, shortText } from '../shared/text.ts';
import { typedDateProblem } from '../shared/typed-date.ts';
import { claimantNameProblem } from './claimant-name.ts';
import { defendantTypes, unknownDefendantEmail } from './defendant.ts';
import { issueTypes } from './issue-types.ts';
import { jurisdictions } from './jurisdictions.ts';

const invalidEmail = 'Please enter a valid email address';
/** Shown where the product requires a proven mailbox before a letter is sent. */
export const otherEmailWords =
  'Please give the email address of your account as your own. You can change that address in your profile.';
const amountRequired = 'Valid amount is required';
const incidentDateRequired = 'Incident date is required';
const dayMissing = 'Please add the day';

/** A month alone is a row of dates: there is a way on for a claimant who knows no day. */
function incidentDateProblem(typed: string): string | undefined {
  const problem = typedDateProblem(typed);
  return problem === dayMissing
    ? `${dayMissing}. If you only know the month, press “Add another date”: there the day may stay empty.`
    : problem;
}
const dateOfBirthRequired = 'Your date of birth is required';

export const longestDescription = 5000;

const whatFields = {
  issueType: z.enum(issueTypes, { error: 'Issue type is required' }),
  description: longText(longestDescription, 'Description is required'),
  amount: z
    .string({ error: amountRequired })
    .superRefine((typed, context) => {
      const message = typedPoundsProblem(typed) ?? ((parsePounds(typed) ?? 0) > 0 ? null : amountRequired);
      if (message !== null) context.addIssue({ code: 'custom', message });
    })
    .transform((typed) => parsePounds(typed) as Pence),
  jurisdiction: z.enum(jurisdictions, { error: 'Jurisdiction is required' }),
};

const whoFields = {
  defendantType: z.enum(defendantTypes, { error: 'Please choose who owes you' }),
  defendantFirstName: shortText(80),
  defendantLastName: shortText(80),
  defendantCompanyName: shortText(160),
  defendantContactPerson: shortText(120),
  policeIncidentNumber: shortText(40),
};

/** The fields of step 1. Step 1 names the defendant; step 3 asks for the address. */
export const detailsFields = (now: Date) => ({
  ...whatFields,
  incidentDate: z
    .string({ error: incidentDateRequired })
    .superRefine((date, context) => {
      const message = date === '' ? incidentDateRequired : incidentDateProblem(date);
      if (message !== undefined) context.addIssue({ code: 'custom', message });
    })
    .refine((date) => !isIsoDate(date) || !isInFuture(date, now), {
      error: 'Incident date cannot be in the future',
    })
    .transform((date) => date as IsoDate),
  ...whoFields,
});

const nameFields = {
  plaintiffName: shortText(120, 'Your name is required').superRefine((name, context) => {
    const message = claimantNameProblem(name);
    if (message !== undefined) context.addIssue({ code: 'custom', message });
  }),
  plaintiffEmail: emailAddress({ required: 'Your email is required', invalid: invalidEmail }),
};

const plaintiffAddressFields = {
  plaintiffAddress: shortText(300, 'Your address is required'),
  plaintiffPostcode: postcodeField('Your postcode is required'),
};

export const youFields = (now: Date) => ({
  ...nameFields,
  plaintiffDateOfBirth: z
    .string({ error: dateOfBirthRequired })
    .superRefine((date, context) => {
      const problem = date === '' ? dateOfBirthRequired : dateOfBirthProblem(date, now);
      if (problem) context.addIssue({ code: 'custom', message: problem });
    })
    .transform((date) => date as IsoDate),
  ...plaintiffAddressFields,
});

export const defendantFields = {
  defendantEmail: z.string().trim().transform(normaliseEmail),
  defendantEmailUnknown: z.boolean(),
  defendantAddressLine1: shortText(160, 'Address is required'),
  defendantAddressLine2: shortText(160),
  defendantTownCity: shortText(80, 'Town/City is required'),
  defendantPostcode: postcodeField('Postcode is required'),
};

type Answers = Readonly<Record<string, unknown>>;

/** A rule about several fields, and the field that shows its message. */
type CrossRule = {
  readonly field: string;
  readonly message: string;
  readonly isMet: (answers: Answers) => boolean;
};

export const nameRules: readonly CrossRule[] = [
  needs('individual', 'defendantFirstName', 'First name is required'),
  needs('individual', 'defendantLastName', 'Last name is required'),
  needs('company', 'defendantCompanyName', 'Company name is required'),
];

export const addressRules: readonly CrossRule[] = [
  {
    field: 'defendantEmail',
    message: 'Email is required or check "Email address unknown"',
    isMet: ({ defendantEmail, defendantEmailUnknown }) =>
      defendantEmailUnknown === true || isFilled(defendantEmail),
  },
  {
    field: 'defendantEmail',
    message: invalidEmail,
    isMet: ({ defendantEmail, defendantEmailUnknown }) =>
      defendantEmailUnknown === true ||
      !isFilled(defendantEmail) ||
      (isEmailAddress(String(defendantEmail)) && defendantEmail !== unknownDefendantEmail),
  },
];

/**
 * Checks the rules even while single fields are invalid, so that all problems show at once. Works only as long as
 * no field above refuses with `abort`.
 */
export function withRules<Schema extends z.ZodType>(schema: Schema, rules: readonly CrossRule[]): Schema {
  return rules.reduce(
    (kept, { field, message, isMet }) =>
      kept.refine((answers) => isMet(answers as Answers), {
        error: message,
        path: [field],
        when: ({ value }) => typeof value === 'object' && value !== null,
      }) as Schema,
    schema,
  );
}

function needs(type: string, field: string, message: string): CrossRule {
  return {
    field,
    message,
    isMet: (answers) => answers.defendantType !== type || isFilled(answers[field]),
  };
}

function isFilled(answer: unknown): boolean {
  return typeof answer === 'string' && answer.trim() !== '';
}
