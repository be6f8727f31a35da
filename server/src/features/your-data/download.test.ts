import { readdir, readFile } from 'node:fs/promises';
import { sql } from 'drizzle-orm';
import { Secret, TOTP } from 'otpauth';
import { expect, it } from 'vitest';
import { connectSlices } from '../../app/connect-slices.ts';
import { connectYourData } from '../../app/connect-your-data.ts';
import type { DataRow } from '../../platform/personal-data/personal-part.ts';
import { type TestApp, testApp } from '../../testing/test-app.ts';
import { findPerson } from './find-person.ts';
import { listIn, password } from './testing/downloads.ts';
import { openYourDataBench } from './testing/your-data-bench.ts';

const pdf = Buffer.from('%PDF-1.4\n1 0 obj\n<<>>\nendobj\ntrailer\n<<>>\n%%EOF\n');

it('holds account, claims, letters and documents, and no secret', async () => {
  const bench = await openYourDataBench();
  const draft = await bench.readyDraft(bench.hannah, {}, { 'invoice.pdf': pdf });
  await bench.submit(bench.hannah, draft.id);
  const unfinished = await bench.draft(bench.hannah);
  await bench.upload(bench.hannah, `/api/claims/drafts/${unfinished.id}`, 'photo.pdf', pdf);
  await bench.call(bench.hannah, 'PUT', '/api/account/payout-details', {
    account_holder: 'Hannah Okoro',
    sort_code: '12-34-56',
    account_number: '12345678',
  });

  const files = await bench.download(bench.hannah);
  expect(String(files.get('README.txt'))).toContain('claims.json');
  expect(listIn(files, 'account')).toMatchObject([{ id: bench.hannah.id, email: bench.hannah.email }]);
  expect(listIn(files, 'claims')).toMatchObject([{ id: draft.id, plaintiff_name: 'Hannah Okoro' }]);
  expect(listIn(files, 'unfinished-claims')).toMatchObject([{ id: unfinished.id }]);
  expect(listIn(files, 'bank-details')).toMatchObject([{ sort_code: '123456', account_number: '12345678' }]);
  expect(listIn(files, 'account-records').map(({ action }) => action)).toContain('data-downloaded');
  expect(files.get(`letters/${draft.id}.pdf`)?.subarray(0, 5).toString()).toBe('%PDF-');
  expect(files.get(`documents/${draft.id}/1 invoice.pdf`)).toEqual(pdf);
  expect(files.get(`unfinished-documents/${unfinished.id}/1 photo.pdf`)).toEqual(pdf);

  const everything = [...files].filter(([name]) => name.startsWith('data/')).map(([, file]) => String(file));
  const { rows } = await bench.app.platform.db.execute<{ secret: string }>(sql`
    select password_hash as secret from auth_users where password_hash is not null
    union all select token_hash from auth_refresh_tokens
    union all select sealed_account from payout_details`);
  expect(rows.length).toBeGreaterThan(2);
  for (const { secret } of rows) expect(everything.join('\n')).not.toContain(secret);
});

it('needs the password again', async () => {
  const bench = await openYourDataBench();
  const wrong = await bench.ask(bench.hannah, { password: 'not this one' });
  expect(wrong).toMatchObject({
    status: 422,
    body: { error: { fields: [{ field: 'password', message: 'That password is not right.' }] } },
  });
  expect((await bench.ask(bench.hannah, {})).status).toBe(422);
  expect((await bench.rows('auth_audit', 'id')).map(({ action }) => action)).toContain(
    'confirmation-refused',
  );
  expect((await bench.ask(bench.hannah)).status).toBe(200);
});

