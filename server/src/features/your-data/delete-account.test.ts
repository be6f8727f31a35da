import { isOpen } from '@plainclaim/domain/claims/statuses';
import { sql } from 'drizzle-orm';
import { SignJWT } from 'jose';
import { describe, expect, it } from 'vitest';
import type { ErrorAnswer } from '../claims/testing/claims-bench.ts';
import { plantClaim } from '../claims/testing/plant-claim.ts';
import { verifyHistory } from '../history/index.ts';
import { openSolicitorsBench } from '../solicitors/testing/solicitors-bench.ts';
import { password } from './testing/downloads.ts';
import { openYourDataBench } from './testing/your-data-bench.ts';

const pdf = Buffer.from('%PDF-1.4\n1 0 obj\n<<>>\nendobj\ntrailer\n<<>>\n%%EOF\n');

/** A service key like those of `npm run admin`, signed with the test app's secret. */
const serviceKey = (now: Date) =>
  new SignJWT({ role: 'service_role' })
    .setProtectedHeader({ alg: 'HS256', typ: 'JWT' })
    .setExpirationTime(Math.floor(now.getTime() / 1000) + 60)
    .sign(new TextEncoder().encode('a-shared-secret-that-only-tests-would-use'));

async function openWithClaim() {
  const bench = await openYourDataBench();
  const told = { policeIncidentNumber: 'CR/1/26' };
  const draft = await bench.readyDraft(bench.hannah, told, { 'invoice.pdf': pdf });
  await bench.submit(bench.hannah, draft.id);
  await bench.app.runJobs();
  const { db } = bench.app.platform;
  /** The tables that have a row containing this text. */
  const rowsWith = async (words: string) => {
    const { rows: tables } = await db.execute<{ name: string }>(
      sql`select table_name as name from information_schema.tables where table_schema = 'public'`,
    );
    const found: string[] = [];
    for (const { name } of tables) {
      const { rows } = await db.execute(
        sql`select 1 from ${sql.identifier(name)} as one where to_jsonb(one)::text ilike ${`%${words}%`}`,
      );
      found.push(...rows.map(() => name));
    }
    return found;
  };
  return { ...bench, claimId: draft.id, db, rowsWith };
}

