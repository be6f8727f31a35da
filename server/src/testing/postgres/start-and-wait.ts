import { startEmbeddedPostgres } from '../../platform/db/embedded-postgres.ts';
import { createLog } from '../../platform/log/log.ts';

// A program to be killed by a test: it starts a database in the folder it is given, says where, and stays.
const [dataDir = ''] = process.argv.slice(2);
const server = await startEmbeddedPostgres({ dataDir, log: createLog('silent') });
process.stdout.write(`${server.url}\n`);
