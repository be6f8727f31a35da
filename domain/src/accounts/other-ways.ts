import { z } from 'zod';
import { sixDigits } from './six-digits.ts';

/**
 * A phone number as the auth service stores it (E.164 without the plus). British numbers are usually typed
 * with a 0 and without the country code. Undefined for what cannot be a number.
 */
export function internationalNumber(text: string): string | undefined {
  const bare = text.replace(/[\s().-]/g, '').replace(/^\+440/, '+44');
  const digits = bare.replace(/^(\+|00)/, '');
  const whole = digits === bare ? digits.replace(/^0/, '44') : digits;
  return /^[1-9]\d{6,14}$/.test(whole) ? whole : undefined;
}

const phoneField = z.string().transform((text, context) => {
  const number = internationalNumber(text);
  if (number !== undefined) return number;
  const message =
    text.trim() === '' ? 'Phone number is required' : 'Please enter a phone number, like 07700 900123';
  context.addIssue({ code: 'custom', message });
  return z.NEVER;
});

export const phoneForm = z.object({ phone: phoneField });

export const phonePasswordForm = z.object({
  phone: phoneField,
  password: z.string().min(1, { error: 'Password is required' }),
});

export const textCodeForm = sixDigits('Enter the six digits from the text message');

/** An organisation is found by the domain of its addresses; users type their address or only the domain. */
export const organisationForm = z.object({
  domain: z
    .string()
    .transform((text) => text.trim().toLowerCase().replace(/^.*@/, ''))
    .refine((text) => /^[a-z0-9-]+(\.[a-z0-9-]+)+$/.test(text), {
      error: 'Please enter your work email address',
    }),
});

/** Enough for the owner to recognise the number, too little to reveal it. */
export const shortNumber = (phone: string): string => `number ending in ${phone.slice(-3)}`;
