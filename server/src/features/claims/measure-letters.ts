import { inArray, sql } from 'drizzle-orm';
import { emails } from '../../platform/mail/mail.tables.ts';
import { isRestingMail } from '../../platform/mail/resting-mail.ts';
import { readFigure } from '../../platform/metrics/read-figure.ts';
import type { Platform } from '../../platform/open-platform.ts';
import { letterKinds } from './mails/mail-kinds.ts';

/** Gauges of submitted letters before action that are not sent yet though they may be, and of those that failed for good. */
export function measureLetters(platform: Pick<Platform, 'db' | 'metrics' | 'clock'>): void {
  const read = readFigure(platform);
  const letters = sql`from emails where ${inArray(emails.kind, [...letterKinds])} and kept_at is null and sent_at is null`;
  platform.metrics.gauge('plainclaim_letters_waiting', 'Letters before action not yet sent.', () =>
    read(sql`select count(*) as figure ${letters} and failed_at is null and not ${isRestingMail(platform)}`),
  );
  platform.metrics.gauge('plainclaim_letters_failed', 'Letters before action that failed for good.', () =>
    read(sql`select count(*) as figure ${letters} and failed_at is not null`),
  );
}
