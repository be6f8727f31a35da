import { readFile } from 'node:fs/promises';
import type pg from 'pg';
import { expect, it, onTestFinished } from 'vitest';
import { openDatabase } from '../../../platform/db/db.ts';
import { createLog } from '../../../platform/log/log.ts';
import { applyMigrationsUpTo } from '../../../testing/postgres/apply-migrations-up-to.ts';
import { createEmptyDatabase } from '../../../testing/postgres/empty-database.ts';
import { withClient } from '../../../testing/postgres/with-client.ts';
import { verifyChains } from '../../history/index.ts';
import { personalDigest } from './personal-digest.ts';
import { recordsOf } from './service.store.ts';

const before = 49;
const [original, bounced, toTeam, waiting, answered] = [1, 11, 12, 13, 14].map(
  (n) => `50000000-0000-4000-8000-0000000000${String(n).padStart(2, '0')}`,
) as [string, string, string, string, string];

it('works out attempts from mails, takes the days from letters that reached nobody, and rewrites no history', async () => {
  const { url, drop } = await createEmptyDatabase();
  onTestFinished(drop);
  await applyMigrationsUpTo({ url, count: before });
  await withClient(url, plant);
  const read = async (sql: string) => await withClient(url, async (client) => (await client.query(sql)).rows);
  const history = 'select * from history_events order by id';
  const historyBefore = await read(history);
  const { db, close } = openDatabase({ url, poolSize: 1, log: createLog('warn') });
  onTestFinished(close);
  const chainsBefore = await verifyChains(db);
  await applyMigrationsUpTo({ url, count: before + 1 });

  const attemptsOf = async (id: string) =>
    (await recordsOf(db, id)).map(({ address, origin, outcomes, hashOf }) => ({
      address,
      origin,
      hashOf,
      outcomes: outcomes.map(({ outcome, note }) => [outcome, note]),
    }));
  const mailed = { address: 'sam@example.com', origin: 'backfilled', hashOf: 'text' };
  expect(await attemptsOf(bounced)).toEqual([{ ...mailed, outcomes: [['failed', '550 no such mailbox']] }]);
  expect(await attemptsOf(answered)).toEqual([{ ...mailed, outcomes: [['sent', null]] }]);
  expect(await attemptsOf(waiting)).toEqual([{ ...mailed, outcomes: [] }]);
  expect(await attemptsOf(toTeam)).toEqual([]);

  const claims = await read(
    'select id, letter_sent_at is not null as sent, response_deadline is not null as due from legal_claims order by id',
  );
  expect(claims).toEqual([
    { id: original, sent: true, due: true },
    { id: bounced, sent: false, due: false },
    { id: toTeam, sent: false, due: false },
    { id: waiting, sent: false, due: false },
    { id: answered, sent: true, due: true },
  ]);
  expect(
    await read(
      `select name, sum(delta)::int as sum from figure_deltas where name in ('with-deadline', 'pending-by-deadline')
      group by 1 order by 1`,
    ),
  ).toEqual([
    { name: 'pending-by-deadline', sum: -3 },
    { name: 'with-deadline', sum: -3 },
  ]);

  for (const { salt, to_name, address, personal_digest } of await read('select * from letter_services'))
    expect(personalDigest(salt, [to_name, address])).toBe(personal_digest);
  for (const { salt, note, personal_digest } of await read('select * from letter_service_outcomes'))
    expect(personalDigest(salt, [note])).toBe(personal_digest);
  expect(await read(history)).toEqual(historyBefore);
  expect(await verifyChains(db)).toEqual(chainsBefore);
});

/** Copies of a claim of 2026, each with the mail of its letter. */
async function plant(client: pg.Client): Promise<void> {
  const folder = new URL('../../../testing/migration-data/', import.meta.url);
  for (const name of ['0002.sql', '0004.sql'])
    await client.query(await readFile(new URL(name, folder), 'utf8'));
  await client.query('delete from emails where claim_id is not null; delete from figure_deltas');
  for (const id of [bounced, toTeam, waiting, answered]) {
    await client.query('create temporary table copies as select * from legal_claims limit 1');
    await client.query(
      `update copies set id = $1, short_reference = draw_short_reference(), status = 'pending', replied_at = null,
        generated_letter_content = 'Pay £900, Zoë.', letter_dated_on = '2026-11-02',
        letter_sent_at = '2026-11-02T10:00:00Z', response_deadline = '2026-11-16T10:00:00Z'`,
      [id],
    );
    await client.query(`
      alter table copies drop column party_names;
      do $$ begin execute 'insert into legal_claims (' || (select string_agg(quote_ident(attname), ', ')
        from pg_attribute where attrelid = 'copies'::regclass and attnum > 0 and not attisdropped) ||
        ') select * from copies'; end $$;
      drop table copies`);
  }
  const mail = (claimId: string, kind: string, ended: string) =>
    client.query(
      `insert into emails (id, kind, to_address, to_name, subject, html, text, message_id, claim_id, created_at, touched_at
        ${ended === '' ? '' : `, ${ended}, last_error`})
      values (gen_random_uuid(), $1, 'sam@example.com', 'Sam Smith', 's', 'h', 't', gen_random_uuid()::text, $2,
        '2026-11-02T10:00:00Z', now() ${ended === '' ? '' : ", '2026-11-02T10:05:00Z', '550 no such mailbox'"})`,
      [kind, claimId],
    );
  await mail(bounced, 'letter-before-action', 'failed_at');
  await mail(toTeam, 'letter-to-deliver', 'sent_at');
  await mail(waiting, 'letter-before-action', '');
  await mail(answered, 'letter-before-action', 'kept_at');
}
