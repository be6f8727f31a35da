import { personAllowances, usedUpWords } from '@plainclaim/domain/accounts/person-allowances';
import { sql } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { requireAllowance } from '../../../http/rate-limit/rate-limit.ts';
import { pdf } from '../../../platform/files/testing/sample-files.ts';
import { clockStandsAt } from '../../../testing/clock-stands-at.ts';
import { verifyHistory } from '../../history/index.ts';
import { type ErrorAnswer, openClaimsBench } from '../testing/claims-bench.ts';
import { finishedForm } from '../testing/finished-form.ts';

clockStandsAt('2026-11-16T10:00:00Z');

describe('submitting a claim', () => {
  it('commits claim, letter, documents, history and mails together, and the days begin when the letter leaves', async () => {
    const { app, signUp, readyDraft, submit, letLetterLeave, claimOf, rows } = await openClaimsBench();
    const hannah = await signUp();
    const { id } = await readyDraft(hannah, { policeIncidentNumber: 'CR/42' }, { 'invoice.pdf': pdf });
    const { status, body } = await submit(hannah, id);
    expect(status).toBe(201);
    expect(body.claim).toMatchObject({
      id,
      user_id: hannah.id,
      status: 'pending',
      amount: 1250.5,
      defendant_name: 'Sam Reed',
      defendant_address: '2 Low Road, York, YO1 7HH',
      police_incident_number: 'CR/42',
      plaintiff_date_of_birth: '1990-04-02',
      // Its letter waits to leave.
      letter_sent_at: null,
      response_deadline: null,
    });
    const letter = body.claim.generated_letter_content;
    for (const words of [id, '16 November 2026', '16 December 2026', 'Plainclaim Claims Team', '£1,250.50'])
      expect(letter).toContain(words);
    expect(letter).not.toMatch(/\[[A-Z_]+\]/);

    expect(await rows('claim_drafts')).toEqual([]);
    expect(await rows('claim_documents')).toMatchObject([
      { claim_id: id, file_name: 'invoice.pdf', sent_as: 'attached' },
    ]);
    expect(await rows('emails', 'kind')).toMatchObject([
      { kind: 'claim-confirmation', to_address: 'hannah@post.example', claim_id: id },
      {
        kind: 'letter-before-action',
        to_address: 'sam@reed.example',
        to_name: 'Sam Reed',
        reply_to: 'claims@plainclaim.example',
        subject: `Letter Before Action: Hannah Okoro and Sam Reed – Claim ID: ${id}`,
      },
    ]);
    expect(await rows('history_events', 'sequence')).toMatchObject([
      { kind: 'claim.submitted', actor_kind: 'plaintiff', actor_id: hannah.id, facts: { amount: 1250.5 } },
      {
        kind: 'letter.queued',
        facts: { to: 'defendant', attached: 1, letter_dated_on: '2026-11-16' },
      },
    ]);
    expect(await verifyHistory(app.platform.db, id)).toEqual({ whole: true, events: 2 });
    expect(await rows('unclaimed_files', 'since')).toEqual([]);
    await letLetterLeave(id);
    expect(await claimOf(hannah, id)).toMatchObject({
      letter_sent_at: '2026-11-16T10:00:00.000Z',
      // Thirty days for a debt in England and Wales.
      response_deadline: '2026-12-16T10:00:00.000Z',
    });
  });

  it('leaves nothing behind when anything in it fails', async () => {
    const { app, signUp, readyDraft, submit, rows } = await openClaimsBench();
    const hannah = await signUp();
    const { id } = await readyDraft(hannah);
    await app.platform.db.execute(
      sql`alter table emails add constraint shut check (kind <> 'letter-before-action')`,
    );
    app.log.expectError(/request failed/);
    expect((await submit(hannah, id)).status).toBe(500);
    for (const table of ['legal_claims', 'claim_documents', 'emails']) expect(await rows(table)).toEqual([]);
    expect(await rows('history_events', 'id')).toEqual([]);
    expect(await rows('unclaimed_files', 'since')).toEqual([]);
    await app.platform.db.execute(sql`alter table emails drop constraint shut`);
    expect((await submit(hannah, id)).status).toBe(201);
  });

  it('is one claim however often it is pressed, at once and later', async () => {
    const { signUp, readyDraft, submit, rows } = await openClaimsBench();
    const hannah = await signUp();
    const { id } = await readyDraft(hannah);
    const answers = await Promise.all(Array.from({ length: 5 }, () => submit(hannah, id)));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 200, 200, 200, 201]);
    answers.push(await submit(hannah, id));
    for (const { body } of answers) expect(body).toEqual(answers[0]?.body);
    expect(await rows('legal_claims')).toHaveLength(1);
    expect(await rows('emails')).toHaveLength(2);
    expect(await rows('history_events', 'id')).toHaveLength(2);
    expect(await rows('unclaimed_files', 'since')).toEqual([]);
  });

  it('goes by what the draft holds when it commits', async () => {
    const { app, call, signUp, readyDraft, upload, submit, rows } = await openClaimsBench();
    const hannah = await signUp();
    const { id } = await readyDraft(hannah);
    const path = `/api/claims/drafts/${id}`;
    const [answer, added] = await Promise.all([submit(hannah, id), upload(hannah, path, 'late.pdf', pdf)]);
    // Either the upload came in time and the letter does not name it yet, or it was refused and left nothing behind.
    expect([answer.status, added.status]).toEqual(answer.status === 409 ? [409, 201] : [201, 404]);
    expect(await rows('claim_documents')).toEqual([]);
    expect(await rows('unclaimed_files', 'since')).toEqual([]);
    expect((await call(hannah, 'GET', path)).status).toBe(answer.status === 409 ? 200 : 404);
    expect(app.log.unexpectedErrors()).toEqual([]);
  });

  it('asks for every missing answer', async () => {
    const { signUp, draft, call, rows } = await openClaimsBench();
    const hannah = await signUp();
    const { id } = await draft(hannah, {
      ...finishedForm,
      amount: '0',
      defendantPostcode: '',
      plaintiffAddress: ' ',
    });
    const { status, body } = await call<ErrorAnswer>(hannah, 'POST', `/api/claims/drafts/${id}/submit`, {});
    expect(status).toBe(422);
    expect(body.error.fields).toEqual(
      expect.arrayContaining([
        { field: 'amount', message: 'Valid amount is required' },
        { field: 'plaintiffAddress', message: 'Your address is required' },
        { field: 'defendantPostcode', message: 'Postcode is required' },
      ]),
    );
    expect(await rows('legal_claims')).toEqual([]);
  });

  it('asks for a letter where there is none', async () => {
    const { signUp, draft, call } = await openClaimsBench();
    const hannah = await signUp();
    const { id } = await draft(hannah);
    const { status, body } = await call<ErrorAnswer>(hannah, 'POST', `/api/claims/drafts/${id}/submit`, {});
    expect(status).toBe(409);
    expect(body.error.message).toBe('Generate your letter before you submit the claim.');
  });

  it('asks for a new letter after the answers changed, and takes the old one when they change back', async () => {
    const { signUp, readyDraft, call, submit } = await openClaimsBench();
    const hannah = await signUp();
    const { id, version } = await readyDraft(hannah);
    const path = `/api/claims/drafts/${id}`;
    const form = { ...finishedForm, amount: '1,350' };
    const saved = await call<{ draft: { letter: { is_stale: boolean } } }>(hannah, 'PUT', path, {
      form,
      step: 4,
      version,
    });
    expect(saved.body.draft.letter.is_stale).toBe(true);
    const refused = await call<ErrorAnswer>(hannah, 'POST', `${path}/submit`, {});
    expect(refused.status).toBe(409);
    expect(refused.body.error.message).toMatch(/^Your answers changed after the letter was written/);
    await call(hannah, 'PUT', path, { form: finishedForm, step: 4, version: version + 1 });
    expect((await submit(hannah, id)).status).toBe(201);
  });

  it('refuses a letter that contradicts the claim, line by line', async () => {
    const { signUp, readyDraft, call, letterFor, rows } = await openClaimsBench();
    const hannah = await signUp();
    const { id } = await readyDraft(hannah);
    const path = `/api/claims/drafts/${id}`;
    const letter = letterFor(finishedForm).replaceAll('£1,250.50', '£9,999.00');
    const edit = await call<{ letter: { problems: object[] } }>(hannah, 'PUT', `${path}/letter`, { letter });
    expect(edit.status).toBe(200);
    expect(edit.body.letter.problems.length).toBeGreaterThan(0);
    const { status, body } = await call<ErrorAnswer>(hannah, 'POST', `${path}/submit`, {});
    expect(status).toBe(409);
    expect(body.error.message).toMatch(/^The letter needs another look before it can be sent: /);
    expect(
      body.error.fields?.some(({ field, message }) => field === 'letter' && /^Line \d+: /.test(message)),
    ).toBe(true);
    expect(await rows('legal_claims')).toEqual([]);
    expect(await rows('emails')).toEqual([]);
  });

  it('moves the deadline along when the letter waited, and dates it on the day it goes', async () => {
    const { app, signUp, signIn, readyDraft, submit, call, letLetterLeave, claimOf } =
      await openClaimsBench();
    const early = await signUp();
    const { id } = await readyDraft(early);
    app.clock.set('2026-11-19T23:30:00Z');
    const hannah = await signIn(early);
    const shown = await call<{
      draft: { letter: { text: string; response_deadline: string; problems: object[] } };
    }>(hannah, 'GET', `/api/claims/drafts/${id}`);
    expect(shown.body.draft.letter).toMatchObject({ response_deadline: '19 December 2026', problems: [] });
    const { status, body } = await submit(hannah, id);
    expect(status).toBe(201);
    await letLetterLeave(id);
    expect((await claimOf(hannah, id)).response_deadline).toBe('2026-12-19T23:30:00.000Z');
    expect(body.claim.generated_letter_content).toContain('19 November 2026');
    expect(body.claim.generated_letter_content).toContain('19 December 2026');
    expect(body.claim.generated_letter_content).not.toContain('16 December 2026');
  });

  it('keeps the clock time of the deadline when the clocks go back', async () => {
    const { signUp, submitted } = await openClaimsBench({ startAt: '2026-10-20T09:30:00Z' });
    const claim = await submitted(await signUp());
    // 10:30 in London on both days, an hour apart from Greenwich on the first.
    expect(claim.response_deadline).toBe('2026-11-19T10:30:00.000Z');
  });

  it('has to wait after ten in an hour', async () => {
    const { app, signUp, signIn, readyDraft, submit } = await openClaimsBench();
    const hannah = await signUp();
    const [first, second] = [await readyDraft(hannah), await readyDraft(hannah)];
    const limit = { ...app.platform, enabled: true };
    for (let n = 0; n < 9; n++)
      await requireAllowance(limit, `claim-submit:${hannah.id}`, personAllowances.submissions);
    expect((await submit(hannah, first.id)).status).toBe(201);
    expect(await submit(hannah, second.id)).toMatchObject({
      status: 429,
      body: { error: { message: usedUpWords('submissions', 360) } },
    });
    app.clock.forward(3600);
    expect((await submit(await signIn(hannah), second.id)).status).toBe(201);
  });
});
