import { dirname, join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { ConfigError, readConfig } from '../../config/config.ts';
import { authSettings, createAuthKit, openKeys, runAdminCommand } from '../../features/auth/index.ts';
import { createProfileFor } from '../../features/profiles/index.ts';
import { systemClock } from '../../platform/clock/clock.ts';
import { borrowDatabase } from '../../platform/db/borrow-database.ts';
import { openDatabase } from '../../platform/db/db.ts';
import { migrate } from '../../platform/db/migrate.ts';
import { StartError } from '../../platform/db/start-error.ts';
import { openJobs } from '../../platform/jobs/jobs.ts';
import { prepareQueues } from '../../platform/jobs/prepare-queues.ts';
import { createLog } from '../../platform/log/log.ts';
import { secretKeyFor } from '../../platform/secret-key.ts';
import { allJobs } from '../all-jobs.ts';
import { authSettingsFrom } from '../auth-settings-from.ts';

// Seen from server/dist/admin.js: this file only runs bundled.
const root = resolve(dirname(fileURLToPath(import.meta.url)), '../..');

/** `npm run admin -- create <email>`: commands for the operator, also while the product runs. */
async function main(words: readonly string[]): Promise<void> {
  const config = readConfig();
  const log = createLog('warn');
  const dataDir = resolve(root, config.DATA_DIR);
  const { url, giveBack } = await borrowDatabase({ configuredUrl: config.DATABASE_URL, dataDir, log });
  try {
    const folder = join(root, 'server/migrations');
    await migrate({ url, folder, log, afterwards: () => prepareQueues(url, allJobs) });
    const { db, close } = openDatabase({ url, poolSize: 2, log });
    const jobs = await openJobs({ url, log, concurrency: 1, works: false });
    const siteUrl = (config.SITE_URL ?? `http://${config.HOST}:${config.PORT ?? 3000}`).replace(/\/$/, '');
    const kit = createAuthKit(authSettings(siteUrl, authSettingsFrom(config, siteUrl)), {
      db,
      clock: systemClock,
      log,
      jobs,
      config,
      secretKey: await secretKeyFor(config.SECRET_KEY, dataDir),
      keys: await openKeys({
        keyFile: config.AUTH_KEYS_FILE,
        sharedSecret: config.AUTH_SHARED_SECRET,
        dataDir,
      }),
      onUserCreated: [createProfileFor({ clock: systemClock })],
    });
    process.stdout.write(`${await runAdminCommand(kit, words)}\n`);
    await jobs.stop(1);
    await close();
  } finally {
    await giveBack();
  }
}

main(process.argv.slice(2)).catch((error: unknown) => {
  const expected = error instanceof ConfigError || error instanceof StartError;
  process.stderr.write(`${expected ? error.message : ((error as Error)?.stack ?? String(error))}\n`);
  process.exit(1);
});
