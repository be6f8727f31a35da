import { AppError } from '@plainclaim/domain/shared/errors';
import { networkOf } from '../../http/rate-limit/network-of.ts';
import { requireAllowance, returnAllowance } from '../../http/rate-limit/rate-limit.ts';
import type { AuthLimits } from '../auth.settings.ts';
import type { AuthKit } from '../auth-kit.ts';
import { sha256 } from '../tokens/auth-secrets.ts';
import { AuthError } from '../wire/auth-error.ts';

type Limiting = Pick<AuthKit, 'db' | 'clock' | 'settings' | 'rateLimits'>;

/** Hashed: the table of allowances need not say who tried to sign in from where. Addresses count by network. */
const keyOf = (name: keyof AuthLimits, who: readonly string[]) =>
  `auth-${name}:${sha256(JSON.stringify(who.map(networkOf)))}`;

/** Takes one from the allowance of whoever this is, or throws. */
export async function limit(
  auth: Limiting,
  name: keyof AuthLimits,
  ...who: readonly string[]
): Promise<void> {
  const { db, clock, rateLimits: enabled, settings } = auth;
  await requireAllowance({ db, clock, enabled }, keyOf(name, who), settings.limits[name]);
}

/** For what turned out to be no misuse: a right password costs nothing. */
export async function giveBack(
  auth: Limiting,
  name: keyof AuthLimits,
  ...who: readonly string[]
): Promise<void> {
  const { db, rateLimits: enabled, settings } = auth;
  await returnAllowance({ db, enabled }, keyOf(name, who), settings.limits[name]);
}

/** Before any mail: so many to one mailbox, so many caused from one address. The same for mailboxes nobody has. */
export async function limitMail(auth: Limiting, recipient: string, address: string): Promise<void> {
  try {
    await limit(auth, 'mailSender', address);
    await limit(auth, 'mailRecipient', mailboxOf(recipient));
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

/** Before any text message: so many to one phone, so many caused from one address. The same for phones nobody has. */
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

/** Most providers deliver `ada+anything` to ada: such addresses are one mailbox to be spared. */
const mailboxOf = (recipient: string): string => recipient.replace(/\+[^@]*@/, '@');
