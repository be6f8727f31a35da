import { serviceTerms } from '@plainclaim/domain/shared/service-terms';
import { sql } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { pdf } from '../../platform/files/testing/sample-files.ts';
import { clockStandsAt } from '../../testing/clock-stands-at.ts';
import { verifyHistory } from '../history/index.ts';
import { openYourDataBench } from './testing/your-data-bench.ts';

clockStandsAt('2026-11-16T10:00:00Z');

it('erases the people in a claim closed long ago, and leaves what happened and the sum', async () => {
  const bench = await openYourDataBench();
  const { db, files } = bench.app.platform;
  const admin = await bench.withRole(await bench.signUp('admin'), 'admin');
  const claim = await bench.submitted(bench.hannah);
  const young = await bench.submitted(bench.hannah);
  await bench.call(admin, 'POST', '/api/admin/replies', {
    email_subject: `Re: Claim ID: ${claim.id}`,
    email_body: 'I, Sam Reed, agree to pay.',
    sender_email: 'sam@reed.example',
  });
  await bench.call(bench.hannah, 'POST', `/api/claims/${claim.id}/cancel`);
  await bench.app.runJobs();
  const pdfs = (await bench.rows('email_attachments', 'id')).map(({ file_key }) => String(file_key));
  const run = async () => {
    const worker = bench.app.app.workers.find(({ job }) => job.name === 'expire-data');
    await worker?.handle({}, { attempt: 1, isLastAttempt: false, signal: new AbortController().signal });
  };
  await bench.call(bench.hannah, 'POST', `/api/claims/${young.id}/cancel`);
  const closedAgo = (id: string, days: number) =>
    db.execute(sql`update legal_claims set closed_at = ${bench.app.clock.now().toISOString()}::timestamptz
      - make_interval(years => ${serviceTerms.retentionYears}, days => ${days}) where id = ${id}`);
  await closedAgo(claim.id, 1);
  await closedAgo(young.id, -1);
  await run();

  const claims = await bench.rows('legal_claims');
  const erased = claims.find(({ id }) => id === claim.id);
  expect(erased).toMatchObject({
    status: 'cancelled',
    amount: '1250.50',
    plaintiff_name: '',
    plaintiff_address: '',
    defendant_last_name: '',
    description: '',
    generated_letter_content: null,
    erased_at: expect.any(String),
  });
  expect(claims.find(({ id }) => id === young.id)).toMatchObject({
    erased_at: null,
    plaintiff_name: 'Hannah Okoro',
  });
  for (const words of ['Sam Reed', 'sam@reed.example', 'Hannah Okoro']) {
    const { rows } = await db.execute(sql`
      select 1 from history_personal join history_events on id = event_id where claim_id = ${claim.id}
      union all select 1 from emails where claim_id = ${claim.id}
      union all select 1 from defendant_responses one where claim_id = ${claim.id} and to_jsonb(one)::text like ${`%${words}%`}
      union all select 1 from legal_claims one where id = ${claim.id} and to_jsonb(one)::text like ${`%${words}%`}`);
    expect(rows, words).toEqual([]);
  }
  expect(await verifyHistory(db, claim.id)).toMatchObject({ whole: true, events: expect.any(Number) });
  expect(await verifyHistory(db, young.id)).toMatchObject({ whole: true });

  // The letter's PDF is removed with the unclaimed files.
  const mine = pdfs.filter((key) => key.includes(claim.id));
  expect(mine.length).toBeGreaterThan(0);
  bench.app.clock.forward(2 * 86_400);
  const tidy = bench.app.app.workers.find(({ job }) => job.name === 'tidy-claims');
  await tidy?.handle({}, { attempt: 1, isLastAttempt: false, signal: new AbortController().signal });
  for (const key of mine) expect(await files.exists(key), key).toBe(false);
});

