import type { Actor } from '@plainclaim/domain/accounts/actor';
import type { AccountInUse } from '@plainclaim/domain/accounts/deleting-account';
import type { AccountFacts, Confirming, Proof } from '../auth/index.ts';
import type { Config } from '../config.ts';
import type { Clock } from '../platform/clock/clock.ts';
import type { Db, Executor, Tx } from '../platform/db/db.ts';
import type { Jobs } from '../platform/jobs/jobs.ts';
import type { Log } from '../platform/log/log.ts';
import type { MailSetting } from '../platform/mail/finish-mail.ts';
import type { Person, PersonalPart } from '../platform/personal-data/personal-part.ts';

/** Where a request came from. */
export type Visitor = { readonly address: string; readonly userAgent: string };

export type ClaimOfPerson = {
  readonly id: string;
  readonly isOpen: boolean;
  readonly address: string;
};

export type YourDataDeps = {
  readonly db: Db;
  readonly clock: Clock;
  readonly log: Log;
  readonly jobs: Pick<Jobs, 'enqueue'>;
  readonly config: Pick<Config, MailSetting | 'RATE_LIMITS'>;
  readonly secretKey: string;
  readonly siteUrl: string;
  /** In the order in which they let go of someone: mails before what writes new ones, then from claims to people. */
  readonly parts: readonly PersonalPart[];
  readonly accountFacts: (executor: Executor, userId: string) => Promise<AccountFacts | undefined>;
  readonly confirmPerson: (actor: Confirming, proof: Proof, visitor: Visitor) => Promise<void>;
  /** Who a session is now; null when it has ended or its person was blocked. */
  readonly actorOfSession: (sessionId: string) => Promise<Actor | null>;
  readonly claimsOf: (executor: Executor, userId: string) => Promise<readonly ClaimOfPerson[]>;
  readonly countDrafts: (executor: Executor, userId: string) => Promise<number>;
  /** What the account is in the middle of. */
  readonly readUse: (tx: Tx, person: Person) => Promise<Omit<AccountInUse, 'role'>>;
  /** Whether a solicitor has been asked something meanwhile. */
  readonly hasNewQuestions: (tx: Tx, userId: string) => Promise<boolean>;
  readonly claimsToErase: (executor: Executor, before: Date, limit: number) => Promise<string[]>;
  /** Drafts nobody came back to go sooner than claims. */
  readonly deleteForgottenDrafts: (deps: {
    readonly db: Executor;
    readonly clock: Clock;
  }) => Promise<string[]>;
};
