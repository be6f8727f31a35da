import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startEmbeddedPostgres } from '../server/src/platform/db/embedded-postgres.ts';
import { createLog } from '../server/src/platform/log/log.ts';
import { questions } from './support/admin-questions.ts';
import { type ClaimsDatabase, openClaimsDatabase } from './support/claims-database.ts';
import { asTable, type Compared, compare, isSlow, rowOf } from './support/compare.ts';
import { writeReport } from './support/write-report.ts';

/**
 * Every list with a hundred times the claims, within twice the time: the built server over 10,000 and over 1,000,000
 * claims. Needs a build, some minutes, and 3 GB of disk for as long as it runs. Fails when a list takes longer than that.
 * BENCH_CLAIMS=100000 tries it on fewer and writes no report.
 */
const few = 10_000;
const many = Number(process.env.BENCH_CLAIMS ?? 1_000_000);
const times = 60;

const dataDir = await mkdtemp(join(tmpdir(), 'plainclaim-bench-'));
// The database runs as a user of its own where we are root, and what lies elsewhere would be left behind.
await chmod(dataDir, 0o755);
const postgres = await startEmbeddedPostgres({ dataDir, log: createLog('warn'), durable: false });
const opened: ClaimsDatabase[] = [];
try {
  const small = await openClaimsDatabase(postgres.url, few);
  opened.push(small);
  const large = await openClaimsDatabase(postgres.url, many);
  opened.push(large);
  const compared: Compared[] = [];
  for (const question of questions) {
    const one = await compare(question, small, large, times);
    compared.push(one);
    console.log(rowOf(one));
  }
  if (many === 1_000_000) {
    const how = `${times} requests each, in turns, and more where in doubt`;
    await writeReport('admin-lists', how, asTable(compared, [few, many]));
  }
  const slow = compared.filter(isSlow);
  console.log(`${compared.length - slow.length} of ${compared.length} within twice the time.`);
  if (slow.length > 0) process.exitCode = 1;
} finally {
  for (const one of opened) await one.close();
  await postgres.stop();
  await rm(dataDir, { recursive: true, force: true });
}