describe('deleting an account', () => {
  it('needs the password and the word, and changes nothing without', async () => {
    const bench = await openWithClaim();
    for (const proof of [
      { password, confirm: 'delete' },
      { password: 'wrong', confirm: 'DELETE' },
      { confirm: 'DELETE' },
    ])
      expect((await bench.remove(bench.hannah, proof)).status, JSON.stringify(proof)).toBe(422);
    expect((await bench.call(bench.hannah, 'GET', '/api/profile')).status).toBe(200);
    expect(await bench.rows('claim_documents')).toHaveLength(1);
  });

  it('shuts every way in, and frees the address', async () => {
    const bench = await openWithClaim();
    const elsewhere = await bench.signIn(bench.hannah);
    expect((await bench.remove(bench.hannah)).status).toBe(204);
    for (const session of [bench.hannah, elsewhere])
      expect((await bench.call(session, 'GET', '/api/profile')).status).toBe(401);
    const signIn = await bench.call(null, 'POST', '/auth/v1/token?grant_type=password', {
      email: bench.hannah.email,
      password,
    });
    expect(signIn.status).toBe(400);
    for (const table of ['auth_sessions', 'auth_identities', 'plaintiff_profiles', 'payout_details'])
      expect(await bench.rows(table, '1'), table).toEqual([]);
    const again = await bench.signUp();
    expect(again.id).not.toBe(bench.hannah.id);
    expect((await bench.call<{ claims: [] }>(again, 'GET', '/api/claims')).body.claims).toEqual([]);
  });

  it('cancels what is open, keeps what is needed, and the history still verifies', async () => {
    const bench = await openWithClaim();
    const unfinished = await bench.draft(bench.hannah);
    await bench.upload(bench.hannah, `/api/claims/drafts/${unfinished.id}`, 'photo.pdf', pdf);
    const keys = (await bench.rows('claim_documents')).map(({ file_path }) => file_path);
    const draftKeys = (await bench.rows('claim_draft_documents')).map(({ file_path }) => file_path);
    const passport = JSON.stringify([{ id: 'a', type: 'other', what: 'passport-okoro.pdf', file: null }]);
    await bench.db.execute(
      sql`update claim_facts set content = jsonb_set(content, '{evidence}', ${passport}::jsonb)`,
    );
    expect((await bench.remove(bench.hannah)).status).toBe(204);

    const [claim] = await bench.rows('legal_claims');
    expect(claim).toMatchObject({
      status: 'cancelled',
      plaintiff_name: 'Hannah Okoro',
      plaintiff_email: 'deleted-account@plainclaim.invalid',
      plaintiff_date_of_birth: null,
      police_incident_number: null,
      erased_at: null,
    });
    expect(String(claim?.generated_letter_content)).toContain('Sam Reed');
    for (const table of ['claim_documents', 'claim_drafts', 'claim_draft_documents'])
      expect(await bench.rows(table), table).toEqual([]);
    expect(await bench.rows('claim_facts')).toMatchObject([{ content: { evidence: [] } }]);
    expect(await verifyHistory(bench.db, bench.claimId)).toMatchObject({ whole: true });
    expect(await bench.rows('history_personal', '1')).toEqual([]);
    const cancelled = (await bench.rows('history_events', 'id')).find(
      ({ kind }) => kind === 'claim.cancelled',
    );
    expect(cancelled?.facts).toEqual({ from: 'pending', to: 'cancelled', why: 'account-deleted' });

    // The nightly job removes the files.
    const files = [...keys, ...draftKeys].map((path) => `private/claim-documents/${path}`);
    expect(files).toHaveLength(2);
    bench.app.clock.forward(2 * 86_400);
    await runJob(bench, 'tidy-claims');
    for (const key of files) expect(await bench.app.platform.files.exists(key), key).toBe(false);
  });

  it('leaves the address in the last mail only, and the name with the letter only', async () => {
    const bench = await openWithClaim();
    expect(await bench.rowsWith(bench.hannah.email)).not.toEqual([]);
    expect((await bench.remove(bench.hannah)).status).toBe(204);
    const mails = (await bench.rows('emails')).filter(({ to_address }) => to_address === bench.hannah.email);
    expect(mails).toMatchObject([{ kind: 'account-deleted' }]);
    expect(new Set(await bench.rowsWith(bench.hannah.email))).toEqual(new Set(['emails']));
    expect(new Set(await bench.rowsWith('Hannah Okoro'))).toEqual(new Set(['emails', 'legal_claims']));
    await bench.app.runJobs();
    expect((await bench.rows('emails')).every(({ last_error }) => last_error === null)).toBe(true);
  });

  it('does the same when it is emptied with a service key', async () => {
    const bench = await openWithClaim();
    const { hannah } = bench;
    const unfinished = await bench.draft(hannah);
    await bench.upload(hannah, `/api/claims/drafts/${unfinished.id}`, 'photo.pdf', pdf);
    const setStatus = (status: string) =>
      bench.db.execute(sql`update legal_claims set status = ${status} where id = ${bench.claimId}`);
    await setStatus('settlement_accepted_payment_pending');
    const empty = async () =>
      await bench.app.request(`/auth/v1/admin/users/${hannah.id}`, {
        method: 'DELETE',
        headers: {
          authorization: `Bearer ${await serviceKey(bench.app.clock.now())}`,
          'content-type': 'application/json',
        },
        body: JSON.stringify({ should_soft_delete: true }),
      });
    const refused = await empty();
    expect([refused.status, await refused.text()]).toEqual([
      409,
      expect.stringContaining('payment is on its way'),
    ]);
    expect((await bench.call(hannah, 'GET', '/api/profile')).status).toBe(200);
    await setStatus('pending');
    expect((await empty()).status).toBe(200);

    expect((await bench.call(hannah, 'GET', '/api/profile')).status).toBe(401);
    expect(await bench.rowsWith(hannah.email)).toEqual([]);
    // Mails to others about the claim name her, as the letter does.
    expect(new Set(await bench.rowsWith('Hannah Okoro'))).toEqual(new Set(['emails', 'legal_claims']));
    for (const table of ['claim_documents', 'claim_drafts', 'claim_draft_documents'])
      expect(await bench.rows(table), table).toEqual([]);
    expect((await bench.rows('legal_claims'))[0]).toMatchObject({
      status: 'cancelled',
      plaintiff_date_of_birth: null,
    });
    expect(await verifyHistory(bench.db, bench.claimId)).toMatchObject({ whole: true });
    expect((await bench.rows('auth_audit', 'id')).at(-1)).toMatchObject({
      action: 'service-act',
      details: { act: 'account-emptied' },
    });
    expect((await empty()).status).toBe(404);
  });

  it('is refused while money is under way', async () => {
    const bench = await openWithClaim();
    const setStatus = (status: string) =>
      bench.db.execute(sql`update legal_claims set status = ${status} where id = ${bench.claimId}`);
    await setStatus('settlement_accepted_payment_pending');
    expect(await bench.remove(bench.hannah)).toMatchObject({
      status: 409,
      body: { error: { message: expect.stringMatching(/payment is on its way/) } },
    });
    const overview = await bench.call<{ objections: string[] }>(bench.hannah, 'GET', '/api/account/data');
    expect(overview.body.objections).toHaveLength(1);
    await setStatus('pending');
    expect((await bench.remove(bench.hannah)).status).toBe(204);
  });

  it('is refused to the last admin, and one of two who leave at once stays', async () => {
    const bench = await openYourDataBench();
    const one = await bench.withRole(await bench.signUp('one'), 'admin');
    expect(await bench.remove(one)).toMatchObject({
      status: 409,
      body: { error: { message: expect.stringMatching(/last admin/) } },
    });
    const other = await bench.withRole(await bench.signUp('other'), 'admin');
    const answers = await Promise.all([bench.remove(one), bench.remove(other)]);
    expect(answers.map(({ status }) => status).sort()).toEqual([204, 409]);
  });

  it('happens once, however often it is asked for at the same moment', async () => {
    const bench = await openWithClaim();
    const answers = await Promise.all([1, 2, 3].map(() => bench.remove(bench.hannah)));
    expect(answers.filter(({ status }) => status === 204)).toHaveLength(1);
    const deleted = (await bench.rows('auth_audit', 'id')).filter(
      ({ action }) => action === 'account-deleted',
    );
    expect(deleted).toHaveLength(1);
  });

  it.each([1, 2, 3, 4, 5, 6])(
    'leaves no open claim behind when one is submitted at the same moment (%i)',
    async () => {
      const bench = await openYourDataBench();
      // A row inserted too late is refused by a foreign key.
      bench.app.log.expectError('request failed');
      const draft = await bench.readyDraft(bench.hannah);
      const [removed, submitted] = await Promise.all([
        bench.remove(bench.hannah),
        bench.submit(bench.hannah, draft.id),
        bench.draft(bench.hannah).catch(() => undefined),
      ]);
      const claims = await bench.rows('legal_claims');
      if (removed.status === 204) {
        expect(claims.filter(({ status }) => isOpen(status as never))).toEqual([]);
        expect(await bench.rows('claim_drafts')).toEqual([]);
      } else {
        expect([409, 201]).toContain(removed.status);
        expect(submitted.status).toBe(201);
      }
    },
  );

  it('cannot be undone by a row that comes late: the database refuses it', async () => {
    const bench = await openWithClaim();
    await bench.remove(bench.hannah);
    await expect(
      plantClaim(bench.db, bench.hannah.id, { createdAt: bench.app.clock.now() }),
    ).rejects.toMatchObject({ cause: { message: expect.stringContaining('the account is deleted') } });
    await expect(
      bench.db.execute(sql`update auth_users set email = 'back@post.example' where deleted_at is not null`),
    ).rejects.toMatchObject({ cause: { constraint: 'auth_users_deleted_is_nobody' } });
  });

  it('keeps mails from someone who is gone: a late reply tells the team only', async () => {
    const bench = await openWithClaim();
    const admin = await bench.withRole(await bench.signUp('admin'), 'admin');
    await bench.remove(bench.hannah);
    const reply = await bench.call<ErrorAnswer>(admin, 'POST', '/api/admin/replies', {
      email_subject: `Re: Claim ID: ${bench.claimId}`,
      email_body: 'I agree to pay.',
      sender_email: 'sam@reed.example',
    });
    expect(reply.status, JSON.stringify(reply.body)).toBeLessThan(300);
    const kinds = (await bench.rows('emails')).map(({ kind }) => kind);
    expect(kinds).toContain('reply-to-team');
    expect(kinds).not.toContain('reply-to-claimant');
  });
});

