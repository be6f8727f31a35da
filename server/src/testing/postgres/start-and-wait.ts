import { startEmbeddedPostgres } from '../../platform/db/embedded-postgres.ts';
import { createLog } from '../../platform/log/log.ts';

// A program for tests to kill: starts a database in the given folder, prints its address and waits.
const [dataDir = ''] = process.argv.slice(2);
const server = await startEmbeddedPostgres({ dataDir, log: createLog('silent') });
process.stdout.write(`${server.url}\n`);
