import type { SetBeforeProof } from '@plainclaim/domain/accounts/mailbox-proof';
import type { Role } from '@plainclaim/domain/accounts/roles';
import type { Clock } from '../../platform/clock/clock.ts';
import type { Db, Executor, Tx } from '../../platform/db/db.ts';
import type { Log } from '../../platform/log/log.ts';
import type { QueueMailDeps } from '../../platform/mail/queue-mail.ts';
import type { SmsTransport } from '../../platform/sms/sms-transport.ts';
import type { AuthSettings } from './auth.settings.ts';
import type { CaptchaCheck } from './captcha/siteverify.ts';
import type { Metadata } from './metadata.ts';
import type { Passwords } from './passwords/hash-password.ts';
import type { Providers } from './providers/providers.ts';
import type { SsoProvider } from './sso/sso-provider.ts';
import type { AccessTokens } from './tokens/access-tokens.ts';
import type { AuthSecrets } from './tokens/auth-secrets.ts';
import type { SigningKeys } from './tokens/signing-keys.ts';

/** What hooks of other slices get about the user who signs up or in. */
export type Person = {
  readonly id: string;
  readonly email: string;
  readonly role: Role;
  readonly metadata: Metadata;
};

/**
 * Run by other slices at sign-up and sign-in, each in a savepoint: a failure is logged and does not stop the
 * sign-in.
 */
export type AuthHook = (tx: Tx, person: Person) => Promise<void>;

/** Adds rows that are missing. `isNeeded` is nearly always false, and saves the savepoint. */
export type AuthRepair = {
  readonly isNeeded: (tx: Tx, person: Person) => Promise<boolean>;
  readonly run: AuthHook;
};

/** Runs in the caller's transaction. Throws a conflict with a user message while the account must stay. */
export type EmptyAccount = (tx: Tx, userId: string, visitor: Visitor) => Promise<void>;

/**
 * What another slice stores for an account. The first proof of the mailbox removes what was set before it.
 */
export type SetElsewhere = {
  readonly what: SetBeforeProof;
  readonly isSet: (executor: Executor, userId: string) => Promise<boolean>;
  readonly remove: (tx: Tx, userId: string) => Promise<void>;
};

/** Run by other slices in the transaction that changes an account's address; a failure undoes the change. */
export type OnEmailMoved = (
  tx: Tx,
  move: { readonly userId: string; readonly from: string; readonly to: string },
) => Promise<void>;

/**
 * Run by other slices in the transaction that blocks an account or changes its role, after the account was changed.
 * Returns the names of what the account no longer has, for its mail. `adminId` is null for the holder of the service key.
 */
export type OnStoppedActing = (
  tx: Tx,
  stopped: {
    readonly userId: string;
    readonly why: 'blocked' | 'role-changed';
    readonly adminId: string | null;
  },
) => Promise<readonly string[]>;

/** Dependencies of every verb in this slice. */
export type AuthKit = {
  readonly settings: AuthSettings;
  readonly db: Db;
  readonly clock: Clock;
  readonly log: Log;
  readonly mail: QueueMailDeps;
  /** Null where no text message can be sent. */
  readonly sms: SmsTransport | null;
  /** Null where no captcha is required. */
  readonly captcha: CaptchaCheck | null;
  /** Organisations with single sign-on. */
  readonly ssoProviders: readonly SsoProvider[];
  readonly keys: SigningKeys;
  readonly tokens: AccessTokens;
  readonly secrets: AuthSecrets;
  readonly passwords: Passwords;
  readonly providers: Providers;
  readonly rateLimits: boolean;
  /** Empties the account and erases what other slices store about the person. */
  readonly emptyAccount: EmptyAccount;
  readonly setElsewhere: readonly SetElsewhere[];
  readonly onUserCreated: readonly AuthHook[];
  readonly onSignedIn: readonly AuthRepair[];
  readonly onEmailMoved: readonly OnEmailMoved[];
  readonly onStoppedActing: OnStoppedActing;
};

/** Where a request came from. */
export type Visitor = { readonly address: string; readonly userAgent: string };
