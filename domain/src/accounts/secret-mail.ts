/** Prefix of the kinds of all mails of the auth service. */
export const authMailPrefix = 'auth-';

/** Auth mails without a link or code. Every other one gives its reader access to an account. */
export const harmlessAuthMails: readonly string[] = [
  'auth-password-changed',
  'auth-identity-linked',
  'auth-identity-removed',
  'auth-factor-added',
  'auth-factor-removed',
  'auth-factor-backup-codes',
  'auth-email-changed',
  'auth-phone-changed',
  'auth-address-proven',
];

/** A mail that admins must not read either. A kind added later counts as secret until it is listed above. */
export const isSecretMail = (kind: string): boolean =>
  kind.startsWith(authMailPrefix) && !harmlessAuthMails.includes(kind);

/** Why a failed mail is not sent again; undefined when it can be. */
export const refusalToResend = (kind: string): string | undefined =>
  isSecretMail(kind)
    ? 'The link or code in this mail has run out. The person can ask for a new one on the sign-in page.'
    : undefined;
