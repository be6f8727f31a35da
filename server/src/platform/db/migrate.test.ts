import { describe, expect, it, onTestFinished } from 'vitest';
import { applyMigrationsUpTo, countMigrations } from '../../testing/postgres/apply-migrations-up-to.ts';
import { createEmptyDatabase } from '../../testing/postgres/empty-database.ts';
import { makeMigrationsFolder } from '../../testing/postgres/make-migrations-folder.ts';
import { withClient } from '../../testing/postgres/with-client.ts';
import { createLog } from '../log/log.ts';
import { migrate } from './migrate.ts';

const log = createLog('silent');

async function emptyDatabase(): Promise<string> {
  const { url, drop } = await createEmptyDatabase();
  onTestFinished(drop);
  return url;
}

const people = `create table people (name text not null);`;
const seed = `insert into people values ('Ada');--> statement-breakpoint\nselect pg_sleep(0.2);`;

const names = async (url: string) =>
  (await withClient(url, (client) => client.query<{ name: string }>('select name from people'))).rows.map(
    (row) => row.name,
  );

describe('migrate', () => {
  it('applies each migration once and says how many ran', async () => {
    const url = await emptyDatabase();
    const folder = await makeMigrationsFolder([people, seed]);
    expect(await migrate({ url, folder, log })).toBe(2);
    expect(await migrate({ url, folder, log })).toBe(0);
    expect(await names(url)).toEqual(['Ada']);
  });

  it('lets processes that start together take turns', async () => {
    const url = await emptyDatabase();
    const folder = await makeMigrationsFolder([people, seed]);
    const inside = { now: 0, most: 0 };
    const afterwards = async () => {
      inside.now += 1;
      inside.most = Math.max(inside.most, inside.now);
      await withClient(url, (client) => client.query('select pg_sleep(0.02)'));
      inside.now -= 1;
    };
    const ran = await Promise.all(
      Array.from({ length: 10 }, () => migrate({ url, folder, log, afterwards })),
    );
    expect(ran.toSorted()).toEqual([0, 0, 0, 0, 0, 0, 0, 0, 0, 2]);
    expect(inside.most).toBe(1);
    expect(await names(url)).toEqual(['Ada']);
  });

  it('leaves nothing of a run that fails, and lets the next one in', async () => {
    const url = await emptyDatabase();
    const broken = await makeMigrationsFolder([people, `insert into people values (null);`]);
    await expect(migrate({ url, folder: broken, log })).rejects.toThrow();
    await expect(names(url)).rejects.toThrow('relation "people" does not exist');
    expect(await migrate({ url, folder: await makeMigrationsFolder([people]), log })).toBe(1);
  });

  it('adds to a database that already holds rows', async () => {
    const url = await emptyDatabase();
    const folder = await makeMigrationsFolder([
      people,
      `alter table people add column age int not null default 7;`,
    ]);
    await applyMigrationsUpTo({ url, folder, count: 1 });
    await withClient(url, (client) => client.query(`insert into people values ('Grace')`));
    expect(countMigrations(folder)).toBe(2);
    expect(await migrate({ url, folder, log })).toBe(1);
    const { rows } = await withClient(url, (client) => client.query('select * from people'));
    expect(rows).toEqual([{ name: 'Grace', age: 7 }]);
  });

  it('does not pass over a migration that is older than the newest applied one', async () => {
    const url = await emptyDatabase();
    await migrate({ url, folder: await makeMigrationsFolder([people], { firstDay: 20 }), log });
    const merged = await makeMigrationsFolder(['create table late ();', people], { firstDay: 19 });
    await expect(migrate({ url, folder: merged, log })).rejects.toThrow('passed over');
  });
});
