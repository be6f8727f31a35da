import type { Config } from '../../config/config.ts';
import type { Clock } from '../../platform/clock/clock.ts';
import type { Db } from '../../platform/db/db.ts';
import type { Jobs } from '../../platform/jobs/jobs.ts';
import type { Log } from '../../platform/log/log.ts';
import type { MailSetting } from '../../platform/mail/finish-mail.ts';
import type { SmsTransport } from '../../platform/sms/sms-transport.ts';
import { createAccountRoutes } from './account/account.routes.ts';
import { type Confirming, confirmPerson, type Proof } from './account/confirm-person.ts';
import { forgetAccount, lockLeavingAccount } from './account/forget-account.ts';
import type { ClaimCounter, PeopleDeps } from './admin/people.deps.ts';
import { createPeopleRoutes } from './admin/people.routes.ts';
import { createAuthRoutes } from './auth.routes.ts';
import type { AuthSettings } from './auth.settings.ts';
import type {
  AuthHook,
  AuthKit,
  AuthRepair,
  EmptyAccount,
  OnEmailMoved,
  OnStoppedActing,
  SetElsewhere,
  Visitor,
} from './auth-kit.ts';
import type { CaptchaCheck } from './captcha/siteverify.ts';
import { createSecondStepRoutes } from './factors/second-step.routes.ts';
import { createMailboxRoutes } from './mailbox/mailbox.routes.ts';
import { createPasswords } from './passwords/hash-password.ts';
import { createProviders } from './providers/providers.ts';
import { actorOfSession } from './sessions/actor-of-session.ts';
import { createAuthenticate } from './sessions/authenticate.ts';
import type { SsoProvider } from './sso/sso-provider.ts';
import { createAccessTokens } from './tokens/access-tokens.ts';
import { deriveSecrets } from './tokens/auth-secrets.ts';
import type { SigningKeys } from './tokens/signing-keys.ts';

export type AuthDeps = {
  readonly db: Db;
  readonly clock: Clock;
  readonly log: Log;
  readonly jobs: Pick<Jobs, 'enqueue'>;
  readonly config: Pick<Config, MailSetting | 'RATE_LIMITS'>;
  /** Without it no text messages are sent. */
  readonly sms?: SmsTransport | null;
  /** Without it no captcha is required. */
  readonly captcha?: CaptchaCheck | null;
  readonly ssoProviders?: readonly SsoProvider[];
  readonly secretKey: string;
  readonly keys: SigningKeys;
  readonly onUserCreated?: readonly AuthHook[];
  readonly onSignedIn?: readonly AuthRepair[];
  readonly onEmailMoved?: readonly OnEmailMoved[];
  /** Default: empties the account's own rows only. */
  readonly emptyAccount?: EmptyAccount;
  /** Default: nothing in other slices is removed by the first proof of a mailbox. */
  readonly setElsewhere?: readonly SetElsewhere[];
  /** Default: shows no claims for any user. */
  readonly countClaims?: ClaimCounter;
  /** Default: shows no cases for any user. */
  readonly openCasesOf?: PeopleDeps['openCasesOf'];
  /** Default: an account has nothing to give back when it is blocked or gets another role. */
  readonly onStoppedActing?: OnStoppedActing;
};

/** One instance of the auth service. Instances share nothing but the database. */
export function createAuth(settings: AuthSettings, deps: AuthDeps) {
  const kit = createAuthKit(settings, deps);
  return {
    /** The wire contract, for /auth/v1. */
    routes: createAuthRoutes(kit),
    /** Routes beyond the contract, for /api/account. */
    accountRoutes: createAccountRoutes(kit),
    /** Routes that prove the mailbox of an account, for /api/account/mailbox. */
    mailboxRoutes: createMailboxRoutes(kit),
    /** Whether the user has to set up a second step, for /api/account/second-step. */
    secondStepRoutes: createSecondStepRoutes(kit),
    /** Admins' acts on accounts, for /api/admin/people. */
    peopleRoutes: createPeopleRoutes({
      ...kit,
      countClaims: deps.countClaims ?? (async () => new Map()),
      openCasesOf: deps.openCasesOf ?? (async () => []),
    }),
    /** See `Proof`: asked for before an act that a stolen session alone must not allow. */
    confirmPerson: (actor: Confirming, proof: Proof, visitor: Visitor) =>
      confirmPerson(kit, actor, proof, visitor),
    /** The actor of an Authorization header. */
    authenticate: createAuthenticate(kit),
    /** The actor of a session, for requests without a token, such as a signed link to a file. */
    actorOfSession: (sessionId: string) => actorOfSession(kit, sessionId),
  };
}

export type Auth = ReturnType<typeof createAuth>;

export function createAuthKit(settings: AuthSettings, deps: AuthDeps): AuthKit {
  const { db, clock, log, jobs, config, keys } = deps;
  return {
    settings,
    db,
    clock,
    log,
    mail: { jobs, clock, config },
    sms: deps.sms ?? null,
    captcha: deps.captcha ?? null,
    ssoProviders: deps.ssoProviders ?? [],
    keys,
    tokens: createAccessTokens(keys, settings.apiUrl, clock),
    secrets: deriveSecrets(deps.secretKey),
    passwords: createPasswords(settings.passwordCost),
    providers: createProviders(settings.providers),
    rateLimits: config.RATE_LIMITS,
    emptyAccount:
      deps.emptyAccount ??
      (async (tx, userId, visitor) =>
        await forgetAccount({ clock }, tx, await lockLeavingAccount(tx, userId), visitor)),
    setElsewhere: deps.setElsewhere ?? [],
    onUserCreated: deps.onUserCreated ?? [],
    onSignedIn: deps.onSignedIn ?? [],
    onEmailMoved: deps.onEmailMoved ?? [],
    onStoppedActing: deps.onStoppedActing ?? (async () => []),
  };
}
