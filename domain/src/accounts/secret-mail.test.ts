import { expect, it } from 'vitest';
import { isSecretMail, refusalToResend } from './secret-mail.ts';

it.each([
  ['auth-recovery', true],
  ['auth-magiclink', true],
  ['auth-signup', true],
  ['auth-email-change-new', true],
  ['auth-reauthentication', true],
  ['auth-role-granted', true],
  ['auth-mailbox', true],
  ['auth-a-kind-of-tomorrow', true],
  ['auth-password-changed', false],
  ['auth-identity-linked', false],
  ['auth-identity-removed', false],
  ['auth-factor-added', false],
  ['auth-factor-removed', false],
  ['auth-address-proven', false],
  ['account-blocked', false],
  ['letter-before-action', false],
  ['author-told', false],
])('%s is secret: %s', (kind, answer) => {
  expect(isSecretMail(kind)).toBe(answer);
  expect(refusalToResend(kind) !== undefined).toBe(answer);
});
