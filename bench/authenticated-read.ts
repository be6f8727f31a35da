import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { shippedLaw } from '@plainclaim/domain/law/law';
import { Hono } from 'hono';
import { allJobs } from '../server/src/app/all-jobs.ts';
import { buildApp } from '../server/src/app/app.ts';
import { readConfig } from '../server/src/config/config.ts';
import { demoSeeds } from '../server/src/dev/demo/demo.ts';
import { plantDemoData } from '../server/src/dev/demo/plant-demo-data.ts';
import { testCards } from '../server/src/dev/test-checkout/test-cards.ts';
import { demoPeople, importKeys, metadataStore } from '../server/src/features/auth/index.ts';
import { createProfilesRoutes } from '../server/src/features/profiles/index.ts';
import type { AppEnv } from '../server/src/http/context.ts';
import { createLog } from '../server/src/platform/log/log.ts';
import { openPlatform } from '../server/src/platform/open-platform.ts';
import { median, millisecondsEach } from './support/measure.ts';

/**
 * Measures what authentication costs a read: the same route over the same row, with a bearer token and with a
 * fixed actor, alternating in one run. The ratio counts; times depend on the machine.
 */
const rounds = 7;
const perRound = 500;
const siteUrl = 'http://plainclaim.test';

const dataDir = await mkdtemp(join(tmpdir(), 'plainclaim-bench-'));
const opened = await openPlatform({
  config: readConfig({ RATE_LIMITS: 'off', ROLE: 'web' }),
  log: createLog('warn'),
  dataDir,
  migrationsDir: resolve(import.meta.dirname, '../server/migrations'),
  jobs: allJobs,
  law: shippedLaw,
  testCards,
  siteUrl,
});
try {
  const { platform } = opened;
  await plantDemoData(platform, { seeds: demoSeeds, isEmbedded: true, siteUrl });
  const authKeys = await importKeys({ keys: [] }, 'a-secret-that-only-the-benchmark-uses');
  const { http } = buildApp(platform, { siteUrl, authKeys, isStopping: () => false });
  const [person] = demoPeople;
  const token = await signIn(http, person);
  const headers = { authorization: `Bearer ${token}` };
  const given = withoutAuth(platform, person);

  const read = (app: Hono<AppEnv>) => async () => {
    const res = await app.request('/api/profile', { headers });
    if (res.status !== 200) throw new Error(`answered ${res.status}`);
    await res.text();
  };
  await millisecondsEach(read(http), perRound);
  await millisecondsEach(read(given), perRound);
  const ratios: number[] = [];
  for (let round = 0; round < rounds; round++) {
    const bare = await millisecondsEach(read(given), perRound);
    const authenticated = await millisecondsEach(read(http), perRound);
    ratios.push(authenticated / bare);
    console.log(
      `round ${round + 1}: ${bare.toFixed(2)} ms with the person given, ${authenticated.toFixed(2)} ms behind the token`,
    );
  }
  console.log(
    `authenticated read ÷ the same read without: ${median(ratios).toFixed(2)} (median of ${rounds})`,
  );
} finally {
  await opened.close();
  await rm(dataDir, { recursive: true, force: true });
}

/** The same slice and middleware, without authentication. */
function withoutAuth(
  platform: typeof opened.platform,
  { id, email, role }: (typeof demoPeople)[0],
): Hono<AppEnv> {
  const app = new Hono<AppEnv>();
  app.use(async (c, next) => {
    c.set('actor', {
      userId: id,
      email,
      role,
      sessionId: '',
      aal: 'aal1',
      needsSecondStep: false,
      isConfirmed: true,
    });
    await next();
  });
  app.route('/', createProfilesRoutes({ ...platform, metadata: metadataStore(platform) }));
  return app;
}

async function signIn(
  app: Hono<AppEnv>,
  { email, password }: { email: string; password: string },
): Promise<string> {
  const res = await app.request('/auth/v1/token?grant_type=password', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email, password }),
  });
  return ((await res.json()) as { access_token: string }).access_token;
}
