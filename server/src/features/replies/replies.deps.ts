import type { Config } from '../../config/config.ts';
import type { Clock } from '../../platform/clock/clock.ts';
import type { Db, Tx } from '../../platform/db/db.ts';
import type { FileStore } from '../../platform/files/file-store.ts';
import type { Jobs } from '../../platform/jobs/jobs.ts';
import type { Log } from '../../platform/log/log.ts';
import type { MailSetting } from '../../platform/mail/finish-mail.ts';
import type { FailedEmail } from '../../platform/mail/send-mail.ts';

export type RepliesDeps = {
  readonly db: Db;
  readonly clock: Clock;
  readonly log: Log;
  readonly files: FileStore;
  readonly jobs: Pick<Jobs, 'enqueue'>;
  readonly config: Pick<Config, MailSetting | 'TEAM_MAILBOX' | 'INBOUND_AUTHSERV_ID' | 'RATE_LIMITS'>;
  readonly secretKey: string;
  readonly siteUrl: string;
  /** Called when a mail of ours bounced, as for a mail that the server refused. */
  readonly onFailedForGood: (tx: Tx, email: FailedEmail) => Promise<void>;
};
