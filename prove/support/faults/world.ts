import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { type Db, openDatabase } from '../../../server/src/platform/db/db.ts';
import { createLog } from '../../../server/src/platform/log/log.ts';
import { seeded } from '../../../server/src/testing/seeded.ts';
import { type Ask, type Asking, openAsking } from './ask.ts';
import { type CardDouble, startCardDouble, stripeKey, webhookSecret } from './card-double.ts';
import { type Cluster, sharedCluster } from './cluster.ts';
import { type FaultLog, openFaultLog } from './fault-log.ts';
import { inboundSecret, relayName } from './inbound-mail.ts';
import { say } from './say.ts';
import { serverBundle } from './server-bundle.ts';
import { type Role, type Servers, type Settings, startServers } from './servers.ts';
import { type SmtpDouble, startSmtpDouble } from './smtp-double.ts';
import { openWorldClock, type WorldClock } from './world-clock.ts';

/** What servers have acknowledged: all of it must exist at the end. */
export type Accepted = {
  readonly people: string[];
  readonly claims: string[];
  readonly documents: { readonly id: string; readonly size: number }[];
  readonly replies: { readonly claimId: string; readonly messageId: string }[];
  readonly answers: { readonly offerId: string; readonly answer: 'accept' | 'reject' }[];
  readonly paid: { readonly claimId: string; readonly sessionId: string }[];
  /** For each letter generated over the event stream, how often its button had to be pressed. */
  readonly presses: number[];
};

export type Query = <Row>(text: string, values?: readonly unknown[]) => Promise<Row[]>;

/** Real servers on a database of their own, with fakes of every external service. */
export type World = {
  readonly seed: number;
  readonly random: (below: number) => number;
  readonly cluster: Cluster;
  readonly databaseUrl: string;
  readonly pool: pg.Pool;
  readonly db: Db;
  /** Queries the database; retries while it is down. */
  readonly query: Query;
  readonly dataDir: string;
  readonly clock: WorldClock;
  readonly mail: SmtpDouble;
  readonly cards: CardDouble;
  readonly servers: Servers;
  readonly faults: FaultLog;
  readonly ask: Ask;
  readonly counts: Asking['counts'];
  readonly accepted: Accepted;
};

export type WorldOptions = {
  readonly name: string;
  readonly seed: number;
  readonly roles: readonly Role[];
  readonly settings?: Settings;
  readonly dataDir?: string;
};

const mostPlaces = 8;

/** Opens a world, uses it, and removes it in any case. */
export async function inWorld<T>(options: WorldOptions, use: (world: World) => Promise<T>): Promise<T> {
  const undo: (() => unknown)[] = [];
  try {
    return await use(await openWorld(options, undo));
  } finally {
    for (const fn of undo.reverse()) await fn();
  }
}

async function openWorld(
  { name, seed, roles, settings = {}, dataDir: givenDir }: WorldOptions,
  undo: (() => unknown)[],
): Promise<World> {
  const [cluster, script] = await Promise.all([sharedCluster(), serverBundle()]);
  say('cluster and bundle are there');
  const databaseUrl = await cluster.createDatabase(`prove_${name}_${seed}`);
  const dataDir = givenDir ?? (await mkdtemp(join(tmpdir(), 'plainclaim-prove-')));
  if (!givenDir) undo.push(() => rm(dataDir, { recursive: true, force: true, maxRetries: 5 }));
  const pool = new pg.Pool({ connectionString: databaseUrl, max: 4 });
  pool.on('error', () => {});
  undo.push(() => pool.end());
  const database = openDatabase({ url: databaseUrl, poolSize: 2, log: createLog('silent') });
  undo.push(() => database.close());
  const clock = openWorldClock(dataDir, pool);
  const mail = await startSmtpDouble(mostPlaces);
  undo.push(() => mail.close());
  const cards = await startCardDouble(clock.now);
  undo.push(() => cards.close());
  const faults = openFaultLog();
  const settingsOf = (place: number): Settings => ({
    DATABASE_URL: databaseUrl,
    DATABASE_POOL_SIZE: '6',
    DATA_DIR: dataDir,
    SITE_URL: 'http://plainclaim.test',
    SECRET_KEY: 'a-secret-key-that-only-proofs-would-use',
    AUTH_SHARED_SECRET: 'a-shared-secret-that-only-proofs-would-use',
    INBOUND_MAIL_SECRET: inboundSecret,
    INBOUND_AUTHSERV_ID: relayName,
    SMTP_URL: mail.urlFor(place),
    CARD_PROVIDER: 'stripe',
    STRIPE_SECRET_KEY: stripeKey,
    STRIPE_WEBHOOK_SECRET: webhookSecret,
    STRIPE_API_URL: cards.url,
    TRUSTED_PROXIES: '1',
    QA_TOOLS: 'off',
    LOG_LEVEL: 'warn',
    PROVE_CLOCK_FILE: clock.file,
    ...settings,
  });
  const servers = await startServers(script, settingsOf, roles, faults);
  undo.push(() => servers.close());
  const { ask, counts } = openAsking(() => servers);
  return {
    seed,
    random: seeded(seed),
    cluster,
    databaseUrl,
    pool,
    db: database.db,
    query: patiently(pool),
    dataDir,
    clock,
    mail,
    cards,
    servers,
    faults,
    ask,
    counts,
    accepted: { people: [], claims: [], documents: [], replies: [], answers: [], paid: [], presses: [] },
  };
}

const patiently =
  (pool: pg.Pool): Query =>
  async <Row>(text: string, values: readonly unknown[] = []) => {
    for (let tries = 0; ; tries++) {
      try {
        return (await pool.query(text, [...values])).rows as Row[];
      } catch (error) {
        if (tries === 600 || !isAway(error)) throw error;
        await new Promise((resolve) => setTimeout(resolve, 50));
      }
    }
  };

/** The connection broke or was refused, or the server is stopping, starting or recovering. */
const isAway = (error: unknown): boolean => {
  const { code = '', message } = error as Error & { code?: string };
  return /^(ECONN|EPIPE|57P0|08)/.test(code) || /terminated|timeout/.test(message);
};
