import type { Actor } from '@plainclaim/domain/accounts/actor';
import type { Pence } from '@plainclaim/domain/shared/money';
import type { Config } from '../../config/config.ts';
import type { CardProvider } from '../../platform/cards/card-provider.ts';
import type { Clock } from '../../platform/clock/clock.ts';
import type { Db, Executor, Tx } from '../../platform/db/db.ts';
import type { FileStore } from '../../platform/files/file-store.ts';
import type { Jobs } from '../../platform/jobs/jobs.ts';
import type { Log } from '../../platform/log/log.ts';
import type { MailSetting } from '../../platform/mail/finish-mail.ts';

export type { FunctionRefusal } from '../../http/function-refusal.ts';

export type PaymentsDeps = {
  readonly db: Db;
  readonly clock: Clock;
  readonly log: Log;
  readonly files: FileStore;
  readonly jobs: Pick<Jobs, 'enqueue'>;
  readonly cards: CardProvider;
  readonly config: Pick<Config, MailSetting | 'TEAM_MAILBOX' | 'RATE_LIMITS' | 'SENDER_COMPANY'>;
  readonly secretKey: string;
  readonly siteUrl: string;
  /** The settlements slice depends on payments, so accepted offers are injected here. */
  readonly acceptedOfferOf: (executor: Executor, claimId: string) => Promise<AcceptedOffer | null>;
  /** An offer that waits for the claimant's answer. */
  readonly standingOfferOf: (
    executor: Executor,
    claimId: string,
  ) => Promise<{ readonly amount: Pence } | null>;
  /** Whether a reply to this claim came from this email address. */
  readonly hasReplyFrom: (executor: Executor, claimId: string, address: string) => Promise<boolean>;
  /** Whether the newest reply that counts for this claim disputes it. */
  readonly isDisputedByReply: (
    executor: Executor,
    claim: { readonly id: string; readonly amount: string },
  ) => Promise<boolean>;
  /** Called in the transaction in which a payment resolved the claim. */
  readonly onPaid?: (tx: Tx, claimId: string) => Promise<void>;
};

export type AcceptedOffer = { readonly id: string; readonly amount: Pence };

/** The admin who acts, and their IP address. */
export type AdminAtWork = { readonly actor: Actor; readonly address: string };
