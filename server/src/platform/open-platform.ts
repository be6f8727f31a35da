import { join } from 'node:path';
import type { Law } from '@plainclaim/domain/law/law';
import type { Config } from '../config/config.ts';
import type { CardProvider } from './cards/card-provider.ts';
import { type OpenTestCards, openCards } from './cards/open-cards.ts';
import { type Clock, systemClock } from './clock/clock.ts';
import { type Database, type Db, openDatabase } from './db/db.ts';
import { startEmbeddedPostgres } from './db/embedded-postgres.ts';
import { migrate } from './db/migrate.ts';
import type { FileStore } from './files/file-store.ts';
import { openFiles } from './files/open-files.ts';
import type { Job } from './jobs/define-job.ts';
import { type Jobs, openJobs } from './jobs/jobs.ts';
import { prepareQueues } from './jobs/prepare-queues.ts';
import type { LanguageModel } from './language-model/language-model.ts';
import { openLanguageModel } from './language-model/open-language-model.ts';
import type { Log } from './log/log.ts';
import type { MailTransport } from './mail/mail-transport.ts';
import { openMailTransport } from './mail/open-mail-transport.ts';
import { createMetrics, type Metrics } from './metrics/metrics.ts';
import { secretKeyFor } from './secret-key.ts';
import { openSms } from './sms/open-sms.ts';
import type { SmsTransport } from './sms/sms-transport.ts';

/** Dependencies of the slices, opened and ready. */
export type Platform = {
  readonly config: Config;
  readonly log: Log;
  readonly clock: Clock;
  /** The tables of the law, with the operator's overrides. */
  readonly law: Law;
  readonly db: Db;
  readonly jobs: Jobs;
  readonly files: FileStore;
  readonly mailTransport: MailTransport;
  /** Null without SMS. */
  readonly sms: SmsTransport | null;
  /** Null if not configured. */
  readonly languageModel: LanguageModel | null;
  readonly cards: CardProvider;
  readonly metrics: Metrics;
  readonly secretKey: string;
};

export type OpenPlatform = {
  readonly platform: Platform;
  /** Location of the database, for the operator: the embedded folder, or the server's name. */
  readonly databaseLocation: string;
  readonly isEmbedded: boolean;
  readonly databaseUrl: string;
  /** Stops jobs first and the database last, so that running jobs can still write. */
  close(): Promise<void>;
};

export type OpenPlatformOptions = {
  readonly config: Config;
  readonly log: Log;
  readonly dataDir: string;
  /** Our public address: the test checkout is shown there, and payers are redirected there. */
  readonly siteUrl: string;
  readonly migrationsDir: string;
  readonly jobs: readonly Job[];
  readonly law: Law;
  readonly testCards: OpenTestCards;
  /** Given if this is not the process's own platform. */
  readonly metrics?: Metrics;
};

export async function openPlatform({
  config,
  log,
  dataDir,
  siteUrl,
  migrationsDir,
  jobs,
  law,
  testCards,
  metrics = createMetrics(),
}: OpenPlatformOptions): Promise<OpenPlatform> {
  const secretKey = await secretKeyFor(config.SECRET_KEY, dataDir);
  const embedded = config.DATABASE_URL ? undefined : await startEmbeddedPostgres({ dataDir, log });
  const url = config.DATABASE_URL ?? embedded?.url ?? '';
  const closers: (() => Promise<void>)[] = embedded ? [() => embedded.stop()] : [];
  const close = async () => {
    for (const closeOne of closers.splice(0).reverse()) await closeOne();
  };

  try {
    await migrate({ url, folder: migrationsDir, log, afterwards: () => prepareQueues(url, jobs) });
    const database: Database = openDatabase({ url, poolSize: config.DATABASE_POOL_SIZE, log });
    closers.push(() => database.close());
    const queue = await openJobs({
      url,
      log,
      concurrency: config.JOB_CONCURRENCY,
      works: config.ROLE !== 'web',
    });
    closers.push(() => queue.stop(config.SHUTDOWN_SECONDS));
    const mailTransport = openMailTransport(config);
    closers.push(() => mailTransport.close());

    return {
      platform: {
        config,
        log,
        clock: systemClock,
        law,
        db: database.db,
        jobs: queue,
        files: openFiles(fileOptions(config, dataDir)),
        mailTransport,
        sms: openSms(config),
        languageModel: openLanguageModel(config, log),
        cards: openCards(
          config,
          { db: database.db, clock: systemClock, jobs: queue, siteUrl, secretKey },
          testCards,
        ),
        metrics,
        secretKey,
      },
      databaseLocation: embedded?.dataDir ?? new URL(url).host,
      isEmbedded: embedded !== undefined,
      databaseUrl: url,
      close,
    };
  } catch (error) {
    await close();
    throw error;
  }
}

/** File store options from the settings. */
export function fileOptions(config: Config, dataDir: string): Parameters<typeof openFiles>[0] {
  if (config.FILES === 'disk') return { driver: 'disk', root: join(dataDir, 'files') };
  return {
    driver: 's3',
    bucket: config.S3_BUCKET ?? '',
    region: config.S3_REGION,
    endpoint: config.S3_ENDPOINT,
    accessKeyId: config.S3_ACCESS_KEY_ID ?? '',
    secretAccessKey: config.S3_SECRET_ACCESS_KEY ?? '',
    spoolFolder: join(dataDir, 'incoming'),
  };
}
