import { serviceTerms } from '@plainclaim/domain/shared/service-terms';
import { sql } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { png } from '../../platform/files/testing/sample-files.ts';
import { clockStandsAt } from '../../testing/clock-stands-at.ts';
import { verifyHistory } from '../history/index.ts';
import { listIn } from './testing/downloads.ts';
import { openYourDataBench } from './testing/your-data-bench.ts';

clockStandsAt('2026-11-16T10:00:00Z');

const address = '9 Quarry Fold, Otley LS21 9ZQ';

/** A row in every table of letters served and claims paused: a posting with its proof that came back, a certificate, a pause. */
async function openServed() {
  const bench = await openYourDataBench();
  const { app, call, hannah } = bench;
  const claim = await bench.submitted(hannah);
  await app.runJobs();
  const path = `/api/claims/${claim.id}`;
  const uploaded = await app.request(`${path}/documents?name=receipt.png&purpose=proof-of-service`, {
    method: 'POST',
    headers: { authorization: `Bearer ${hannah.token}`, 'content-length': String(png.length) },
    body: new Uint8Array(png),
  });
  expect(uploaded.status).toBe(201);
  const { document } = (await uploaded.json()) as { document: { id: string } };
  const posted = await call<{ service: { attempts: { id: string; method: string }[] } }>(
    hannah,
    'POST',
    `${path}/service`,
    { method: 'first-class-post', done_on: '2026-11-16', address, proof_document_id: document.id },
  );
  expect(posted.status).toBe(201);
  const attempt = posted.body.service.attempts.find(({ method }) => method === 'first-class-post');
  const back = { reason: 'gone-away', returned_on: '2026-11-16' };
  expect((await call(hannah, 'POST', `${path}/service/${attempt?.id}/returned`, back)).status).toBe(200);
  const headers = { authorization: `Bearer ${hannah.token}` };
  const certified = await app.request(`${path}/service/certificate.pdf`, { method: 'POST', headers });
  expect(certified.status).toBe(200);
  const pause = { reason: 'breathing-space', from: '2026-11-10' };
  expect((await call(hannah, 'POST', `${path}/hold`, pause)).status).toBe(204);
  return { ...bench, claim, path, document };
}

it('holds each attempt with its proof, the certificate’s code and each pause, without the reason of a pause', async () => {
  const { download, hannah, claim, document } = await openServed();
  const files = await download(hannah);
  // In the order of their random ids.
  const attempts = listIn(files, 'letter-attempts');
  expect(attempts).toHaveLength(2);
  for (const attempt of [
    { claim_id: claim.id, method: 'email', address: 'sam@reed.example' },
    { claim_id: claim.id, method: 'first-class-post', address, proof_document_id: document.id },
  ])
    expect(attempts).toContainEqual(expect.objectContaining(attempt));
  expect(listIn(files, 'letter-outcomes').map(({ outcome, note }) => [outcome, note])).toEqual(
    expect.arrayContaining([
      ['sent', null],
      ['returned', 'gone away'],
    ]),
  );
  expect(listIn(files, 'check-codes')).toMatchObject([{ claim_id: claim.id, code: expect.any(String) }]);
  expect(
    listIn(files, 'certified-papers')
      .map(({ kind }) => kind)
      .sort(),
  ).toEqual(['certificate', 'letter']);
  expect(listIn(files, 'pauses')).toMatchObject([
    { claim_id: claim.id, first_day: '2026-11-10', last_day: '2027-01-08', interest_free_from: '2026-11-10' },
  ]);
  expect(listIn(files, 'documents')).toMatchObject([{ id: document.id, purpose: 'proof-of-service' }]);
  const everything = [...files].filter(([name]) => name.startsWith('data/')).map(([, file]) => String(file));
  expect(everything.join('\n')).not.toContain('breathing-space');
});

it('is erased with a claim that was closed long ago; what happened when stays, and a printed certificate is checked', async () => {
  const { app, call, hannah, claim, path, rows } = await openServed();
  const { db } = app.platform;
  const [{ code } = {}] = await rows('check_codes');
  const [{ sha256 } = {}] = await rows('certified_papers');
  const check = async () =>
    (await call<{ match: boolean }>(null, 'GET', `/api/check/${code}?sha256=${sha256}`)).body;
  expect(await check()).toEqual({ match: true });
  await call(hannah, 'POST', `${path}/cancel`);
  await app.runJobs();
  await db.execute(sql`update legal_claims set closed_at = ${app.clock.now().toISOString()}::timestamptz
    - make_interval(years => ${serviceTerms.retentionYears}, days => 1) where id = ${claim.id}`);
  const worker = app.app.workers.find(({ job }) => job.name === 'expire-data');
  await worker?.handle({}, { attempt: 1, isLastAttempt: false, signal: new AbortController().signal });

  expect(await rows('letter_services', 'entry')).toMatchObject([
    { method: 'email', to_name: '', address: '', salt: null },
    { method: 'first-class-post', to_name: '', address: '', salt: null },
  ]);
  const outcomes = await rows('letter_service_outcomes', 'entry');
  expect(outcomes.map(({ outcome, note, salt }) => [outcome, note, salt])).toEqual(
    expect.arrayContaining([['returned', null, null]]),
  );
  for (const table of ['claim_holds', 'claim_documents']) expect(await rows(table), table).toEqual([]);
  expect(await rows('claim_hold_reasons', 'hold_id')).toEqual([]);
  const { rows: tables } = await db.execute<{ name: string }>(
    sql`select tablename as name from pg_tables where schemaname = 'public'`,
  );
  for (const { name } of tables)
    for (const words of [address, 'Sam Reed', 'sam@reed.example']) {
      const { rows: found } = await db.execute(
        sql`select 1 from ${sql.identifier(name)} one where one::text like ${`%${words}%`}`,
      );
      expect(found, `${name}: ${words}`).toEqual([]);
    }
  expect(await check()).toEqual({ match: true });
  expect(await verifyHistory(db, claim.id)).toMatchObject({ whole: true });
});
