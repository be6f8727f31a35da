import { AppError } from '@plainclaim/domain/shared/errors';
import { mailboxOf } from '@plainclaim/domain/shared/mailbox';
import { requireAllowances, returnAllowances } from '../../../http/rate-limit/rate-limit.ts';
import { networkOf } from '../../../platform/network-of.ts';
import type { AuthLimits } from '../auth.settings.ts';
import type { AuthKit } from '../auth-kit.ts';
import { sha256 } from '../tokens/auth-secrets.ts';
import { AuthError } from '../wire/auth-error.ts';

type Limiting = Pick<AuthKit, 'db' | 'clock' | 'settings' | 'rateLimits'>;

/** Hashed, so that the table does not show who tried to sign in from where. Addresses count by network. */
const keyOf = (name: keyof AuthLimits, who: readonly string[]) =>
  `auth-${name}:${sha256(JSON.stringify(who.map(networkOf)))}`;

/** An allowance's name, and what it is counted by: an account, an address or both. */
export type Limited = readonly [name: keyof AuthLimits, ...who: readonly string[]];

const keyed = ({ settings }: Limiting, [name, ...who]: Limited) => ({
  key: keyOf(name, who),
  allowance: settings.limits[name],
});

/** Takes one from the allowance, or throws. */
export async function limit(auth: Limiting, ...limited: Limited): Promise<void> {
  await limitAll(auth, [limited]);
}

/** Takes one from each, or throws and takes none. */
export async function limitAll(auth: Limiting, all: readonly Limited[]): Promise<void> {
  const { db, clock, rateLimits: enabled } = auth;
  await requireAllowances(
    { db, clock, enabled },
    all.map((one) => keyed(auth, one)),
  );
}

/** Returns an allowance after a legitimate attempt: a correct password costs nothing. */
export async function giveBack(auth: Limiting, ...limited: Limited): Promise<void> {
  await giveAllBack(auth, [limited]);
}

export async function giveAllBack(auth: Limiting, all: readonly Limited[]): Promise<void> {
  const { db, rateLimits: enabled } = auth;
  await returnAllowances(
    { db, enabled },
    all.map((one) => keyed(auth, one)),
  );
}

/** Limits mails per mailbox and per requester's address, whether or not the mailbox has an account. */
export async function limitMail(auth: Limiting, recipient: string, address: string): Promise<void> {
  try {
    await limit(auth, 'mailSender', address);
    const { name, domain } = mailboxOf(recipient);
    await limit(auth, 'mailRecipient', `${name}@${domain}`);
  } catch (error) {
    if (!(error instanceof AppError) || error.code !== 'rate_limited') throw error;
    throw new AuthError(
      429,
      'over_email_send_rate_limit',
      'Too many e-mails were asked for. Wait a while, then try again.',
      { retryAfterSeconds: error.retryAfterSeconds ?? 60 },
    );
  }
}

/** Limits text messages per phone and per requester's address, whether or not the phone has an account. */
export async function limitTexts(auth: Limiting, phone: string, address: string): Promise<void> {
  try {
    await limit(auth, 'textSender', address);
    await limit(auth, 'textRecipient', phone);
  } catch (error) {
    if (!(error instanceof AppError) || error.code !== 'rate_limited') throw error;
    throw new AuthError(
      429,
      'over_sms_send_rate_limit',
      'Too many text messages were asked for. Wait a while, then try again.',
      { retryAfterSeconds: error.retryAfterSeconds ?? 60 },
    );
  }
}
