import { sql } from 'drizzle-orm';
import { deadLetterQueue } from '../jobs/prepare-queues.ts';
import type { Platform } from '../open-platform.ts';

/** The figures an operator wants to be woken by. Each is one indexed count, read when the metrics are. */
export function measurePlatform({ db, metrics }: Pick<Platform, 'db' | 'metrics'>): void {
  const read = async (query: ReturnType<typeof sql>): Promise<number> => {
    const { rows } = await db.execute<{ figure: number | string | null }>(query);
    return Number(rows[0]?.figure ?? 0);
  };
  const waiting = sql`from emails where sent_at is null and failed_at is null and kept_at is null`;

  metrics.gauge('plainclaim_mails_waiting', 'Mails not yet sent.', () =>
    read(sql`select count(*) as figure ${waiting}`),
  );
  metrics.gauge('plainclaim_oldest_waiting_mail_seconds', 'Age of the mail that has waited longest.', () =>
    read(sql`select extract(epoch from now() - min(created_at)) as figure ${waiting}`),
  );
  metrics.gauge('plainclaim_mails_failed_total', 'Mails that failed for good.', () =>
    read(sql`select count(*) as figure from emails where failed_at is not null`),
  );
  metrics.gauge('plainclaim_jobs_dead', 'Jobs that failed for good and wait for a person.', () =>
    read(sql`select count(*) as figure from pgboss.job where name = ${deadLetterQueue} and state < 'active'`),
  );
}
