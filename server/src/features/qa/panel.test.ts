import { sql } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { pdf } from '../../platform/files/testing/sample-files.ts';
import { clockStandsAt } from '../../testing/clock-stands-at.ts';
import { productionSettings } from '../../testing/production-settings.ts';
import type { ErrorAnswer, Person } from '../claims/testing/claims-bench.ts';
import { plantClaim } from '../claims/testing/plant-claim.ts';
import { verifyHistory } from '../history/index.ts';
import { openQaBench, type TestClaimBody } from './testing/qa-bench.ts';

clockStandsAt('2026-11-16T10:00:00Z');

type Preview = { readonly claims: readonly TestClaimBody[]; readonly total: number };
type QaBench = Awaited<ReturnType<typeof openQaBench>>;

const moment = (value: unknown): string => new Date(String(value)).toISOString();

const clean = async ({ call }: QaBench, person: Person, ids: readonly string[]) =>
  await call<{ removed: string[]; not_removed: string[] }>(person, 'POST', '/api/testing/claims/cleanup', {
    claim_ids: ids,
  });

describe('generating test claims', () => {
  it.each([
    ['overdue', '2026-11-15T17:00:00.000Z', '2026-11-01T17:00:00.000Z', '2026-10-02'],
    ['today', '2026-11-16T17:00:00.000Z', '2026-11-02T17:00:00.000Z', '2026-10-03'],
    ['soon', '2026-11-17T17:00:00.000Z', '2026-11-03T17:00:00.000Z', '2026-10-04'],
    ['normal', '2026-11-20T17:00:00.000Z', '2026-11-06T17:00:00.000Z', '2026-10-07'],
  ])(
    '%s: one for each amount, with letters, in no figure, and nothing mailed',
    async (urgency, due, sent, incident) => {
      const bench = await openQaBench();
      const { status, body } = await bench.generate(urgency);
      expect(status).toBe(201);
      expect(body.claims.map(({ amount }) => amount)).toEqual([
        500, 1200, 2500, 3800, 5000, 7500, 10000, 15000,
      ]);
      expect(body.claims[0]?.response_deadline).toBe(due);
      const rows = await bench.rows('legal_claims');
      const first = rows.find(({ id }) => id === body.claims[0]?.id);
      expect(first).toMatchObject({
        user_id: bench.tess.id,
        status: 'pending',
        plaintiff_name: 'Test Claimant 1',
        incident_date: incident,
        defendant_email: 'unknown@defendant.invalid',
        defendant_email_unknown: true,
      });
      expect(moment(first?.letter_sent_at)).toBe(sent);
      for (const { id, generated_letter_content: letter } of rows)
        expect(String(letter)).toContain(String(id));
      expect(await bench.figures()).toEqual([]);
      expect(await bench.rows('emails')).toEqual([]);
    },
  );

  it('shows each as pressing as asked for in the admin’s list', async () => {
    const { call, generate, signUp, withRole } = await openQaBench();
    await generate('overdue');
    const admin = await withRole(await signUp('admin'), 'admin');
    const { body } = await call<{ claims: { urgency: { level: string } }[] }>(
      admin,
      'GET',
      '/api/admin/claims?only=test',
    );
    expect(body.claims.map(({ urgency }) => urgency.level)).toEqual(Array(8).fill('overdue'));
  });

  it('is for testers: claims of an admin could not be cleaned up', async () => {
    const { call, signUp, withRole, rows } = await openQaBench();
    const admin = await withRole(await signUp('admin'), 'admin');
    const { status, body } = await call<ErrorAnswer>(admin, 'POST', '/api/testing/claims', {
      urgency: 'soon',
    });
    expect([status, body.error.message]).toEqual([
      403,
      'Test claims belong to a tester’s account. Sign in as a tester to generate them.',
    ]);
    expect(await rows('legal_claims')).toEqual([]);
  });
});

