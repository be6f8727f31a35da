import { dirname, join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { ConfigError, readConfig } from '../../config/config.ts';
import { BackupError } from '../../platform/backup/backup-error.ts';
import { borrowDatabase } from '../../platform/db/borrow-database.ts';
import { StartError } from '../../platform/db/start-error.ts';
import { createLog } from '../../platform/log/log.ts';
import { operations } from './operations/operations.ts';

// Seen from server/dist/operate.js: this file only runs bundled.
const root = resolve(dirname(fileURLToPath(import.meta.url)), '../..');

/** `npm run backup`, `restore`, `verify-history`, `retention`: commands for the operator. */
async function main([name = '', ...words]: readonly string[]): Promise<void> {
  const operation = operations[name];
  if (!operation) throw new StartError(`Say what to do: ${Object.keys(operations).join(', ')}.`);
  const config = readConfig();
  const log = createLog('warn');
  const dataDir = resolve(root, config.DATA_DIR);
  const { url, giveBack } = await borrowDatabase({ configuredUrl: config.DATABASE_URL, dataDir, log });
  try {
    const migrationsDir = join(root, 'server/migrations');
    const { text, isFine } = await operation({ config, log, dataDir, url, migrationsDir, words });
    process.stdout.write(`${text}\n`);
    if (!isFine) process.exitCode = 1;
  } finally {
    await giveBack();
  }
}

main(process.argv.slice(2)).catch((error: unknown) => {
  const expected =
    error instanceof ConfigError || error instanceof StartError || error instanceof BackupError;
  process.stderr.write(`${expected ? error.message : ((error as Error)?.stack ?? String(error))}\n`);
  process.exitCode = 1;
});
