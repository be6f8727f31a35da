/** How the names of all mails of the auth service begin. */
export const authMailPrefix = 'auth-';

/** Those of them that hold no link or code. Every other one opens an account to whoever reads it. */
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

/** Nobody but its recipient may read this mail, admins included. A kind that came later counts as secret. */
export const isSecretMail = (kind: string): boolean =>
  kind.startsWith(authMailPrefix) && !harmlessAuthMails.includes(kind);

/** Why a failed mail is not sent again; undefined when it can be. */
export const refusalToResend = (kind: string): string | undefined =>
  isSecretMail(kind)
    ? 'The link or code in this mail has run out. The person can ask for a new one on the sign-in page.'
    : undefined;
