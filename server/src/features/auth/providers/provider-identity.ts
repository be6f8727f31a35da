import type { Metadata } from '../metadata.ts';
import { readEmail } from '../wire/contact-details.ts';
import type { Provider } from './provider.ts';

/** What a provider says about a user. */
export type ProviderIdentity = {
  readonly provider: Provider;
  readonly subject: string;
  /** In lower case; empty without a valid address. */
  readonly email: string;
  readonly emailVerified: boolean;
  /** Stored with the identity, and with a new account as its metadata. */
  readonly data: Metadata;
};

/** The provider's claims, unvalidated: none has a trusted type. */
export type Claims = Readonly<Record<string, unknown>>;

const longestLine = 200;
const longestAddress = 500;

export function identityFrom(provider: Provider, issuer: string, claims: Claims): ProviderIdentity {
  const subject = subjectOf(claims);
  if (subject === '') throw new Error(`${provider.id} did not say who signed in`);
  const email = emailOf(claims);
  const emailVerified = email !== '' && isVerified(provider, claims);
  const fullName = line(claims.name) || [line(claims.given_name), line(claims.family_name)].join(' ').trim();
  const picture = pictureOf(claims);
  return {
    provider,
    subject,
    email,
    emailVerified,
    data: {
      sub: subject,
      provider_id: subject,
      iss: issuer,
      ...(email !== '' && { email }),
      email_verified: emailVerified,
      phone_verified: false,
      ...(fullName !== '' && { full_name: fullName, name: fullName }),
      ...(line(claims.preferred_username) !== '' && { preferred_username: line(claims.preferred_username) }),
      ...(picture !== '' && { avatar_url: picture, picture }),
    },
  };
}

function subjectOf({ sub, id }: Claims): string {
  const given = sub ?? id;
  const text = typeof given === 'number' && Number.isSafeInteger(given) ? String(given) : given;
  return typeof text === 'string' && text.length <= 255 ? text : '';
}

function emailOf({ email }: Claims): string {
  if (typeof email !== 'string') return '';
  try {
    return readEmail(email);
  } catch {
    return '';
  }
}

/**
 * Only an explicit claim counts. Microsoft has none for organisations, where an administrator can write any
 * address into an account; there only `xms_edov` counts, which says that the domain is verified.
 */
function isVerified({ id, trustsEmail }: Provider, { email_verified, xms_edov }: Claims): boolean {
  const mark = id === 'azure' ? xms_edov : email_verified;
  return trustsEmail || mark === true || mark === 'true' || mark === 1 || mark === '1';
}

const line = (value: unknown): string =>
  // Control characters and lone surrogates cannot be stored.
  typeof value === 'string' ? value.replace(/\p{C}/gu, ' ').trim().slice(0, longestLine).toWellFormed() : '';

function pictureOf({ picture, avatar_url: avatar }: Claims): string {
  const given = picture ?? avatar;
  if (typeof given !== 'string' || given.length > longestAddress || !URL.canParse(given)) return '';
  const url = new URL(given);
  return url.protocol === 'https:' ? url.href : '';
}
