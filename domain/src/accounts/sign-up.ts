import { z } from 'zod';
import { optionalPhone } from '../shared/phone.ts';
import { shortText } from '../shared/text.ts';
import { newPassword, passwordsMatch } from './password.ts';
import { emailField } from './sign-in.ts';

const agreementRequired = 'Please confirm that you are 18 or over and agree to the terms and privacy policy';

export const agreement = z
  .boolean({ error: agreementRequired })
  .refine((isTicked) => isTicked, { error: agreementRequired });

const passwordsDoNotMatch = 'Passwords do not match';

/** Both passwords, for every form that sets one. */
export const passwordPair = {
  password: newPassword,
  confirmPassword: z
    .string({ error: 'Please type the password again' })
    .min(1, { error: 'Please type the password again' }),
};

/** Checked as soon as both are typed, even while other answers are invalid, so that all errors show at once. */
export const passwordsMustMatch = {
  error: passwordsDoNotMatch,
  path: ['confirmPassword'],
  when: ({ value }: { readonly value: unknown }) => bothTyped.safeParse(value).success,
};

const typed = z.string().min(1);
const bothTyped = z.looseObject({ password: typed, confirmPassword: typed });

export const plaintiffSignUpForm = z
  .object({
    fullName: shortText(120, 'Full name is required'),
    email: emailField,
    phone: optionalPhone('Please enter a valid phone number'),
    ...passwordPair,
    agreement,
  })
  .refine(passwordsMatch, passwordsMustMatch);

export type PlaintiffSignUpForm = z.input<typeof plaintiffSignUpForm>;

export const newPasswordForm = z.object(passwordPair).refine(passwordsMatch, passwordsMustMatch);

export type NewPasswordForm = z.input<typeof newPasswordForm>;
