import { z } from 'zod';
import { passwordsMatch } from '../accounts/password.ts';
import { emailField } from '../accounts/sign-in.ts';
import { agreement, passwordPair, passwordsMustMatch } from '../accounts/sign-up.ts';
import { jurisdictions } from '../claims/jurisdictions.ts';
import { isPhoneNumber } from '../shared/phone.ts';
import { ukPostcode } from '../shared/postcode.ts';
import { shortText } from '../shared/text.ts';
import { practiceAreas } from './practice-areas.ts';
import { numberFields } from './regulator.ts';
import { numbersFromForm } from './regulators.ts';

export { practiceAreas };

export const solicitorSignUpForm = z
  .object({
    firstName: shortText(60, 'First name is required'),
    lastName: shortText(60, 'Last name is required'),
    email: emailField,
    firmName: shortText(160, 'Firm name is required'),
    phone: shortText(40, 'Phone is required').refine((phone) => phone === '' || isPhoneNumber(phone), {
      error: 'Please enter a valid phone number',
    }),
    addressLine1: shortText(160, 'Address is required'),
    addressLine2: shortText(160),
    postcode: shortText(12, 'Postcode is required').pipe(ukPostcode('Please enter a valid UK postcode')),
    jurisdictions: z
      .array(z.enum(jurisdictions))
      .min(1, { error: 'Please select at least one jurisdiction' }),
    practiceAreas: z
      .array(z.enum(practiceAreas))
      .min(1, { error: 'Please select at least one practice area' }),
    // Asked for before approval at the latest.
    ...numberFields,
    ...passwordPair,
    agreement,
  })
  .refine(passwordsMatch, passwordsMustMatch)
  .transform((form) => ({ ...form, regulatorNumbers: numbersFromForm(form) }));

export type SolicitorSignUpForm = z.input<typeof solicitorSignUpForm>;
