import { isEmailAddress, normaliseEmail } from '@plainclaim/domain/shared/email-address';
import { invalid } from './auth-error.ts';

/** Normalises an e-mail address, or throws the contract's error. */
export function readEmail(text: string): string {
  // `.invalid` is reserved for placeholders and can never receive mail.
  if (!isEmailAddress(text) || normaliseEmail(text).endsWith('.invalid')) {
    throw invalid('Unable to validate email address: invalid format');
  }
  return normaliseEmail(text);
}

/** A phone number as digits with the country code. Throws the contract's error for any other. */
export function readPhone(text: string): string {
  const digits = text.replace(/[+\s]/g, '');
  if (!/^[1-9][0-9]{1,14}$/.test(digits)) throw invalid('Invalid phone number format (E.164 required)');
  return digits;
}
