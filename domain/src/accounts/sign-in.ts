import { z } from 'zod';
import { emailAddress } from '../shared/email-address.ts';

export const emailMessages = {
  required: 'Email is required',
  invalid: 'Please enter a valid email address',
};

export const emailField = emailAddress(emailMessages);

export const signInForm = z.object({
  email: emailField,
  password: z.string({ error: 'Password is required' }).min(1, { error: 'Password is required' }),
});

export type SignInForm = z.input<typeof signInForm>;

export const emailOnlyForm = z.object({ email: emailField });

export type EmailOnlyForm = z.input<typeof emailOnlyForm>;
