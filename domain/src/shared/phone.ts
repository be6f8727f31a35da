import { z } from 'zod';
import { cleanLine } from './text.ts';

/** Longer than any real number with its country code, spaces and extension digits. */
const MAX_PHONE = 40;

/** Digits, spaces, hyphens, plus signs and round brackets, with at least one digit. */
export function isPhoneNumber(text: string): boolean {
  return text.length <= MAX_PHONE && /^[\d +()-]*$/.test(text) && /\d/.test(text);
}

/** A phone field that may stay empty. */
export function optionalPhone(message: string) {
  return z
    .string({ error: message })
    .transform(cleanLine)
    .refine((text) => text === '' || isPhoneNumber(text), { error: message });
}
