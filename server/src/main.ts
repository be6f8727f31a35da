import { mkdirSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { type LawFile, lawWith } from '@plainclaim/domain/law/law-file';
import { pino } from 'pino';
import { allJobs } from './app/all-jobs.ts';
import { buildApp } from './app/app.ts';
import type { AppOptions } from './app/app-options.ts';
import { banner } from './app/banner.ts';
import { type Listener, listen } from './app/listen.ts';
import { readLawFile } from './app/read-law-file.ts';
import { refuseKeyless } from './app/refuse-keyless.ts';
import { signInWays } from './app/sign-in-ways.ts';
import { closeServer, stopOnSignal } from './app/stop.ts';
import {
  type Config,
  ConfigError,
  drainSeconds,
  hasQaTools,
  operatorOf,
  readConfig,
} from './config/config.ts';
import { type Weakness, weaknessesOf } from './config/weaknesses.ts';
import { demoAccounts, demoSeeds } from './dev/demo/demo.ts';
import { plantDemoData } from './dev/demo/plant-demo-data.ts';
import { testCards } from './dev/test-checkout/test-cards.ts';
import { openKeys } from './features/auth/index.ts';
import { createSite } from './http/site/site.ts';
import { asStartError, StartError } from './platform/db/start-error.ts';
import {
  listenForMail,
  type SmtpListener,
  type SmtpListenerOptions,
} from './platform/inbound-mail/smtp-listener.ts';
import { createLog, type Log } from './platform/log/log.ts';
import { domainOf, parseMailbox } from './platform/mail/mail-address.ts';
import { type OpenPlatform, openPlatform } from './platform/open-platform.ts';

// This file is server/src/main.ts, or server/dist/main.js once bundled: the same distance from the root.
const root = resolve(dirname(fileURLToPath(import.meta.url)), '../..');
const migrationsDir = join(root, 'server/migrations');

async function main(): Promise<void> {
  const config = readConfig();
  const dataDir = resolve(root, config.DATA_DIR);
  // An unwritable folder causes errors in many places; the operator gets one sentence about it.
  await run(config, dataDir).catch((error: unknown) => {
    throw asStartError(error, dataDir);
  });
}

async function run(config: Config, dataDir: string): Promise<void> {
  const started = performance.now();
  const lawFile = readLawFile(config.LAW_FILE);
  const { log, logFile } = openLog(config, dataDir);
  // Before the database starts: a bad key file must not leave one running.
  const authKeys = await openKeys({
    keyFile: config.AUTH_KEYS_FILE,
    sharedSecret: config.AUTH_SHARED_SECRET,
    dataDir,
  });
  const weaknesses = [...weaknessesOf(config), ...refuseKeyless(config, authKeys)];
  for (const { risk, words } of weaknesses) log.warn({ risk }, `weaker than the default: ${words}`);
  const listener = await listen(config.HOST, config.PORT);
  const siteUrl = (config.SITE_URL ?? `http://${config.HOST}:${listener.port}`).replace(/\/$/, '');
  const opened = await openPlatform({
    ...{ config, log, dataDir, siteUrl, migrationsDir },
    jobs: allJobs,
    law: lawWith(lawFile),
    testCards,
  });
  try {
    await serve({
      ...{ config, log, logFile, dataDir, siteUrl, listener, opened, authKeys, started, lawFile },
      weaknesses,
    });
  } catch (error) {
    await opened.close();
    throw error;
  }
}

type Opened = {
  readonly config: Config;
  readonly log: Log;
  readonly logFile: string | undefined;
  readonly dataDir: string;
  readonly siteUrl: string;
  readonly listener: Listener;
  readonly opened: OpenPlatform;
  readonly authKeys: Awaited<ReturnType<typeof openKeys>>;
  readonly started: number;
  readonly lawFile: LawFile;
  readonly weaknesses: readonly Weakness[];
};

async function serve(given: Opened): Promise<void> {
  const { config, log, logFile, dataDir, siteUrl, listener, opened, authKeys, started, lawFile } = given;
  const { platform } = opened;
  let stopping = false;
  const site: AppOptions['site'] = (api) =>
    createSite({
      buildDir: join(root, 'web/build'),
      api,
      siteUrl,
      mode: config.MODE,
      marketing: {
        professionals: config.MARKETING_PROFESSIONALS,
        successRate: config.MARKETING_SUCCESS_RATE,
        access: config.MARKETING_ACCESS,
        startTime: config.MARKETING_START_TIME,
      },
      mailbox: parseMailbox(config.REPLY_MAILBOX ?? config.MAIL_FROM).address,
      operator: operatorOf(config),
      cardProvider: platform.cards.name,
      signInWays: signInWays(config, platform),
      qaTools: hasQaTools(config),
      lawFile,
      reportError: (error) => log.error({ err: error }, 'a page could not be rendered'),
    });
  let mailListener: SmtpListener | undefined;
  const app = buildApp(platform, {
    siteUrl,
    authKeys,
    isStopping: () => stopping,
    rehearsal: { databaseUrl: opened.databaseUrl, migrationsDir },
    site,
  });
  stopOnSignal(async (signal) => {
    stopping = true;
    log.info({ signal }, 'stopping');
    // `/readyz` fails first, so that load balancers send requests elsewhere before the port closes.
    await pause(drainSeconds(config) * 1000);
    await closeServer(listener.server, config.SHUTDOWN_SECONDS, log);
    await mailListener?.close();
    await opened.close();
    log.info('stopped');
    process.exit(0);
  });
  const hasDemo = await plantDemoData(platform, { seeds: demoSeeds, isEmbedded: opened.isEmbedded, siteUrl });
  if (config.ROLE !== 'web') await platform.jobs.startWorking(app.workers);
  listener.answerWith(app.http.fetch);
  mailListener = await openMailListener(config, log, app.takeMail);

  const seconds = (performance.now() - started) / 1000;
  log.info({ siteUrl, role: config.ROLE, mode: config.MODE, seconds }, 'ready');
  if (config.MODE === 'embedded') {
    process.stdout.write(
      banner({
        siteUrl,
        role: config.ROLE,
        dataDir,
        databaseLocation: opened.databaseLocation,
        logFile,
        hasMailbox: true,
        demoAccounts: hasDemo ? demoAccounts : [],
        weaknesses: given.weaknesses.map(({ words }) => words),
        seconds,
      }),
    );
  }
}

/** Receives mail for our own domain, where the operator has configured it. */
async function openMailListener(config: Config, log: Log, onMail: SmtpListenerOptions['onMail']) {
  if (config.INBOUND_SMTP_PORT === undefined || config.ROLE === 'worker') return undefined;
  const domain = domainOf(parseMailbox(config.REPLY_MAILBOX ?? config.MAIL_FROM));
  const { INBOUND_SMTP_HOST: host, INBOUND_SMTP_PORT: port } = config;
  const listener = await listenForMail({ host, port, domain, log, onMail });
  log.info({ host, port: listener.port, domain }, 'taking mail');
  return listener;
}

function openLog(config: Config, dataDir: string) {
  const toFile = config.LOG_TO === 'file' || (config.LOG_TO === 'auto' && config.MODE === 'embedded');
  if (!toFile) return { log: createLog(config.LOG_LEVEL), logFile: undefined };
  const logFile = join(dataDir, 'server.log');
  mkdirSync(dataDir, { recursive: true });
  return { log: createLog(config.LOG_LEVEL, pino.destination({ dest: logFile, sync: true })), logFile };
}

main().catch((error: unknown) => {
  // A problem that the operator can solve gets one sentence; anything else is a bug and gets a stack trace.
  const expected = error instanceof ConfigError || error instanceof StartError;
  const words = expected
    ? error.message
    : `Plainclaim could not start: ${(error as Error)?.stack ?? String(error)}`;
  process.stderr.write(`${words}\n`);
  process.exit(1);
});
