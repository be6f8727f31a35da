import { isPasswordTooLong, passwordMaximumBytes } from '@plainclaim/domain/accounts/password';
import type { AuthSettings } from '../auth.settings.ts';
import { AuthError, invalid } from '../wire/auth-error.ts';
import { isCommonPassword } from './is-common-password.ts';

export function checkNewPassword(
  { passwordMinimum, refuseCommonPasswords }: AuthSettings,
  password: string,
): void {
  if (password === '') throw invalid('Signup requires a valid password');
  if (password.length < passwordMinimum) {
    throw weak(`Password should be at least ${passwordMinimum} characters.`, 'length');
  }
  if (isPasswordTooLong(password)) {
    throw invalid(`Password cannot be longer than ${passwordMaximumBytes} characters`);
  }
  if (refuseCommonPasswords && isCommonPassword(password)) {
    throw weak('This password is one of those that are tried first. Please choose another.', 'pwned');
  }
}

const weak = (message: string, reason: string) =>
  new AuthError(422, 'weak_password', message, { extra: { weak_password: { reasons: [reason] } } });