describe('moving deadlines', () => {
  const move = async (bench: QaBench, claim_ids: string, deadline: string) =>
    await bench.call<{ updated: string[]; not_updated: string[] } & ErrorAnswer>(
      bench.tess,
      'PUT',
      '/api/testing/claims/deadline',
      { claim_ids, deadline },
    );

  it('takes testers’ claims only, to five in the afternoon, and leaves the figures alone', async () => {
    const bench = await openQaBench();
    const [one, other] = (await bench.generate('overdue')).body.claims as [TestClaimBody, TestClaimBody];
    const hannah = await bench.signUp('hannah');
    const theirs = await bench.submitted(hannah);
    const { body } = await move(bench, `${one.id}, ${other.id}\n${theirs.id}`, '2027-07-01');
    expect(new Set(body.updated)).toEqual(new Set([one.id, other.id]));
    expect(body.not_updated).toEqual([theirs.id]);
    const rows = await bench.rows('legal_claims');
    const deadlineOf = (id: string) => moment(rows.find((row) => row.id === id)?.response_deadline);
    // British Summer Time: 17:00 in London.
    expect(deadlineOf(one.id)).toBe('2027-07-01T16:00:00.000Z');
    expect(deadlineOf(theirs.id)).toBe(theirs.response_deadline);
    // Only Hannah's claim is live, and it is unchanged.
    const due = (await bench.figures()).filter(({ name }) => name === 'pending-by-deadline');
    expect(due).toEqual([expect.objectContaining({ bucket: theirs.response_deadline.slice(0, 10), sum: 1 })]);
    expect(await verifyHistory(bench.app.platform.db, one.id)).toEqual({ whole: true, events: 2 });
  });

  it.each([
    ['', '2027-07-01', 'Please enter claim IDs to update'],
    [' , ', '2027-07-01', 'Please enter claim IDs to update'],
    ['claim seven', '2027-07-01', 'This is not a claim ID: claim'],
    ['00000000-0000-4000-8000-000000000001', '2027-02-30', 'Please choose a deadline'],
  ])('refuses %j and %j', async (ids, deadline, message) => {
    const { status, body } = await move(await openQaBench(), ids, deadline);
    expect([status, body.error.fields?.[0]?.message]).toEqual([422, message]);
  });
});

