import { readdirSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { productRules } from '@plainclaim/domain/qa/qa-rules';
import { testKinds } from '@plainclaim/domain/qa/rule-check';
import { sql } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { clockStandsAt } from '../../testing/clock-stands-at.ts';
import type { TestApp } from '../../testing/test-app.ts';
import type { CheckResult } from './runs/run-events.ts';
import { openQaBench, rehearsalBeside, runWith } from './testing/qa-bench.ts';

clockStandsAt('2026-11-16T10:00:00Z');

const patient = { timeout: 600_000 };
const failed = (results: readonly CheckResult[]) => results.filter(({ ok }) => !ok);

/** Everything a run could leave behind: rows of every table, databases, files. */
async function traces({ platform, databaseUrl }: TestApp) {
  const { rows } = await platform.db.execute(sql`
    select table_name, (xpath('/row/c/text()', query_to_xml(format('select count(*) as c from %I.%I', table_schema, table_name), false, true, '')))[1]::text as rows
    from information_schema.tables where table_schema in ('public', 'pgboss') and table_type = 'BASE TABLE' order by 1`);
  const own = new URL(databaseUrl).pathname.slice(1);
  const beside = await platform.db.execute(
    sql`select datname from pg_database where starts_with(datname, ${own}) order by 1`,
  );
  // Of this process only, as another test file may run a rehearsal at the same time.
  const ours = `plainclaim-rehearsal-${process.pid}-`;
  const folders = readdirSync(tmpdir()).filter((name) => name.startsWith(ours));
  return { tables: rows, databases: beside.rows, folders };
}

describe('a tester’s run', patient, () => {
  it.each(testKinds)(
    'of %s tests passes, tells of each check with its time, and leaves nothing',
    async (kind) => {
      const { app, run, tess } = await openQaBench();
      const before = await traces(app);
      const { started, results, done, error } = await run(tess, kind);
      expect(error).toBeUndefined();
      expect(failed(results)).toEqual([]);
      expect(started).toMatchObject({ kind, total: results.length });
      expect(done).toMatchObject({ passed: results.length, failed: 0 });
      for (const { ms, at } of results) {
        expect(ms).toBeGreaterThanOrEqual(0);
        expect(at).toMatch(/^2026-11-16T/);
      }
      expect(results.at(-1)).toMatchObject({ name: 'Clean up', got: 'nothing left' });
      expect(await traces(app)).toEqual(before);
    },
  );

  it('goes the whole way of a claim', async () => {
    const { run, tess } = await openQaBench();
    const { results } = await run(tess, 'end-to-end');
    expect(results.map(({ name }) => name)).toEqual([
      'This server is ready',
      'Start the product on an empty database of its own',
      'Sign up as a claimant',
      'Save a draft',
      'Add a document',
      'Have the letter written',
      'Submit the claim',
      'The letter reaches the defendant',
      'Record the defendant’s reply',
      'Record an offer',
      'Accept the offer',
      'The payment link reaches the defendant',
      'Pay in the test checkout',
      'The claim is settled',
      'The commission is counted',
      'Both parties are told',
      'Clean up',
    ]);
  });
});

describe('something broken on purpose', patient, () => {
  it('is a rule: its test fails and the others do not', async () => {
    const { app } = await openQaBench();
    const responseDays: typeof productRules.responseDays = (issueType, jurisdiction) =>
      issueType === 'Debt Recovery' && jurisdiction === 'England & Wales'
        ? 31
        : productRules.responseDays(issueType, jurisdiction);
    const results = await runWith(app, 'deadline', { rules: { responseDays } });
    expect(failed(results)).toMatchObject([
      { name: 'England & Wales, Debt Recovery', expected: '30 days', got: '31 days' },
    ]);
  });

  it('is a rule that throws', async () => {
    const { app } = await openQaBench();
    const missingAnswers = () => {
      throw new Error('out of order');
    };
    const results = await runWith(app, 'validation', { rules: { missingAnswers } });
    expect(failed(results).length).toBeGreaterThan(20);
    expect(failed(results)[0]).toMatchObject({ name: 'a complete form', got: 'failed: out of order' });
    // The API uses the product's own rules, which are intact.
    expect(results.filter(({ name, ok }) => name.startsWith('API:') && !ok)).toEqual([]);
  });

  it('is the API: the step fails, those after it are not reached, and all is cleaned up', async () => {
    const { app } = await openQaBench();
    const before = await traces(app);
    const open = rehearsalBeside(app);
    const results = await runWith(app, 'end-to-end', {
      openRehearsal: async () => {
        const rehearsal = await open();
        const request: typeof rehearsal.request = async (path, init) =>
          path.endsWith('/accept')
            ? new Response('{}', { status: 500 })
            : await rehearsal.request(path, init);
        return { ...rehearsal, request };
      },
    });
    expect(failed(results).map(({ name, got }) => [name, got])).toEqual([
      ['Accept the offer', expect.stringContaining('answered 500')],
      ['The payment link reaches the defendant', 'not reached'],
      ['Pay in the test checkout', 'not reached'],
      ['The claim is settled', 'not reached'],
      ['The commission is counted', 'not reached'],
      ['Both parties are told', 'not reached'],
    ]);
    expect(await traces(app)).toEqual(before);
  });
});

describe('a rehearsal', patient, () => {
  it('ends when its tester leaves, and is cleaned up all the same', async () => {
    const { app } = await openQaBench();
    const before = await traces(app);
    const leaving = new AbortController();
    const open = rehearsalBeside(app);
    const results = await runWith(
      app,
      'end-to-end',
      {
        openRehearsal: async () => {
          leaving.abort();
          return await open();
        },
      },
      leaving.signal,
    );
    expect(results.map(({ name }) => name)).toEqual([
      'This server is ready',
      'Start the product on an empty database of its own',
      'Clean up',
    ]);
    expect(await traces(app)).toEqual(before);
  });

  it('is one at a time, and sweeps up after one whose process died', async () => {
    const { app, run, tess } = await openQaBench();
    const own = new URL(app.databaseUrl).pathname.slice(1);
    await app.platform.db.execute(sql.raw(`create database "${own}_rehearsal_left0behind"`));
    const open = rehearsalBeside(app);
    const first = await open();
    const { results, done, error } = await run(tess, 'end-to-end');
    expect(error).toEqual({
      error: 'Another test is running. Wait until it has finished, then try again.',
    });
    expect([results.length, done]).toEqual([1, undefined]);
    expect(await first.close()).toEqual([]);
    expect((await traces(app)).databases).toEqual([{ datname: own }]);
  });

  it('opens no door: what is signed in there is a stranger here', async () => {
    const { app } = await openQaBench();
    const rehearsal = await rehearsalBeside(app)();
    const res = await rehearsal.request('/auth/v1/token?grant_type=password', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(rehearsal.admin),
    });
    const { access_token } = (await res.json()) as { access_token: string };
    const headers = { authorization: `Bearer ${access_token}` };
    expect((await rehearsal.request('/api/admin/dashboard', { headers })).status).toBe(200);
    expect((await app.request('/api/admin/dashboard', { headers })).status).toBe(401);
    expect(await rehearsal.close()).toEqual([]);
  });
});
