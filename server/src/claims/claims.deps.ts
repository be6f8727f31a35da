import type { NewestOffer } from '@plainclaim/domain/claims/next-step';
import type { Law } from '@plainclaim/domain/law/law';
import type { Config } from '../config.ts';
import type { Clock } from '../platform/clock/clock.ts';
import type { Db, Tx } from '../platform/db/db.ts';
import type { FileStore } from '../platform/files/file-store.ts';
import type { Jobs } from '../platform/jobs/jobs.ts';
import type { Log } from '../platform/log/log.ts';
import type { MailSetting } from '../platform/mail/finish-mail.ts';
import type { MetadataKeeper } from '../profiles/index.ts';
import type { ClaimPayment } from './reading/claim-payment.ts';

/** A mail that may or may not be from the other side. */
export type UnconfirmedReply = {
  readonly id: string;
  readonly receivedAt: Date;
  readonly from: string;
  readonly subject: string;
  readonly text: string;
};

export type ClaimsDeps = {
  readonly db: Db;
  readonly clock: Clock;
  readonly law: Law;
  readonly log: Log;
  readonly files: FileStore;
  readonly jobs: Pick<Jobs, 'enqueue'>;
  readonly config: Pick<
    Config,
    | MailSetting
    | 'TEAM_MAILBOX'
    | 'REPLY_MAILBOX'
    | 'INBOUND_MAIL_SECRET'
    | 'INBOUND_SMTP_PORT'
    | 'SENDER_NAME'
    | 'SENDER_TITLE'
    | 'SENDER_COMPANY'
    | 'RATE_LIMITS'
  >;
  readonly secretKey: string;
  readonly siteUrl: string;
  readonly metadata: MetadataKeeper;
  /** Mails about a claim go only to the address of the account, which its owner has proven. */
  readonly requiresProvenEmail?: boolean;
  /** The newest offer on each of these claims. None, until settlements are told of here. */
  readonly newestOffers?: (claimIds: readonly string[]) => Promise<ReadonlyMap<string, NewestOffer>>;
  /** What was asked for and paid. Nothing, until payments are told of here. */
  readonly describePayment?: (claimId: string) => Promise<ClaimPayment>;
  /** Unconfirmed mails that name a claim. Empty until the replies slice is connected. */
  readonly unconfirmedReplies?: (claimId: string) => Promise<readonly UnconfirmedReply[]>;
  /** A claim was cancelled or marked as paid, in the transaction of that. */
  readonly onClosed?: (tx: Tx, claimId: string) => Promise<unknown>;
  /** The solicitors a claim was referred to. Nobody, until referrals are told of here. */
  readonly referredTo?: (claimId: string) => Promise<readonly string[]>;
};
