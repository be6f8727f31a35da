import type { Actor } from '@plainclaim/domain/accounts/actor';
import type { Law } from '@plainclaim/domain/law/law';
import type { SeenAt } from '@plainclaim/domain/shared/mail-acts';
import type { Config } from '../../config/config.ts';
import type { Clock } from '../../platform/clock/clock.ts';
import type { Db, Executor } from '../../platform/db/db.ts';
import type { FileStore } from '../../platform/files/file-store.ts';
import type { Jobs } from '../../platform/jobs/jobs.ts';
import type { Log } from '../../platform/log/log.ts';
import type { MailSetting } from '../../platform/mail/finish-mail.ts';
import type { ClaimRow, StoredBytes } from '../claims/index.ts';

export type SolicitorsDeps = {
  readonly db: Db;
  readonly clock: Clock;
  readonly law: Law;
  readonly log: Log;
  readonly files: FileStore;
  readonly jobs: Pick<Jobs, 'enqueue'>;
  readonly config: Pick<Config, MailSetting | 'TEAM_MAILBOX' | 'RATE_LIMITS'>;
  readonly secretKey: string;
  readonly siteUrl: string;
  /** Mails go only to the account's address, and a solicitor is approved only once it is proven. */
  readonly requiresProvenEmail: boolean;
  /** Whether the claimant rejected an offer on this claim. */
  readonly hasRejectedOffer: (executor: Executor, claimId: string) => Promise<boolean>;
  /** The PDF of a claim's letter as it was sent. */
  readonly storedLetter: (claim: Pick<ClaimRow, 'id' | 'generatedLetterContent'>) => Promise<StoredBytes>;
  /** When an admin last asked for a solicitor on this claim, as far as the reader is shown. */
  readonly lastEscalatedAt: (executor: Executor, claimId: string, seenAt: SeenAt) => Promise<Date | null>;
};

/** The user who acts, and their IP address: both go into the audit trail. */
export type Decider = { readonly actor: Actor; readonly address: string };
