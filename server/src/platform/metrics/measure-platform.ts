import { sql } from 'drizzle-orm';
import { deadLetterQueue } from '../jobs/prepare-queues.ts';
import { isRestingMail } from '../mail/resting-mail.ts';
import type { Platform } from '../open-platform.ts';
import { readFigure, secondsSince } from './read-figure.ts';

/** Gauges for an operator's alerts. Each is one indexed count, read when the metrics are scraped. */
export function measurePlatform(platform: Pick<Platform, 'db' | 'metrics' | 'clock'>): void {
  const { metrics } = platform;
  const read = readFigure(platform);
  const since = (column: ReturnType<typeof sql>) => secondsSince(platform, column);
  const waiting = sql`from emails where sent_at is null and failed_at is null and kept_at is null`;
  const due = sql`from pgboss.job where name <> ${deadLetterQueue} and state < 'active' and start_after <= now()`;

  metrics.gauge('plainclaim_mails_waiting', 'Mails not yet sent.', () =>
    read(sql`select count(*) as figure ${waiting} and not ${isRestingMail(platform)}`),
  );
  metrics.gauge('plainclaim_mails_resting', 'Mails that wait for the end of a pause of their claim.', () =>
    read(sql`select count(*) as figure ${waiting} and ${isRestingMail(platform)}`),
  );
  metrics.gauge('plainclaim_oldest_waiting_mail_seconds', 'Age of the mail that has waited longest.', () =>
    // A mail that has rested has waited since then. `greatest` skips null.
    read(
      sql`select ${since(sql`min(greatest(created_at, rests_until))`)} as figure ${waiting} and not ${isRestingMail(platform)}`,
    ),
  );
  metrics.gauge('plainclaim_mails_failed', 'Mails that failed for good.', () =>
    read(sql`select count(*) as figure from emails where failed_at is not null`),
  );
  metrics.gauge('plainclaim_jobs_waiting', 'Jobs that are due and that no worker has taken.', () =>
    read(sql`select count(*) as figure ${due}`),
  );
  metrics.gauge(
    'plainclaim_oldest_waiting_job_seconds',
    'For how long a job has been due that no worker took.',
    () => read(sql`select extract(epoch from now() - min(start_after)) as figure ${due}`),
  );
  metrics.gauge('plainclaim_jobs_dead', 'Jobs that failed for good and wait for a person.', () =>
    read(sql`select count(*) as figure from pgboss.job where name = ${deadLetterQueue} and state < 'active'`),
  );
}
