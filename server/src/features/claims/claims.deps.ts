import type { OpenWindow } from '@plainclaim/domain/claims/holds/later-by-hold';
import type { NewestOffer, OpenSearch } from '@plainclaim/domain/claims/next-step';
import type { Law } from '@plainclaim/domain/law/law';
import type { ReplyChannel } from '@plainclaim/domain/replies/channels';
import type { IsoDate } from '@plainclaim/domain/shared/iso-date';
import type { SeenAt } from '@plainclaim/domain/shared/mail-acts';
import type { Config } from '../../config/config.ts';
import type { Clock } from '../../platform/clock/clock.ts';
import type { Db, Tx } from '../../platform/db/db.ts';
import type { FileStore } from '../../platform/files/file-store.ts';
import type { Jobs } from '../../platform/jobs/jobs.ts';
import type { Log } from '../../platform/log/log.ts';
import type { MailSetting } from '../../platform/mail/finish-mail.ts';
import type { MetadataStore } from '../profiles/index.ts';
import type { ClaimRow } from './claims.store.ts';
import type { ClaimPayment } from './reading/claim-payment.ts';

/** What of a claim decides which of its replies' addresses the parties are shown. */
type RepliedClaim = Pick<ClaimRow, 'id' | 'defendantEmail' | 'defendantEmailUnknown'>;

/** A mail about a claim without proof that the defendant sent it. */
export type UnconfirmedReply = {
  readonly id: string;
  readonly receivedAt: Date;
  /** To a party, null for any address but the one that the claim has for the defendant. */
  readonly from: string | null;
  readonly subject: string;
  readonly text: string;
};

/** A reply that counts for a claim, as its claimant may read it. */
export type ClaimReply = {
  readonly id: string;
  readonly receivedAt: Date;
  /** Null for an email. */
  readonly channel: ReplyChannel | null;
  readonly receivedOn: IsoDate | null;
  /** Null for any address but the one that the claim has for the defendant. */
  readonly from: string | null;
  readonly subject: string;
  readonly text: string;
  readonly files: readonly {
    readonly id: string;
    readonly fileName: string;
    readonly fileType: string;
    readonly fileSize: number;
  }[];
  /** What our team put right in its mails about this reply, oldest first. */
  readonly corrections: readonly { readonly at: Date; readonly words: string }[];
};

/** A hold that is over: `later` moves what was open when it began. */
export type EndedHold = {
  readonly claimId: string;
  readonly later: (window: OpenWindow) => Date;
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
  readonly metadata: MetadataStore;
  /** How long the function that sends a letter waits for it to leave, in milliseconds; a few seconds by default. */
  readonly letterWaitMs?: number | undefined;
  /** Mails about a claim go only to the account's address, which must be proven. */
  readonly requiresProvenEmail?: boolean;
  /** The newest offer on each of these claims, as the reader is shown it. Without it, there are none. */
  readonly newestOffers?: (
    claimIds: readonly string[],
    seenAt: SeenAt,
  ) => Promise<ReadonlyMap<string, NewestOffer>>;
  /** The state of the claim's payment, as the reader is shown it. Without it, there is none. */
  readonly describePayment?: (claimId: string, seenAt: SeenAt) => Promise<ClaimPayment>;
  /** Unconfirmed mails that name a claim. Without it, there are none. */
  readonly unconfirmedReplies?: (claim: RepliedClaim, seenAt: SeenAt) => Promise<readonly UnconfirmedReply[]>;
  /** What the other side answered, newest first. Without it, nothing. */
  readonly claimReplies?: (claim: RepliedClaim) => Promise<readonly ClaimReply[]>;
  /** Which of these claims have an open search for a solicitor. Without it, none. */
  readonly openSearches?: (claimIds: readonly string[]) => Promise<ReadonlyMap<string, OpenSearch>>;
  /** Called in the transaction that ends a hold of an open claim. No-op by default. */
  readonly onHoldEnded?: (tx: Tx, ended: EndedHold) => Promise<unknown>;
  /** Called in the transaction that cancels a claim or marks it as paid. No-op by default. */
  readonly onClosed?: (tx: Tx, claimId: string) => Promise<unknown>;
  /** User ids of the solicitors a claim was referred to. Without it, there are none. */
  readonly referredTo?: (claimId: string) => Promise<readonly string[]>;
};
