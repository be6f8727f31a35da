import { readFile } from 'node:fs/promises';
import { readShortReference } from '@plainclaim/domain/claims/short-reference';
import { expect, it, onTestFinished } from 'vitest';
import { migrate } from '../../platform/db/migrate.ts';
import { createLog } from '../../platform/log/log.ts';
import { applyMigrationsUpTo } from '../../testing/postgres/apply-migrations-up-to.ts';
import { createEmptyDatabase } from '../../testing/postgres/empty-database.ts';
import { migrationsFolder } from '../../testing/postgres/prepare-template.ts';
import { withClient } from '../../testing/postgres/with-client.ts';

const claims = 200;

it('gives every claim and draft there is a reference of its own, and leaves sent letters as they are', async () => {
  const { url, drop } = await createEmptyDatabase();
  onTestFinished(drop);
  await applyMigrationsUpTo({ url, count: 37 });
  const folder = new URL('../../testing/migration-data/', import.meta.url);
  const [people = '', rows = ''] = await Promise.all(
    ['0002.sql', '0004.sql'].map((name) => readFile(new URL(name, folder), 'utf8')),
  );
  const before = await withClient(url, async (client) => {
    await client.query(`${people} ${rows}`);
    for (const table of ['legal_claims', 'claim_drafts'])
      await client.query(`
        create temporary table copies as select * from ${table} limit 1;
        do $$ begin for n in 2..${claims} loop
          update copies set id = gen_random_uuid();
          execute 'insert into ${table} (' || (select string_agg(quote_ident(attname), ', ') from pg_attribute
              where attrelid = '${table}'::regclass and attnum > 0 and not attisdropped and attgenerated = '') ||
            ') select ' || (select string_agg(quote_ident(attname), ', ') from pg_attribute
              where attrelid = '${table}'::regclass and attnum > 0 and not attisdropped and attgenerated = '') ||
            ' from copies';
        end loop; end $$;
        drop table copies;`);
    return (
      await client.query('select id, generated_letter_content, updated_at from legal_claims order by id')
    ).rows;
  });
  await migrate({ url, folder: migrationsFolder, log: createLog('warn') });
  const { after, references } = await withClient(url, async (client) => ({
    after: (
      await client.query('select id, generated_letter_content, updated_at from legal_claims order by id')
    ).rows,
    references: (
      await client.query<{ reference: string }>(
        'select short_reference as reference from legal_claims union all select short_reference from claim_drafts',
      )
    ).rows.map(({ reference }) => reference),
  }));
  expect(after).toEqual(before);
  expect(references.length).toBeGreaterThanOrEqual(2 * claims);
  expect(new Set(references).size).toBe(references.length);
  expect(references.filter((reference) => readShortReference(reference) !== reference)).toEqual([]);
});
