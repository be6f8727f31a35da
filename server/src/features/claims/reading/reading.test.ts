import { randomUUID } from 'node:crypto';
import { sql } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { pdf } from '../../../platform/files/testing/sample-files.ts';
import { clockStandsAt } from '../../../testing/clock-stands-at.ts';
import { claimNotFoundWords } from '../claim-not-found.ts';
import { claimById, storeClaim } from '../claims.store.ts';
import { type ErrorAnswer, openClaimsBench } from '../testing/claims-bench.ts';
import { plantClaim } from '../testing/plant-claim.ts';
import { readClaimDetails } from './read-claim-details.ts';

clockStandsAt('2026-11-16T10:00:00Z');

type Details = {
  claim: { id: string; status: string };
  documents: { file_name: string }[];
  timeline: object[];
  next_step: object;
  may: Record<string, boolean>;
};

type List = { claims: { id: string; amount: number }[]; next_cursor: string | null };

async function open() {
  const bench = await openClaimsBench();
  const hannah = await bench.signUp();
  const setStatus = (id: string, status: string) =>
    bench.app.platform.db.execute(
      sql`update legal_claims set status = ${status},
        replied_at = case when ${status}::text = 'responded' then created_at end where id = ${id}`,
    );
  /** Copies of a claim, a second apart: rows are cheaper than submissions. */
  const copies = async (id: string, count: number) => {
    const { db } = bench.app.platform;
    const found = await claimById(db, id);
    if (!found) throw new Error('nothing to copy');
    const { shortReference: _drawnAnew, ...claim } = found;
    await db.transaction(async (tx) => {
      for (let n = 1; n <= count; n++) {
        const createdAt = new Date(claim.createdAt.getTime() + n * 1000);
        await storeClaim(tx, { ...claim, id: randomUUID(), createdAt });
      }
    });
  };
  return { ...bench, hannah, setStatus, copies };
}

describe('a claim', () => {
  it('tells its owner everything: documents, mails, timeline, next step and what they may do', async () => {
    const { hannah, readyDraft, submit, letLetterLeave, call } = await open();
    const { id } = await readyDraft(hannah, {}, { 'invoice.pdf': pdf });
    await submit(hannah, id);
    await letLetterLeave(id);
    const { status, body } = await call<Details>(hannah, 'GET', `/api/claims/${id}`);
    expect(status).toBe(200);
    expect(body).toMatchObject({
      claim: { id, status: 'pending', defendant_email_unknown: false },
      documents: [{ file_name: 'invoice.pdf', file_type: 'application/pdf' }],
      mails: expect.arrayContaining([
        expect.objectContaining({ kind: 'letter-before-action', state: 'kept' }),
        expect.objectContaining({ kind: 'claim-confirmation', state: 'queued' }),
      ]),
      timeline: [
        { kind: 'incident', at: '2026-09-01', label: 'Incident date' },
        { kind: 'submitted', at: '2026-11-16T10:00:00.000Z', label: 'Claim submitted' },
        { kind: 'letter-sent', at: '2026-11-16T10:00:00.000Z', label: 'Letter sent' },
        { kind: 'response-deadline', at: '2026-12-16T10:00:00.000Z', label: 'Response deadline' },
      ],
      next_step: {
        kind: 'wait',
        sentence: 'Nothing to do for now: the defendant has until 16 December 2026 to reply.',
        options: [],
      },
      may: {
        cancel: true,
        mark_paid: true,
        add_documents: true,
        take_court_route: true,
        generate_letter: false,
        send_letter: false,
      },
    });
  });

  it('answers alike where there is none and where it is another’s', async () => {
    const { hannah, signUp, withRole, submitted, call, upload } = await open();
    const { id } = await submitted(hannah);
    const strangers = [
      await signUp('sam'),
      await withRole(await signUp('solicitor'), 'solicitor'),
      await withRole(await signUp('tester'), 'tester'),
    ];
    const missing = '00000000-0000-4000-8000-0000000000ff';
    for (const stranger of strangers) {
      for (const where of [id, missing, 'nonsense']) {
        const path = `/api/claims/${where}`;
        const answers = [
          await call<ErrorAnswer>(stranger, 'GET', path),
          await call<ErrorAnswer>(stranger, 'GET', `${path}/letter.pdf`),
          await call<ErrorAnswer>(stranger, 'GET', `${path}/documents/${missing}/link`),
          await call<ErrorAnswer>(stranger, 'POST', `${path}/cancel`),
          await call<ErrorAnswer>(stranger, 'POST', `${path}/paid`),
          await call<ErrorAnswer>(stranger, 'POST', `${path}/court-route`),
          await upload<ErrorAnswer>(stranger, path, 'a.pdf', pdf),
        ];
        for (const { status, body } of answers) {
          expect([status, body.error.code, body.error.message]).toEqual([
            404,
            'not_found',
            claimNotFoundWords,
          ]);
        }
      }
    }
  });

  it('is open to admins, and to a solicitor it was referred to', async () => {
    const { app, hannah, signUp, withRole, submitted, call } = await open();
    const { id } = await submitted(hannah);
    const admin = await withRole(await signUp('admin'), 'admin');
    const seen = await call<Details>(admin, 'GET', `/api/claims/${id}`);
    expect(seen.status).toBe(200);
    expect(seen.body.may).toMatchObject({ cancel: true, mark_paid: false, add_documents: true });
    const solicitor = {
      userId: randomUUID(),
      email: 'marcus@firm.example',
      role: 'solicitor' as const,
      sessionId: '',
      aal: 'aal1' as const,
      needsSecondStep: false,
      isConfirmed: true,
    };
    const referredTo = async () => [solicitor.userId];
    const read = (port?: typeof referredTo) =>
      readClaimDetails({ ...app.platform, ...(port && { referredTo: port }) }, solicitor, id);
    await expect(read()).rejects.toMatchObject({ userMessage: claimNotFoundWords });
    await expect(read(async () => [randomUUID()])).rejects.toMatchObject({ code: 'not_found' });
    expect((await read(referredTo)).may).toMatchObject({ cancel: false, addDocuments: false });
  });

  it('may be sent by its owner and by admins while its letter was kept and not sent', async () => {
    const { app, hannah, signUp, withRole, submitted, call, setStatus } = await open();
    const sent = await submitted(hannah);
    const { id } = await plantClaim(app.platform.db, hannah.id, {
      generatedLetterContent: sent.generated_letter_content,
      createdAt: app.clock.now(),
    });
    const admin = await withRole(await signUp('admin'), 'admin');
    const may = async (person: typeof hannah, claimId = id) =>
      (await call<Details>(person, 'GET', `/api/claims/${claimId}`)).body.may.send_letter;
    expect(await may(hannah, sent.id)).toBe(false);
    expect([await may(hannah), await may(admin)]).toEqual([true, true]);
    await setStatus(id, 'cancelled');
    expect(await may(hannah)).toBe(false);
  });
});

