import { randomBytes } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Law } from '@plainclaim/domain/law/law';
import type { Config } from '../../../config/config.ts';
import type { OpenTestCards } from '../../../platform/cards/open-cards.ts';
import type { Job, JobWorker } from '../../../platform/jobs/define-job.ts';
import type { Log } from '../../../platform/log/log.ts';
import { noMetrics } from '../../../platform/metrics/metrics.ts';
import { type OpenPlatform, openPlatform, type Platform } from '../../../platform/open-platform.ts';
import { demoPeople, importKeys, plantDemoPeople, type SigningKeys } from '../../auth/index.ts';
import { movableClock } from './movable-clock.ts';
import type { OpenRehearsal } from './rehearsal.ts';
import { createRehearsalDatabase } from './rehearsal-database.ts';

type BuiltApp = {
  readonly http: { request(path: string, init?: RequestInit): Response | Promise<Response> };
  readonly workers: readonly JobWorker[];
};

export type RehearsalDeps = {
  readonly config: Config;
  readonly log: Log;
  /** Our own database: the rehearsal's is created on the same server. */
  readonly databaseUrl: string;
  readonly migrationsDir: string;
  readonly jobs: readonly Job[];
  readonly law: Law;
  readonly testCards: OpenTestCards;
  /** The function that builds the running product. */
  readonly build: (
    platform: Platform,
    options: {
      readonly siteUrl: string;
      readonly authKeys: SigningKeys;
      readonly isStopping: () => boolean;
      readonly callSite: (address: string, init: RequestInit) => Promise<Response>;
    },
  ) => BuiltApp;
};

/** A domain that never resolves: no link of a rehearsal can be opened. */
const siteUrl = 'http://rehearsal.invalid';

export const openRehearsal =
  (deps: RehearsalDeps): OpenRehearsal =>
  async () => {
    const database = await createRehearsalDatabase(deps.databaseUrl, deps.log);
    const dataDir = await mkdtemp(join(tmpdir(), `plainclaim-rehearsal-${process.pid}-`));
    let opened: OpenPlatform | undefined;
    const close = async () => {
      await opened?.close();
      const isGone = await database.drop();
      await rm(dataDir, { recursive: true, force: true });
      return [...(isGone ? [] : ['its database']), ...(existsSync(dataDir) ? ['its files'] : [])];
    };
    try {
      opened = await openPlatform({
        config: rehearsalConfig(deps.config, database.url),
        log: deps.log.child({ rehearsal: true }),
        dataDir,
        siteUrl,
        migrationsDir: deps.migrationsDir,
        jobs: deps.jobs,
        law: deps.law,
        testCards: deps.testCards,
        metrics: noMetrics,
      });
      const { clock, forward } = movableClock(opened.platform.clock);
      const platform = { ...opened.platform, clock };
      const app = await startApp(deps, platform);
      await platform.db.transaction((tx) => plantDemoPeople(tx, platform));
      const { email, password } = demoPeople[2];
      return {
        request: async (path, init) => await app.http.request(path, init),
        forward,
        siteUrl,
        admin: { email, password },
        close,
      };
    } catch (error) {
      await close();
      throw error;
    }
  };

async function startApp(deps: RehearsalDeps, platform: Platform): Promise<BuiltApp> {
  const app: BuiltApp = deps.build(platform, {
    siteUrl,
    // Fresh keys: a token of the rehearsal is not valid in the real product.
    authKeys: await importKeys({ keys: [] }, randomBytes(32).toString('hex')),
    isStopping: () => false,
    callSite: async (address, init) => await app.http.request(address, init),
  });
  await platform.jobs.startWorking(app.workers);
  return app;
}

/**
 * Our configuration without the outside world: mails are not sent, cards use the test checkout, the drafter
 * writes.
 */
function rehearsalConfig(config: Config, databaseUrl: string): Config {
  return {
    ...config,
    MODE: 'embedded',
    ROLE: 'all',
    DATABASE_URL: databaseUrl,
    DATABASE_POOL_SIZE: 4,
    JOB_CONCURRENCY: 4,
    SECRET_KEY: randomBytes(32).toString('hex'),
    FILES: 'disk',
    SMTP_URL: undefined,
    CARD_PROVIDER: 'test',
    OPENAI_API_KEY: undefined,
    INBOUND_MAIL_SECRET: undefined,
    AUTH_SIGN_UP: true,
    AUTH_EMAIL: true,
    AUTH_EMAIL_AUTOCONFIRM: true,
    RATE_LIMITS: false,
    QA_TOOLS: false,
  };
}
