import type { SetBeforeProof } from '@plainclaim/domain/accounts/mailbox-proof';
import type { Role } from '@plainclaim/domain/accounts/roles';
import type { Clock } from '../platform/clock/clock.ts';
import type { Db, Executor, Tx } from '../platform/db/db.ts';
import type { Log } from '../platform/log/log.ts';
import type { QueueMailDeps } from '../platform/mail/queue-mail.ts';
import type { SmsTransport } from '../platform/sms/sms-transport.ts';
import type { AuthSettings } from './auth.settings.ts';
import type { CaptchaCheck } from './captcha/siteverify.ts';
import type { Metadata } from './metadata.ts';
import type { Passwords } from './passwords/hash-password.ts';
import type { Providers } from './providers/providers.ts';
import type { SsoProvider } from './sso/sso-provider.ts';
import type { AccessTokens } from './tokens/access-tokens.ts';
import type { AuthSecrets } from './tokens/auth-secrets.ts';
import type { SigningKeys } from './tokens/signing-keys.ts';

/** What other slices learn about someone who signed up or in. */
export type Person = {
  readonly id: string;
  readonly email: string;
  readonly role: Role;
  readonly metadata: Metadata;
};

/**
 * What other slices do when someone signs up or in. Each runs in a savepoint: if it fails, that is logged, and
 * the person is signed up or in all the same.
 */
export type AuthHook = (tx: Tx, person: Person) => Promise<void>;

/** Makes good what is missing. Asked before it runs, because nearly always nothing is. */
export type AuthRepair = {
  readonly isNeeded: (tx: Tx, person: Person) => Promise<boolean>;
  readonly run: AuthHook;
};

/** In the caller's transaction. Throws a conflict, with words, while the account must stay. */
export type EmptyAccount = (tx: Tx, userId: string, visitor: Visitor) => Promise<void>;

/** What another slice keeps that somebody set for an account, and that the first proof of its mailbox removes. */
export type SetElsewhere = {
  readonly what: SetBeforeProof;
  readonly isSet: (executor: Executor, userId: string) => Promise<boolean>;
  readonly remove: (tx: Tx, userId: string) => Promise<void>;
};

/** What every verb of this slice works with. */
export type AuthKit = {
  readonly settings: AuthSettings;
  readonly db: Db;
  readonly clock: Clock;
  readonly log: Log;
  readonly mail: QueueMailDeps;
  /** Null where no text message can be sent. */
  readonly sms: SmsTransport | null;
  /** Null where nobody has to solve one. */
  readonly captcha: CaptchaCheck | null;
  /** Organisations whose people sign in there. */
  readonly ssoProviders: readonly SsoProvider[];
  readonly keys: SigningKeys;
  readonly tokens: AccessTokens;
  readonly secrets: AuthSecrets;
  readonly passwords: Passwords;
  readonly providers: Providers;
  readonly rateLimits: boolean;
  /** Lets go of someone for good: of the account, and of what other slices know about the person. */
  readonly emptyAccount: EmptyAccount;
  readonly setElsewhere: readonly SetElsewhere[];
  readonly onUserCreated: readonly AuthHook[];
  readonly onSignedIn: readonly AuthRepair[];
};

/** Where a request came from. */
export type Visitor = { readonly address: string; readonly userAgent: string };