describe('the list of claims', () => {
  it('comes in pages, newest first, each claim once', async () => {
    const { hannah, signUp, submitted, call, copies } = await open();
    const { id } = await submitted(hannah);
    await copies(id, 12);
    const other = await signUp('sam');
    const pages: List[] = [];
    let cursor: string | null = '';
    while (cursor !== null) {
      const query: string = cursor === '' ? '' : `&cursor=${cursor}`;
      const { body } = await call<List>(hannah, 'GET', `/api/claims?limit=5${query}`);
      pages.push(body);
      cursor = body.next_cursor;
    }
    expect(pages.map(({ claims }) => claims.length)).toEqual([5, 5, 3]);
    const ids = pages.flatMap(({ claims }) => claims.map((claim) => claim.id));
    expect(new Set(ids).size).toBe(13);
    expect(ids.at(-1)).toBe(id);
    expect((await call<List>(other, 'GET', '/api/claims')).body).toEqual({ claims: [], next_cursor: null });
  });

  it.each(['nonsense', Buffer.from('yesterday someone').toString('base64url')])(
    'refuses the cursor %s',
    async (cursor) => {
      const { hannah, call } = await open();
      expect((await call(hannah, 'GET', `/api/claims?cursor=${cursor}`)).status).toBe(422);
    },
  );
});

describe('the dashboard', () => {
  it('counts by card, and shows five claims, the drafts and what needs attention', async () => {
    const { app, hannah, submitted, draft, call, copies, setStatus, signIn } = await open();
    const { id } = await submitted(hannah);
    await copies(id, 7);
    const { body: all } = await call<List>(hannah, 'GET', '/api/claims');
    const statuses = [
      'active',
      'responded',
      'settlement_accepted_payment_pending',
      'resolved',
      'cancelled',
      'resolved',
    ];
    for (const [index, status] of statuses.entries()) await setStatus(String(all.claims[index]?.id), status);
    app.clock.set('2026-12-20T09:00:00Z');
    const again = await signIn(hannah);
    const { id: draftId } = await draft(again, { issueType: 'Other' });
    const { body } = await call<{ recent: object[]; attention: { claim_id: string }[] }>(
      again,
      'GET',
      '/api/claims/dashboard',
    );
    expect(body).toMatchObject({
      name: 'Hannah Okoro',
      stats: { total: 8, pending: 2, active: 3, resolved: 2 },
      drafts: [{ id: draftId, issue_type: 'Other' }],
    });
    const stages = [
      'Moving forward',
      'They have replied, our team is reading it',
      'Offer accepted, waiting for their payment',
      '',
      '',
    ];
    expect(body.recent).toEqual(
      all.claims.slice(0, 5).map((claim, index) => ({
        ...claim,
        status: statuses[index],
        stage: stages[index],
        reply_received_at: statuses[index] === 'responded' ? expect.any(String) : null,
      })),
    );
    const { body: now } = await call<{ claims: { stage: string }[] }>(again, 'GET', '/api/claims');
    expect(now.claims.map(({ stage }) => stage)).toEqual([
      ...stages,
      '',
      ...Array(2).fill('No reply in time, your choice what comes next'),
    ]);
    expect(body.attention).toHaveLength(2);
    expect(body.attention[0]).toMatchObject({
      kind: 'after-deadline',
      sentence: 'No reply came by 16 December 2026. You can offer mediation or take the small claims route.',
    });
  });

  it('is empty for someone who has just come', async () => {
    const { hannah, call } = await open();
    expect((await call(hannah, 'GET', '/api/claims/dashboard')).body).toEqual({
      name: 'Hannah Okoro',
      stats: { total: 0, pending: 0, active: 0, resolved: 0 },
      recent: [],
      drafts: [],
      attention: [],
    });
  });
});