it('needs the second step again where there is one: the app or a backup code, each once', async () => {
  const bench = await openYourDataBench();
  const { call, app } = bench;
  const factor = await call<{ id: string; totp: { secret: string } }>(
    bench.hannah,
    'POST',
    '/auth/v1/factors',
    {
      factor_type: 'totp',
    },
  );
  const { id, totp } = factor.body;
  const codeNow = () =>
    new TOTP({ secret: Secret.fromBase32(totp.secret) }).generate({ timestamp: app.clock.now().getTime() });
  const challenge = await call<{ id: string }>(bench.hannah, 'POST', `/auth/v1/factors/${id}/challenge`, {});
  const raised = await call<{ access_token: string }>(bench.hannah, 'POST', `/auth/v1/factors/${id}/verify`, {
    challenge_id: challenge.body.id,
    code: codeNow(),
  });
  const hannah = { ...bench.hannah, token: raised.body.access_token };
  const codes = (await call<{ codes: string[] }>(hannah, 'POST', '/api/account/backup-codes')).body.codes;
  const ask = async (code: string) => (await bench.ask(hannah, { password, code })).status;

  expect(await call(hannah, 'GET', '/api/account/data')).toMatchObject({ body: { has_second_step: true } });
  expect(await ask('')).toBe(422);
  // The code used for signing in does not work again.
  expect(await ask(codeNow())).toBe(422);
  app.clock.forward(30);
  expect(await ask(codeNow())).toBe(200);
  expect(await ask(codeNow())).toBe(422);
  expect(await ask(codes[0] ?? '')).toBe(200);
  expect(await ask(codes[0] ?? '')).toBe(422);
  const gone = await bench.remove(hannah, { password, code: 'wrong', confirm: 'DELETE' });
  expect(gone.status).toBe(422);
});

it('asks whoever has no password for a code from their mailbox', async () => {
  const bench = await openYourDataBench();
  await bench.app.platform.db.execute(sql`update auth_users set password_hash = null`);
  expect((await bench.ask(bench.hannah, { password: '' })).body.error.fields).toMatchObject([
    { field: 'mailed_code' },
  ]);
  await bench.call(bench.hannah, 'GET', '/auth/v1/reauthenticate');
  const mail = (await bench.rows('emails')).find(({ kind }) => kind === 'auth-reauthentication');
  const mailed_code = /\b(\d{6})\b/.exec(String(mail?.text))?.[1];
  expect((await bench.ask(bench.hannah, { mailed_code })).status).toBe(200);
  expect((await bench.ask(bench.hannah, { mailed_code })).status).toBe(422);
});

it('comes by a link that is worth nothing after its session', async () => {
  const bench = await openYourDataBench();
  const { url } = (await bench.ask(bench.hannah)).body;
  expect((await bench.call(bench.hannah, 'POST', '/auth/v1/logout')).status).toBe(204);
  expect(await bench.open(url)).toBe(410);
});

it('comes by a link that works once and for minutes', async () => {
  const bench = await openYourDataBench();
  const { url } = (await bench.ask(bench.hannah)).body;
  expect(await bench.open(`${url}x`)).toBe(404);
  expect(await bench.open(url.replace(bench.hannah.id, '00000000-0000-4000-8000-000000000001'))).toBe(404);
  expect(await bench.open(url)).toBeInstanceOf(Map);
  expect(await bench.open(url)).toBe(410);
  const late = (await bench.ask(bench.hannah)).body.url;
  bench.app.clock.forward(301);
  expect(await bench.open(late)).toBe(410);
});

it('can be asked for five times a day', async () => {
  const bench = await openYourDataBench();
  for (let n = 0; n < 5; n++) expect((await bench.ask(bench.hannah)).status).toBe(200);
  expect((await bench.ask(bench.hannah)).status).toBe(429);
});

it('gives what is found by an address only to whoever has shown that the mailbox is theirs', async () => {
  const bench = await openYourDataBench();
  const { db } = bench.app.platform;
  await db.execute(sql`insert into contact_messages (id, first_name, last_name, email, issue, created_at)
    values (gen_random_uuid(), 'Hannah', 'Okoro', 'Hannah@post.example', 'My own words', now())`);
  const before = await bench.download(bench.hannah);
  expect(listIn(before, 'messages-to-us')).toEqual([]);
  expect(String(before.get('README.txt'))).toContain('Confirm your address in your profile');

  await bench.call(bench.hannah, 'POST', '/api/account/mailbox/code');
  const mail = (await bench.rows('emails')).find(({ kind }) => kind === 'auth-mailbox');
  const code = /\b(\d{6})\b/.exec(String(mail?.text))?.[1];
  await bench.call(bench.hannah, 'POST', '/api/account/mailbox/proof', { code });
  const after = await bench.download(bench.hannah);
  expect(listIn(after, 'messages-to-us')).toMatchObject([{ issue: 'My own words' }]);
  const linkMail = listIn(after, 'mails').find(({ kind }) => kind === 'auth-mailbox');
  expect(linkMail?.text).toBe('(a link or code that opens your account)');
});

