import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { lawWith } from '@plainclaim/domain/law/law-file';
import type { Logger } from 'drizzle-orm';
import { buildApp } from '../app/app.ts';
import type { App } from '../app/app-options.ts';
import { readLawFile } from '../app/read-law-file.ts';
import { type Config, readConfig } from '../config/config.ts';
import { testCards } from '../dev/test-checkout/test-cards.ts';
import { importKeys } from '../features/auth/index.ts';
import { openCards } from '../platform/cards/open-cards.ts';
import { type Db, openDatabase } from '../platform/db/db.ts';
import type { FileStore } from '../platform/files/file-store.ts';
import { openFiles } from '../platform/files/open-files.ts';
import { openJobs } from '../platform/jobs/jobs.ts';
import { openLanguageModel } from '../platform/language-model/open-language-model.ts';
import { openMailTransport } from '../platform/mail/open-mail-transport.ts';
import { createMetrics } from '../platform/metrics/metrics.ts';
import type { Platform } from '../platform/open-platform.ts';
import { openSms } from '../platform/sms/open-sms.ts';
import { type FixedClock, fixedClock } from './fixed-clock.ts';
import type { TestDatabase } from './postgres/create-database-on.ts';
import { migrationsFolder } from './postgres/migrations-folder.ts';
import { type JobsRun, runDueJobs } from './run-due-jobs.ts';
import { type LogLine, type WatchedLog, watchedLog } from './watched-log.ts';

export type TestApp = {
  readonly platform: Platform;
  readonly app: App;
  readonly clock: FixedClock;
  readonly log: WatchedLog;
  readonly databaseUrl: string;
  request(path: string, init?: RequestInit): Promise<Response>;
  runJobs(options?: { evenIfLater?: boolean }): Promise<JobsRun>;
};

export type TestAppOptions = {
  readonly settings?: Partial<Record<keyof Config, string>>;
  readonly startAt?: string;
  /** Wraps the database that the app gets. */
  readonly around?: (db: Db) => Db;
  readonly aroundFiles?: (files: FileStore) => FileStore;
  /** Called with every SQL statement. */
  readonly logger?: Logger;
};

export type OpenedTestApp = TestApp & {
  /** Returns the logged errors that the test did not expect. */
  close(): Promise<LogLine[]>;
};

export const testKeys = () => importKeys({ keys: [] }, 'a-shared-secret-that-only-tests-would-use');

/** The real app on its own database. Jobs run only through `runJobs`. The caller closes it. */
export async function openTestApp(
  database: TestDatabase,
  {
    settings = {},
    startAt,
    around = (db) => db,
    aroundFiles = (files) => files,
    logger,
  }: TestAppOptions = {},
): Promise<OpenedTestApp> {
  const dataDir = await mkdtemp(join(tmpdir(), 'plainclaim-test-'));
  const log = watchedLog();
  const clock = fixedClock(startAt);
  const config = readConfig({ DATABASE_POOL_SIZE: '4', DATA_DIR: dataDir, ...settings });
  const opened = openDatabase({
    url: database.url,
    poolSize: config.DATABASE_POOL_SIZE,
    log: log.log,
    ...(logger && { logger }),
  });
  const db = around(opened.db);
  const jobs = await openJobs({ url: database.url, log: log.log, concurrency: 1, works: false });
  const mailTransport = openMailTransport(config);
  const secretKey = 'a-secret-key-that-only-tests-would-use';
  const siteUrl = 'http://plainclaim.test';
  const platform: Platform = {
    config,
    log: log.log,
    clock,
    law: lawWith(readLawFile(config.LAW_FILE)),
    db,
    jobs,
    files: aroundFiles(openFiles({ driver: 'disk', root: join(dataDir, 'files') })),
    mailTransport,
    sms: openSms(config),
    languageModel: openLanguageModel(config, log.log),
    cards: openCards(config, { db, clock, jobs, siteUrl, secretKey }, testCards),
    metrics: createMetrics(),
    secretKey,
  };
  const authKeys = await testKeys();
  const app: App = buildApp(platform, {
    siteUrl,
    authKeys,
    // Jobs run only when the test says so: nothing leaves meanwhile.
    letterWaitMs: 0,
    passwordCost: { memoryKib: 8, passes: 1 },
    isStopping: () => false,
    rehearsal: { databaseUrl: database.url, migrationsDir: migrationsFolder },
    // There is no port: the test checkout's webhooks go straight into the app.
    callSite: async (address, init) => await app.http.request(address, init),
  });
  return {
    platform,
    app,
    clock,
    log,
    databaseUrl: database.url,
    request: async (path, init) => await app.http.request(path, init),
    runJobs: (options) => runDueJobs(jobs, app.workers, log.log, options),
    close: async () => {
      await mailTransport.close();
      await jobs.stop(1);
      await opened.close();
      // Read before the database is dropped, because a lingering queue connection then logs an error.
      const errors = log.unexpectedErrors();
      await database.drop();
      await rm(dataDir, { recursive: true, force: true });
      return errors;
    },
  };
}
