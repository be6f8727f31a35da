import { z } from 'zod';
import { passwordHint, passwordMinimum } from './password-hint.ts';

export { passwordHint, passwordMinimum };

/** The wire contract's limit, so that every client of the auth service behaves alike. */
export const passwordMaximumBytes = 72;

export function isPasswordTooLong(password: string): boolean {
  let bytes = 0;
  for (const character of password) {
    const point = character.codePointAt(0) ?? 0;
    bytes += point < 0x80 ? 1 : point < 0x800 ? 2 : point < 0x10000 ? 3 : 4;
  }
  return bytes > passwordMaximumBytes;
}

/** A newly chosen password. Spaces and any script are fine: only the length counts. */
export const newPassword = z
  .string({ error: 'Password is required' })
  .min(1, { error: 'Password is required', abort: true })
  .min(passwordMinimum, { error: passwordHint })
  .refine((password) => !isPasswordTooLong(password), { error: 'Please use a shorter password' });

/** For an object with `password` and `confirmPassword`. */
export function passwordsMatch(form: {
  readonly password: string;
  readonly confirmPassword: string;
}): boolean {
  return form.password === form.confirmPassword;
}
