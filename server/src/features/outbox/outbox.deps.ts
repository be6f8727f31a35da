import type { Actor } from '@plainclaim/domain/accounts/actor';
import type { Config } from '../../config/config.ts';
import type { Clock } from '../../platform/clock/clock.ts';
import type { Db } from '../../platform/db/db.ts';
import type { Jobs } from '../../platform/jobs/jobs.ts';
import type { MailSetting } from '../../platform/mail/finish-mail.ts';
import type { StaleMails } from './stale-mails.ts';

export type OutboxDeps = {
  readonly db: Db;
  readonly clock: Clock;
  readonly jobs: Pick<Jobs, 'enqueue'>;
};

export type RetryDeps = OutboxDeps & { readonly staleMails: StaleMails };

export type CorrectionDeps = OutboxDeps & {
  readonly config: Pick<Config, MailSetting | 'TEAM_MAILBOX'>;
  readonly siteUrl: string;
};

/** The admin and their IP address: both go into the audit trail. */
export type Operator = { readonly actor: Actor; readonly address: string };