/** Loads the migrations' example rows, which fill every table. */
async function exampleRows(): Promise<TestApp> {
  const app = await testApp();
  const folder = new URL('../../testing/migration-data/', import.meta.url);
  for (const name of (await readdir(folder)).sort())
    await app.platform.db.execute(sql.raw(await readFile(new URL(name, folder), 'utf8')));
  return app;
}

const yourDataOf = ({ platform }: TestApp) =>
  connectYourData(platform, 'http://plainclaim.test', connectSlices(platform, 'http://plainclaim.test'), {
    confirmPerson: async () => undefined,
    actorOfSession: async () => null,
  });

it('knows every table: what it shows of it, or why nothing', async () => {
  const app = await testApp();
  const { rows } = await app.platform.db.execute<{ name: string }>(
    sql`select table_name as name from information_schema.tables where table_schema = 'public' and table_type = 'BASE TABLE'`,
  );
  const { parts } = yourDataOf(app);
  const shown = parts.flatMap(({ sections }) => sections.map(({ table }) => table));
  const notShown = parts.flatMap((part) => Object.keys(part.notShown ?? {}));
  // A missing table belongs in the `*.personal.ts` of its slice: shown, or named with a reason.
  expect([...new Set([...shown, ...notShown])].sort()).toEqual(rows.map(({ name }) => name).sort());
  expect(shown.filter((table) => notShown.includes(table))).toEqual([]);
});

/** Rows that name the person's claim but belong to another user. */
const notTheirs: Readonly<Record<string, string>> = {
  claim_notes: 'notes our team makes for itself',
  emails: 'mails to other people about the claim',
  contact_messages: 'anyone can type the id of a claim; found by the address of whoever wrote',
};

it.each([
  ['a plaintiff', '40000000-0000-4000-8000-000000000001'],
  ['a solicitor', '40000000-0000-4000-8000-000000000002'],
])('gives %s every row of the database that names them or their claims', async (_, userId) => {
  const app = await exampleRows();
  const { db } = app.platform;
  const deps = yourDataOf(app);
  const { person } = await findPerson(deps, db, userId);
  let compared = 0;
  const sections = deps.parts.flatMap((part) => part.sections);
  const hidden = deps.parts.flatMap((part) => Object.keys(part.notShown ?? {}));
  const { rows: tables } = await db.execute<{ name: string; columns: string[] }>(sql`
    select table_name as name, array_agg(column_name::text) as columns from information_schema.columns
    where table_schema = 'public' group by table_name order by 1`);
  for (const { name, columns } of tables) {
    if (hidden.includes(name) || name in notTheirs) continue;
    const given: DataRow[] = [];
    for (const section of sections.filter(({ table }) => table === name)) {
      for await (const page of section.rows(db, person)) given.push(...page);
      for (const row of given)
        expect(Object.keys({ ...row, ...section.leftOut }), name).toEqual(expect.arrayContaining(columns));
    }
    const named = [userId, ...person.claimIds].map((id) => `%${id}%`);
    const { rows } = await db.execute<{ count: number }>(sql`
      select count(*)::int as count from ${sql.identifier(name)} as one
      where to_jsonb(one)::text like any (array[${sql.join(
        named.map((like) => sql`${like}`),
        sql`, `,
      )}])`);
    expect(given.length, `rows of ${name}`).toBeGreaterThanOrEqual(rows[0]?.count ?? 0);
    compared += rows[0]?.count ?? 0;
  }
  expect(compared).toBeGreaterThan(userId.endsWith('1') ? 20 : 3);
});

it('gives a solicitor no case file of a client', async () => {
  const app = await exampleRows();
  const deps = yourDataOf(app);
  const { person } = await findPerson(deps, app.platform.db, '40000000-0000-4000-8000-000000000002');
  const claims = deps.parts.flatMap((part) => part.sections).find(({ name }) => name === 'claims');
  for await (const page of claims?.rows(app.platform.db, person) ?? []) expect(page).toEqual([]);
  const files: string[] = [];
  for (const part of deps.parts) for await (const file of part.files?.(person) ?? []) files.push(file.name);
  expect(files).toEqual([]);
});
