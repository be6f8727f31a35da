import { execFile } from 'node:child_process';
import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { join, relative } from 'node:path';
import { promisify } from 'node:util';
import { drizzle } from 'drizzle-orm/node-postgres';
import { seedClaims } from '../bench/support/seed-claims.ts';
import { startServer } from '../e2e/support/start-server.ts';
import { appendOnlyTables } from '../server/src/app/append-only-tables.ts';
import { storedFiles } from '../server/src/app/stored-files.ts';
import { demoPeople } from '../server/src/features/auth/index.ts';
import { newestSeals } from '../server/src/features/history/index.ts';
import { backUp } from '../server/src/platform/backup/back-up.ts';
import { readFileList } from '../server/src/platform/backup/file-list.ts';
import { fingerprints } from '../server/src/platform/backup/testing/fingerprints.ts';
import { systemClock } from '../server/src/platform/clock/clock.ts';
import { openFiles } from '../server/src/platform/files/open-files.ts';
import { openPlace, type Place, withClient } from './support/operations/database.ts';
import { startWriting } from './support/operations/start-writing.ts';
import type { Proof } from './support/proof.ts';

const run = promisify(execFile);

/** Enough claims to notice a backup that holds a whole table in memory. */
const seeded = { short: 0, long: 200_000 };
const mostMemory = 200_000_000;

export const proof: Proof = {
  promise: 'A backup taken while people work restores to every row and file of one moment',
  prove: async (size) => {
    const place = await openPlace();
    try {
      return await backUpAndCompare(place, seeded[size]);
    } finally {
      await place.remove();
    }
  },
};

async function backUpAndCompare(place: Place, claims: number): Promise<string> {
  const [source, target] = [await place.database('source'), await place.database('target')];
  const dataDir = join(place.folder, 'data');
  const server = await startServer({ DATABASE_URL: source, DATA_DIR: dataDir, DEMO_DATA: 'on' });
  const folder = join(place.folder, 'backup');
  const restored = join(place.folder, 'restored');
  try {
    if (claims > 0) await withClient(source, (client) => seedClaims(client, claims, demoPeople[0].id));
    const before = await keysIn(join(dataDir, 'files'));
    const writing = await startWriting(server.address);
    let atThatMoment: Record<string, string> = {};
    const memory = watchMemory();
    const started = performance.now();
    const manifest = await backUp({
      url: source,
      files: openFiles({ driver: 'disk', root: join(dataDir, 'files') }),
      clock: systemClock,
      folder,
      storedFiles,
      readSeals: async (client) => {
        atThatMoment = await fingerprints(client);
        // After the rows were read and before the files are: what is deleted now must still be in the backup.
        await writing.removeSomething();
        return await newestSeals({ db: drizzle(client), trails: appendOnlyTables });
      },
    });
    const seconds = Math.round((performance.now() - started) / 100) / 10;
    const grown = memory.stop();
    const writes = await writing.stop();
    const env = { ...process.env, DATABASE_URL: target, DATA_DIR: restored };
    await run(process.execPath, ['server/dist/operate.js', 'restore', folder], { env });
    const tables = await compareTables(target, atThatMoment);
    const files = await compareFiles(folder, join(restored, 'files'), before);
    if (manifest.files.missing > 0)
      throw new Error(`${manifest.files.missing} files are missing in the backup`);
    if (writes.during === 0) throw new Error('nothing was written during the backup: it proves nothing');
    if (writes.failed > 0) throw new Error(`${writes.failed} requests failed while the backup ran`);
    if (grown > mostMemory) throw new Error(`the backup took ${megabytes(grown)} of memory`);
    const rows = manifest.tables.reduce((sum, table) => sum + table.rows, 0);
    return `${rows.toLocaleString('en-GB')} rows of ${tables} tables and ${files} files, equal in all; ${writes.during} requests answered meanwhile, none failed; ${seconds} s, ${megabytes(grown)} of memory at most`;
  } finally {
    await server.stop();
  }
}

async function compareTables(url: string, expected: Record<string, string>): Promise<number> {
  const found = await withClient(url, fingerprints);
  const different = Object.keys({ ...expected, ...found }).filter((name) => expected[name] !== found[name]);
  if (different.length > 0)
    throw new Error(`these tables differ from the moment of the backup: ${different.join(', ')}`);
  return Object.keys(found).length;
}

/**
 * The restored store must contain exactly the files the backup lists, byte for byte, and the earlier ones.
 */
async function compareFiles(folder: string, store: string, before: ReadonlySet<string>): Promise<number> {
  const [there, forgotten] = [await keysIn(store), new Set(before)];
  const count = there.size;
  for await (const { key, file } of readFileList(folder)) {
    forgotten.delete(key);
    const bytes = there.delete(key) && (await readFile(join(store, key)));
    const hash = bytes && createHash('sha256').update(bytes).digest('hex');
    if (hash !== file?.sha256) throw new Error(`${key} is not as it was`);
  }
  if (there.size > 0) throw new Error(`${there.size} files came from nowhere, such as ${[...there][0]}`);
  if (forgotten.size > 0)
    throw new Error(`${forgotten.size} files were forgotten, such as ${[...forgotten][0]}`);
  return count;
}

async function keysIn(store: string): Promise<Set<string>> {
  const keys = new Set<string>();
  for (const area of ['private', 'public']) {
    for (const entry of await readdir(join(store, area), { recursive: true, withFileTypes: true }))
      if (entry.isFile()) keys.add(relative(store, join(entry.parentPath, entry.name)));
  }
  return keys;
}

const megabytes = (bytes: number) => `${Math.round(bytes / 1_000_000)} MB`;

function watchMemory() {
  const before = process.memoryUsage.rss();
  let most = before;
  const timer = setInterval(() => {
    most = Math.max(most, process.memoryUsage.rss());
  }, 50);
  return {
    stop: () => {
      clearInterval(timer);
      return most - before;
    },
  };
}