it('lets go of old sign-in records, keeps what admins did, and never younger ones', async () => {
  const bench = await openYourDataBench();
  const { db } = bench.app.platform;
  await db.execute(sql`insert into auth_audit (at, action, user_id, address, details) values
    ('2020-01-01', 'signed-in', null, '203.0.113.9', '{}'), ('2020-01-01', 'admin-act', null, '203.0.113.9', '{}'),
    ('2010-01-01', 'admin-act', null, '203.0.113.9', '{}')`);
  const worker = bench.app.app.workers.find(({ job }) => job.name === 'expire-data');
  await worker?.handle({}, { attempt: 1, isLastAttempt: false, signal: new AbortController().signal });
  const old = (await bench.rows('auth_audit', 'id')).filter(({ address }) => address === '203.0.113.9');
  expect(old).toMatchObject([{ action: 'admin-act', at: expect.stringMatching(/^2020/) }]);
  await expect(db.execute(sql`delete from auth_audit where action = 'signed-up'`)).rejects.toMatchObject({
    cause: { message: expect.stringContaining('append-only') },
  });
});

it('says beforehand exactly what will go, and changes nothing by saying it', async () => {
  const bench = await openYourDataBench();
  const { app, hannah } = bench;
  const { db } = app.platform;
  const claim = await bench.submitted(hannah);
  await bench.submitted(hannah);
  await bench.call(hannah, 'POST', `/api/claims/${claim.id}/cancel`);
  const draft = await bench.draft(hannah);
  await bench.upload(hannah, `/api/claims/drafts/${draft.id}`, 'proof.pdf', pdf);
  await app.runJobs();
  app.clock.forward(100 * 86_400);
  const before = app.clock.now().toISOString();
  await db.execute(sql`update legal_claims set closed_at = '2015-01-01' where id = ${claim.id}`);
  await db.execute(sql`insert into auth_audit (at, action, address, details) values
    ('2020-01-01', 'signed-in', '', '{}'), ('2020-01-01', 'admin-act', '', '{}')`);
  await db.execute(sql`insert into contact_messages (id, first_name, last_name, email, issue, status, created_at)
    values (gen_random_uuid(), 'Sam', 'Reed', 'sam@reed.example', 'When?', 'read', '2015-01-01'),
      (gen_random_uuid(), 'Sam', 'Reed', 'sam@reed.example', 'Now?', 'read', ${before})`);
  const look = async () => {
    const { rows: names } = await db.execute<{ name: string }>(
      sql`select tablename as name from pg_tables where schemaname = 'public' order by 1`,
    );
    const tables = new Map<string, string[]>();
    for (const { name } of names) {
      const { rows } = await db.execute<{ row: string }>(
        sql.raw(`select one::text as row from ${name} one order by 1`),
      );
      tables.set(
        name,
        rows.map(({ row }) => row),
      );
    }
    return tables;
  };

  const untouched = await look();
  const preview = await app.app.previewExpiry();
  expect(await look()).toEqual(untouched);
  expect(preview).toMatchObject({ claims: [claim.id], drafts: [draft.id] });
  expect(preview.tables.length).toBeGreaterThan(5);

  for (const name of ['tidy-claims', 'expire-data']) {
    const worker = app.app.workers.find(({ job }) => job.name === name);
    await worker?.handle({}, { attempt: 1, isLastAttempt: false, signal: new AbortController().signal });
  }
  const gone = await look();
  const differences = [...untouched].flatMap(([table, rows]) => {
    const left = new Set(gone.get(table));
    const been = new Set(rows);
    const fewer = rows.filter((row) => !left.has(row)).length;
    const more = [...left].filter((row) => !been.has(row)).length;
    return fewer + more > 0 ? [{ table, fewer, more }] : [];
  });
  expect(
    preview.tables.map(({ table, added, changed, deleted }) => ({
      table,
      fewer: deleted + changed,
      more: added + changed,
    })),
  ).toEqual(differences);
});
