import { isEmailAddress, normaliseEmail } from '@plainclaim/domain/shared/email-address';
import { invalid } from './auth-error.ts';

/** The address in the form we store, or a refusal in the contract's words. */
export function readEmail(text: string): string {
  // `.invalid` is reserved for placeholders: no mail can ever be sent there.
  if (!isEmailAddress(text) || normaliseEmail(text).endsWith('.invalid')) {
    throw invalid('Unable to validate email address: invalid format');
  }
  return normaliseEmail(text);
}

/** A phone number as digits with the country code, or a refusal in the contract's words. */
export function readPhone(text: string): string {
  const digits = text.replace(/[+\s]/g, '');
  if (!/^[1-9][0-9]{1,14}$/.test(digits)) throw invalid('Invalid phone number format (E.164 required)');
  return digits;
}
