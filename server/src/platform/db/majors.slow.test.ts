import { sql } from 'drizzle-orm';
import { describe, expect, it, onTestFinished } from 'vitest';
import { databaseFolder } from '../../testing/postgres/database-folder.ts';
import { makeMigrationsFolder } from '../../testing/postgres/make-migrations-folder.ts';
import { prepareTemplate } from '../../testing/postgres/prepare-template.ts';
import { createLog } from '../log/log.ts';
import { openDatabase } from './db.ts';
import { binariesPackage, type PostgresMajor } from './embedded/postgres-binaries.ts';
import { startEmbeddedPostgres } from './embedded-postgres.ts';
import { migrate } from './migrate.ts';

const log = createLog('error');

async function start(dataDir: string, version: PostgresMajor) {
  const server = await startEmbeddedPostgres({ dataDir, log, durable: false, version });
  onTestFinished(() => server.stop());
  return server;
}

/** Platforms with older binaries on npm: a missing package fails there, and skips the test elsewhere. */
const isExpected = (major: PostgresMajor) =>
  major === 18 || ['linux-arm64', 'linux-x64'].includes(`${process.platform}-${process.arch}`);

describe.each([18, 17] as const)('PostgreSQL %i', (major) => {
  it('takes our migrations and answers our queries', async ({ skip }) => {
    if (!isExpected(major)) skip(`${binariesPackage(major)} does not exist for this platform`);
    const { url } = await start(await databaseFolder(), major);
    await prepareTemplate(url);
    const folder = await makeMigrationsFolder(['create table guests (name text not null);'], {
      firstDay: 365_000,
    });
    expect(await migrate({ url, folder, log })).toBe(1);
    const { db, close } = openDatabase({ url, poolSize: 2, log });
    onTestFinished(close);
    const name = await db.transaction(async (tx) => {
      await tx.execute(sql`insert into guests values ('Ada')`);
      return (await tx.execute(sql`select name from guests`)).rows;
    });
    expect(name).toEqual([{ name: 'Ada' }]);
    expect((await db.execute(sql`show server_version_num`)).rows[0]?.server_version_num).toMatch(
      new RegExp(`^${major}`),
    );
  });
});

it('a database of another major version is refused in a sentence and left as it is', async ({ skip }) => {
  if (!isExpected(17)) skip(`${binariesPackage(17)} does not exist for this platform`);
  const folder = await databaseFolder();
  await (await start(folder, 17)).stop();
  await expect(start(folder, 18)).rejects.toThrow(
    /was made by PostgreSQL 17 and this copy of Plainclaim brings PostgreSQL 18/,
  );
  await expect(start(folder, 17)).resolves.toHaveProperty('url');
});
