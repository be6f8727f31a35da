import type { Actor } from '@plainclaim/domain/accounts/actor';
import type { OpenSearch } from '@plainclaim/domain/claims/next-step';
import type { LiveLink } from '@plainclaim/domain/payments/live-link-words';
import type { RejectionWay } from '@plainclaim/domain/settlements/answer';
import type { SeenAt } from '@plainclaim/domain/shared/mail-acts';
import type { Config } from '../../config/config.ts';
import type { Clock } from '../../platform/clock/clock.ts';
import type { Db, Tx } from '../../platform/db/db.ts';
import type { Jobs } from '../../platform/jobs/jobs.ts';
import type { Log } from '../../platform/log/log.ts';
import type { MailSetting } from '../../platform/mail/finish-mail.ts';
import type { IssuedLink, LinkToIssue } from '../payments/index.ts';

export type RejectedOffer = {
  readonly claimId: string;
  readonly offerId: string;
  readonly way: RejectionWay;
};

export type SettlementsDeps = {
  readonly db: Db;
  readonly clock: Clock;
  readonly log: Log;
  readonly jobs: Pick<Jobs, 'enqueue'>;
  readonly config: Pick<
    Config,
    MailSetting | 'TEAM_MAILBOX' | 'REPLY_MAILBOX' | 'INBOUND_MAIL_SECRET' | 'INBOUND_SMTP_PORT'
  >;
  readonly secretKey: string;
  readonly siteUrl: string;
  /** Sends the defendant a payment link, in the transaction that accepts the offer. */
  readonly requestPayment: (tx: Tx, link: LinkToIssue) => Promise<IssuedLink>;
  /** The claim's payment link, as long as it can be paid. Without it, none. */
  readonly liveLink?: (claimId: string, seenAt: SeenAt) => Promise<LiveLink | undefined>;
  /** Which of these claims have an open search for a solicitor. Without it, none. */
  readonly openSearches?: (claimIds: readonly string[]) => Promise<ReadonlyMap<string, OpenSearch>>;
  /** Called when an offer was rejected. No-op by default. */
  readonly onOfferRejected?: (tx: Tx, rejected: RejectedOffer) => Promise<void>;
  /** Called when the claimant wants a solicitor. No-op by default. */
  readonly onSolicitorWanted?: (tx: Tx, rejected: RejectedOffer, by: Actor) => Promise<void>;
};

/** The user who acts, and their IP address: both go into the audit trail. */
export type Recorder = { readonly actor: Actor; readonly address: string };
