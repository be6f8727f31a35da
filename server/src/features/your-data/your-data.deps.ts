import type { Actor } from '@plainclaim/domain/accounts/actor';
import type { AccountInUse } from '@plainclaim/domain/accounts/deleting-account';
import type { Config } from '../../config/config.ts';
import type { Clock } from '../../platform/clock/clock.ts';
import type { Db, Executor, Tx } from '../../platform/db/db.ts';
import type { Jobs } from '../../platform/jobs/jobs.ts';
import type { Log } from '../../platform/log/log.ts';
import type { MailSetting } from '../../platform/mail/finish-mail.ts';
import type { Person, PersonalPart } from '../../platform/personal-data/personal-part.ts';
import type { AccountFacts, Confirming, Proof } from '../auth/index.ts';

/** The IP address and user agent of a request. */
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
  /** In the order of erasure: mails before the parts that queue new ones, then from claims to accounts. */
  readonly parts: readonly PersonalPart[];
  readonly accountFacts: (executor: Executor, userId: string) => Promise<AccountFacts | undefined>;
  readonly confirmPerson: (actor: Confirming, proof: Proof, visitor: Visitor) => Promise<void>;
  /** The current actor of a session; null when it has ended or its user was blocked. */
  readonly actorOfSession: (sessionId: string) => Promise<Actor | null>;
  readonly claimsOf: (executor: Executor, userId: string) => Promise<readonly ClaimOfPerson[]>;
  readonly countDrafts: (executor: Executor, userId: string) => Promise<number>;
  /** Open business that prevents deleting the account. */
  readonly readUse: (tx: Tx, person: Person) => Promise<Omit<AccountInUse, 'role'>>;
  /** Whether a solicitor has received a new referral meanwhile. */
  readonly hasNewQuestions: (tx: Tx, userId: string) => Promise<boolean>;
  readonly claimsToErase: (executor: Executor, before: Date, limit: number) => Promise<string[]>;
  /** Drafts left unchanged expire sooner than claims. */
  readonly deleteForgottenDrafts: (deps: {
    readonly db: Executor;
    readonly clock: Clock;
  }) => Promise<string[]>;
};