describe('cleaning up', () => {
  it('removes what was shown with all that hangs on it, and leaves figures as they were', async () => {
    const bench = await openQaBench({ settings: { RATE_LIMITS: 'off' } });
    const { app, call, tess, rows } = bench;
    const admin = await bench.withRole(await bench.signUp('admin'), 'admin');
    const before = await bench.figures();
    const { claims } = (await bench.generate('overdue')).body;
    const [claim] = claims as [TestClaimBody];
    await bench.upload(admin, `/api/claims/${claim.id}`, 'invoice.pdf', pdf);
    await call(admin, 'POST', '/api/admin/replies', {
      email_subject: `Claim ID: ${claim.id}`,
      email_body: 'I agree to pay.',
      sender_email: 'sam@reed.example',
    });
    await call(admin, 'POST', `/api/admin/claims/${claim.id}/notes`, { body: 'A note' });
    const { body: link } = await call(admin, 'POST', '/functions/v1/send-payment-link', {
      claimId: claim.id,
      defendantEmail: 'unknown@defendant.invalid',
      defendantName: 'Test Defendant',
      amount: claim.amount,
      currency: 'GBP',
      appBaseUrl: 'http://plainclaim.test',
    });
    expect(link).toMatchObject({ success: true });
    await call(admin, 'POST', '/functions/v1/handle-settlement-offer', {
      claim_id: claim.id,
      offered_amount: 100,
    });
    await app.runJobs();
    await app.platform.db.execute(sql`
      with code as (insert into check_codes (claim_id, code, created_at) values (${claim.id}, 'any', now()))
      insert into certified_papers (claim_id, sha256, kind, created_at)
      values (${claim.id}, ${'a1'.repeat(32)}, 'letter', now())`);
    for (const table of [
      'claim_documents',
      'defendant_responses',
      'claim_notes',
      'settlement_offers',
      'payment_intents',
    ])
      expect(await rows(table, '1'), table).toHaveLength(1);
    expect(await rows('claim_facts', '1')).toHaveLength(8);
    expect((await rows('emails')).length).toBeGreaterThan(2);

    const { body: preview } = await call<Preview>(tess, 'GET', '/api/testing/claims/cleanup');
    expect(preview.total).toBe(8);
    expect(preview.claims.every(({ stays }) => stays === false)).toBe(true);
    const { body } = await clean(
      bench,
      tess,
      preview.claims.map(({ id }) => id),
    );
    expect(body.removed).toHaveLength(8);
    expect(body.not_removed).toEqual([]);

    const empty = [
      'legal_claims',
      'claim_documents',
      'claim_facts',
      'defendant_responses',
      'claim_notes',
      'settlement_offers',
      'check_codes',
      'certified_papers',
    ];
    for (const table of [...empty, 'payment_intents', 'emails', 'email_attachments', 'unclaimed_files'])
      expect(await rows(table, '1'), table).toEqual([]);
    expect(await bench.figures()).toEqual(before);
    // Queued jobs find their mails gone, which is no failure.
    expect((await app.runJobs()).failed).toBe(0);
    const kinds = (await rows('history_events', 'id')).filter((row) => row.claim_id === claim.id);
    expect(kinds.at(-1)).toMatchObject({
      kind: 'test-claim.removed',
      actor_kind: 'tester',
      actor_id: tess.id,
    });
    expect(await rows('history_personal', 'event_id')).toEqual([]);
    expect((await verifyHistory(app.platform.db, claim.id)).whole).toBe(true);
  });

  it('takes nobody else’s claims, whatever the claimant is called', async () => {
    const bench = await openQaBench();
    const { app, tess } = bench;
    const hannah = await bench.signUp('hannah');
    const at = app.clock.now();
    const theirs = await plantClaim(app.platform.db, hannah.id, {
      createdAt: at,
      plaintiffName: 'Test Claimant 1',
    });
    const own = await plantClaim(app.platform.db, tess.id, { createdAt: at, plaintiffName: 'Tess Adeyemi' });
    const { body } = await bench.call<Preview>(tess, 'GET', '/api/testing/claims/cleanup');
    expect(body).toEqual({ claims: [], total: 0 });
    expect((await clean(bench, tess, [theirs.id, own.id])).body).toEqual({
      removed: [],
      not_removed: [theirs.id, own.id],
    });
    expect(await bench.rows('legal_claims')).toHaveLength(2);
  });

  it('leaves a claim that money arrived for, and says so', async () => {
    const bench = await openQaBench();
    const { app, tess, call } = bench;
    const [claim] = (await bench.generate('soon')).body.claims as [TestClaimBody];
    const ids = { intent: crypto.randomUUID(), session: crypto.randomUUID(), payment: crypto.randomUUID() };
    await app.platform.db.execute(sql`
      with intent as (
        insert into payment_intents (id, claim_id, amount, status, token_hash, recipient_email, recipient_is_team, created_at, expires_at, completed_at)
        values (${ids.intent}, ${claim.id}, 500, 'completed', 'x', 'a@b.example', false, now(), now(), now()))
      , session as (
        insert into checkout_sessions (id, payment_intent_id, provider, state, amount, created_at, expires_at, settled_at)
        values (${ids.session}, ${ids.intent}, 'test', 'paid', 500, now(), now(), now()))
      insert into payments (id, checkout_session_id, payment_intent_id, claim_id, kind, gross, commission, to_claimant, received_at)
      values (${ids.payment}, ${ids.session}, ${ids.intent}, ${claim.id}, 'settling', 50000, 5000, 45000, now())`);
    const { body } = await call<Preview>(tess, 'GET', '/api/testing/claims/cleanup');
    expect(body.claims.filter(({ stays }) => stays).map(({ id }) => id)).toEqual([claim.id]);
    const cleaned = await clean(
      bench,
      tess,
      body.claims.map(({ id }) => id),
    );
    expect(cleaned.body.not_removed).toEqual([claim.id]);
    expect(await bench.rows('legal_claims')).toHaveLength(1);
    expect(await bench.rows('payments', 'id')).toHaveLength(1);
  });

  it('knows every table that points at a claim', async () => {
    const { app } = await openQaBench();
    const { rows } = await app.platform.db.execute(
      sql`select distinct conrelid::regclass::text as name from pg_constraint where confrelid = 'legal_claims'::regclass and contype = 'f' order by 1`,
    );
    // When a table is new here: make `onRemoved` in connect-slices.ts empty it, then add it.
    expect(rows.map(({ name }) => name)).toEqual([
      'case_messages',
      'claim_assessments',
      'claim_documents',
      'claim_facts',
      'claim_holds',
      'claim_notes',
      'defendant_responses',
      'payment_intents',
      'payments',
      'payouts',
      'referrals',
      'settlement_offers',
      'solicitor_searches',
    ]);
  });
});

describe('where the operator wants none of it', () => {
  it.each([
    ['in production', productionSettings, 404],
    ['in embedded mode, switched off', { QA_TOOLS: 'off' }, 404],
    ['in production, switched on', { ...productionSettings, QA_TOOLS: 'on' }, 200],
  ])('%s', async (_, settings, status) => {
    const { call, tess, app } = await openQaBench({ settings });
    expect((await call(tess, 'GET', '/api/testing/claims/cleanup')).status).toBe(status);
    const described = await (await app.request('/api/openapi.json')).text();
    expect(described.includes('/api/testing/')).toBe(status === 200);
  });
});