describe('a solicitor who leaves', () => {
  it('is refused with a case taken on; a question that waits goes to the next', async () => {
    const bench = await openSolicitorsBench();
    const first = await bench.approved('Ann');
    const second = await bench.approved('Bea', { postcode: 'M1 1AA' });
    await bench.search();
    const asked = (await bench.cases(first)).length === 1 ? first : second;
    const next = asked === first ? second : first;
    const remove = (person: typeof first) =>
      bench.call<ErrorAnswer | null>(person, 'POST', '/api/account/data/delete', {
        password,
        confirm: 'DELETE',
      });
    expect((await remove(asked)).status).toBe(204);
    expect(await bench.cases(next)).toHaveLength(1);
    await bench.act(next, 'accept');
    expect(await remove(next)).toMatchObject({
      status: 409,
      body: { error: { message: expect.stringMatching(/working on 1 case/) } },
    });
    expect(await verifyHistory(bench.app.platform.db, bench.claim.id)).toMatchObject({ whole: true });
  });
});

/** Calls a nightly job directly, as no scheduler runs in tests. */
async function runJob({ app }: Awaited<ReturnType<typeof openYourDataBench>>, name: string): Promise<void> {
  const worker = app.app.workers.find(({ job }) => job.name === name);
  if (!worker) throw new Error(`no job ${name}`);
  await worker.handle({}, { attempt: 1, isLastAttempt: false, signal: new AbortController().signal });
}
