import { claimForm } from '@plainclaim/domain/claims/claim-form';
import type { FactsContent } from '@plainclaim/domain/claims/facts/case-facts';
import { inCitedOrder } from '@plainclaim/domain/claims/facts/cited-order';
import { factsOfSimpleClaim } from '@plainclaim/domain/claims/facts/facts-of-simple-claim';
import { factsAsTyped } from '@plainclaim/domain/claims/facts/input/facts-as-typed';
import type { FactsInput } from '@plainclaim/domain/claims/facts/input/facts-input';
import { kitchenFacts } from '@plainclaim/domain/claims/facts/testing/kitchen-facts';
import { shippedLaw } from '@plainclaim/domain/law/law';
import { draftLetter } from '@plainclaim/domain/letters/draft-letter';
import { factsOfForm } from '@plainclaim/domain/letters/facts-of-form';
import { toIsoDate } from '@plainclaim/domain/shared/iso-date';
import { pence } from '@plainclaim/domain/shared/money';
import { describe, expect, it } from 'vitest';
import { pdf } from '../../../platform/files/testing/sample-files.ts';
import { clockStandsAt } from '../../../testing/clock-stands-at.ts';
import { verifyHistory } from '../../history/index.ts';
import { type DraftBody, type ErrorAnswer, openClaimsBench } from '../testing/claims-bench.ts';
import { finishedForm } from '../testing/finished-form.ts';
import { plantClaim } from '../testing/plant-claim.ts';
import { freezeFactsOf } from './facts.store.ts';

clockStandsAt('2026-11-18T10:00:00Z');

type WithFacts = DraftBody & { readonly facts: FactsInput };

const kitchen = factsAsTyped({
  ...kitchenFacts,
  evidence: kitchenFacts.evidence.map((item) => ({ ...item, file: null })),
});

async function openDraft() {
  const bench = await openClaimsBench();
  const hannah = await bench.signUp();
  const begun = (await bench.draft(hannah, {
    ...finishedForm,
    issueType: 'Consumer Rights',
    amount: '900',
    defendantType: 'company',
    defendantFirstName: '',
    defendantLastName: '',
    defendantCompanyName: 'Northgate Kitchens Ltd',
  })) as WithFacts;
  const path = `/api/claims/drafts/${begun.id}`;
  const read = async () => (await bench.call<{ draft: WithFacts }>(hannah, 'GET', path)).body.draft;
  const save = async (change: object) => {
    const { form, version } = await read();
    return await bench.call<{ draft: WithFacts } & ErrorAnswer>(hannah, 'PUT', path, {
      form,
      step: 1,
      version,
      ...change,
    });
  };
  return { ...bench, hannah, begun, path, read, save };
}

const unproven = <Row extends object>(row: Row) => ({ ...row, proof: [] });

/** The letter that the product writes for a draft as it is stored. */
function letterFor({ form }: DraftBody, facts: FactsContent): string {
  const parsed = claimForm(new Date('2026-11-18T10:00:00Z')).parse(form);
  return draftLetter({ facts: factsOfForm(parsed, facts), today: toIsoDate('2026-11-18'), law: shippedLaw });
}

describe('the facts of a draft', () => {
  it('are one row and one date at first, as the form has them', async () => {
    const { begun, save } = await openDraft();
    expect(begun.facts).toMatchObject({
      defendant: 'company',
      rows: [{ amount: '900' }],
      timeline: [{ on: '2026-09-01', main: true }],
    });
    const { body } = await save({ form: { ...begun.form, amount: '950', incidentDate: '2026-08-24' } });
    expect(body.draft.facts).toMatchObject({
      rows: [{ amount: '950' }],
      timeline: [{ on: '2026-08-24', main: true }],
    });
  });

  it('give the form its amount and its incident date', async () => {
    const { save, read, begun } = await openDraft();
    const { status, body } = await save({ facts: kitchen, form: { ...begun.form, amount: '1' } });
    expect(status).toBe(200);
    expect(body.draft).toMatchObject({
      facts: kitchen,
      form: { amount: '2500.00', incidentDate: '2026-08-24', defendantType: 'company' },
    });
    // A program that knows the form only does not change the rows.
    await save({ form: { ...body.draft.form, amount: '1', description: 'other words' } });
    expect(await read()).toMatchObject({
      facts: kitchen,
      form: { amount: '2500.00', description: 'other words' },
    });
  });

  it('are saved however unfinished, and the letter waits for them', async () => {
    const { call, hannah, path, save, read } = await openDraft();
    const rows = kitchen.rows.map((row, at) => (at === 1 ? { ...row, amount: 'about £600' } : row));
    expect((await save({ facts: { ...kitchen, rows } })).status).toBe(200);
    expect((await read()).form.amount).toBe('');
    const unread = await call<ErrorAnswer>(hannah, 'PUT', `${path}/letter`, { letter: 'Dear Sirs' });
    expect(unread.body.error.fields).toEqual([{ field: 'amount', message: 'Valid amount is required' }]);

    const credits = [{ on: '2026-11-18', amount: '100', what: 'Part refund' }];
    await save({ facts: { ...kitchen, credits } });
    const late = await call<ErrorAnswer>(hannah, 'PUT', `${path}/letter`, { letter: 'Dear Sirs' });
    expect(late.status).toBe(422);
    expect(late.body.error.fields?.map(({ field }) => field)).toEqual(['facts.credits.0.on']);
  });

  it('tell what a consumer complains of, and the letter argues that', async () => {
    const { call, hannah, path, save, read } = await openDraft();
    await save({ facts: { ...kitchen, complaint: 'work-not-done' } });
    expect((await read()).facts.complaint).toBe('work-not-done');
    const evidence = kitchenFacts.evidence.map((item) => ({ ...item, file: null }));
    const letter = letterFor(await read(), { ...kitchenFacts, evidence, complaint: 'work-not-done' });
    expect(letter).toContain('was not carried out, or was begun and not finished');
    const { status, body } = await call<ErrorAnswer>(hannah, 'PUT', `${path}/letter`, { letter });
    expect([status, body.error?.fields]).toEqual([200, undefined]);
  });

  it('make a letter stale when they change', async () => {
    const { call, hannah, path, save, read } = await openDraft();
    const facts = {
      ...kitchenFacts,
      evidence: inCitedOrder(kitchenFacts).map((e) => ({ ...e, file: null })),
    };
    await save({ facts: kitchen });
    await call(hannah, 'PUT', `${path}/letter`, { letter: letterFor(await read(), facts) });
    expect((await read()).letter).toMatchObject({ is_stale: false });
    await save({ facts: { ...kitchen, triedToSettle: 'I rang five times.' } });
    expect((await read()).letter).toMatchObject({ is_stale: true });
  });

  it('name evidence whose file is gone, and link only files of the draft', async () => {
    const { call, upload, hannah, path, save, read } = await openDraft();
    const { body } = await upload<{ document: { id: string } }>(hannah, path, 'order.pdf', pdf);
    const file = body.document.id;
    const [order, june] = kitchen.evidence;
    const evidence = [
      { ...order, file },
      { ...june, file: 'another-draft' },
    ];
    const proofless = {
      ...kitchen,
      evidence,
      rows: kitchen.rows.map((row) => ({ ...row, proof: [] })),
      timeline: kitchen.timeline.map((row) => ({ ...row, proof: [] })),
    };
    await save({ facts: proofless });
    expect((await read()).facts.evidence.map((item) => item.file)).toEqual([file, '']);
    await call(hannah, 'DELETE', `${path}/documents/${file}`);
    expect((await read()).facts.evidence).toMatchObject([
      { what: order?.what, file: '' },
      { what: june?.what, file: '' },
    ]);
  });

  it.each([
    ['too many rows to be typed', { rows: Array.from({ length: 41 }, () => kitchen.rows[0]) }],
    ['a row without an amount', { rows: [{ id: 'row-1' }] }],
    ['text that fits no field', { triedToSettle: 'x'.repeat(20_001) }],
  ])('are refused with %s, and nothing changes', async (_, change) => {
    const { save, read } = await openDraft();
    const before = await read();
    expect((await save({ facts: { ...kitchen, ...change } })).status).toBe(422);
    expect(await read()).toEqual(before);
  });
});

describe('the facts of a claim', () => {
  it('are frozen when its letter goes, and shown with it', async () => {
    const { app, call, hannah, begun, path, save, read, submit, rows } = await openDraft();
    await save({ facts: kitchen });
    const facts = {
      ...kitchenFacts,
      evidence: inCitedOrder(kitchenFacts).map((e) => ({ ...e, file: null })),
    };
    await call(hannah, 'PUT', `${path}/letter`, { letter: letterFor(await read(), facts) });
    const { status, body } = await submit(hannah, begun.id);
    expect(status, JSON.stringify(body)).toBe(201);
    expect(body.claim.amount).toBe(2500);
    const { version: _, frozenAt: __, ...content } = facts;
    expect(await rows('claim_facts')).toMatchObject([
      { claim_id: begun.id, version: 1, content, defendant_kind: 'company', frozen_at: expect.anything() },
    ]);
    const details = await call<{ facts: object }>(hannah, 'GET', `/api/claims/${begun.id}`);
    expect(details.body.facts).toEqual(content);
    expect(await verifyHistory(app.platform.db, begun.id)).toMatchObject({ whole: true });
  });

  it('are frozen once, by the letter of a claim that was stored without one', async () => {
    const { app, signUp, rows } = await openClaimsBench();
    const { db } = app.platform;
    const now = app.clock.now();
    const claim = await plantClaim(db, (await signUp()).id, { createdAt: now });
    expect(await rows('claim_facts')).toMatchObject([{ frozen_at: null }]);
    const later = new Date(now.getTime() + 1000);
    for (const at of [now, later]) await db.transaction((tx) => freezeFactsOf(tx, claim.id, at));
    const [frozen] = await rows('claim_facts');
    expect(new Date(String(frozen?.frozen_at))).toEqual(now);
  });

  it('are one sum and one day where nothing more was told', async () => {
    const { signUp, submitted, rows } = await openClaimsBench();
    const claim = await submitted(await signUp());
    expect(await rows('claim_facts')).toMatchObject([
      {
        claim_id: claim.id,
        content: factsOfSimpleClaim({
          issueType: 'Debt Recovery',
          amount: pence(1_250_50),
          incidentDate: toIsoDate('2026-09-01'),
          defendantType: 'individual',
        }),
      },
    ]);
  });

  it('number the files that a program uploaded without naming them', async () => {
    const { signUp, readyDraft, upload, submit, call, rows } = await openClaimsBench();
    const hannah = await signUp();
    const { id } = await readyDraft(hannah, {}, { 'invoice.pdf': pdf, 'reminder.pdf': pdf });
    const { status, body } = await submit(hannah, id);
    expect(status, JSON.stringify(body)).toBe(201);
    const letter = body.claim.generated_letter_content;
    expect(letter).toContain('[1] invoice.pdf (sent with this letter)');
    expect(letter).toContain('[2] reminder.pdf (sent with this letter)');
    const documents = await rows('claim_documents');
    const [facts] = await rows('claim_facts');
    expect((facts as { content: FactsContent }).content.evidence).toMatchObject(
      documents.map((one) => ({ file: one.id, what: one.file_name })),
    );

    // A file that comes after the letter is in no list of it.
    const late = (await readyDraft(hannah)).id;
    await upload(hannah, `/api/claims/drafts/${late}`, 'late.pdf', pdf);
    const read = await call<{ draft: DraftBody }>(hannah, 'GET', `/api/claims/drafts/${late}`);
    expect(read.body.draft.letter?.is_stale).toBe(true);
    expect((await submit(hannah, late)).status).toBe(409);
  });

  it('name the business that claims, in the letter and on every page', async () => {
    const { call, hannah, begun, path, save, submit } = await openDraft();
    const told: FactsContent = {
      ...kitchenFacts,
      evidence: inCitedOrder(kitchenFacts).map((e) => ({ ...e, file: null })),
    };
    const business = { claimant: 'company', business: 'Okoro Joinery Ltd' } as const;
    await save({ facts: { ...factsAsTyped(told), ...business, business: ' ' } });
    const { draft } = (await call<{ draft: DraftBody }>(hannah, 'GET', path)).body;
    const refused = await call<ErrorAnswer>(hannah, 'PUT', `${path}/letter`, { letter: 'Dear Sirs' });
    expect(refused.body.error.fields).toEqual([
      { field: 'facts.business', message: 'Please give the name of the company' },
    ]);
    await save({ facts: { ...factsAsTyped(told), ...business } });
    const signedBy = draft.form.plaintiffName;
    await call(hannah, 'PUT', `${path}/letter`, {
      letter: letterFor(draft, { ...told, ...business, signedBy }),
    });
    const { status, body } = await submit(hannah, begun.id);
    expect(status, JSON.stringify(body)).toBe(201);
    expect(body.claim.generated_letter_content).toContain('From: Okoro Joinery Ltd (the claimant)');
    const details = await call<{ claim: object; facts: object }>(hannah, 'GET', `/api/claims/${begun.id}`);
    expect(details.body).toMatchObject({
      claim: { plaintiff_name: 'Okoro Joinery Ltd' },
      facts: { ...business, signedBy },
    });
  });

  it('say where only the month of the incident is known', async () => {
    const { call, hannah, begun, path, save, submit } = await openDraft();
    const timeline = kitchenFacts.timeline.map((row) => ({ ...row, main: !row.exact }));
    const told: FactsContent = {
      ...kitchenFacts,
      basis: { kind: 'not-told' },
      timeline: timeline.map(unproven),
      rows: kitchenFacts.rows.map(unproven),
      evidence: [],
    };
    await save({ facts: factsAsTyped(told) });
    const { draft } = (await call<{ draft: DraftBody }>(hannah, 'GET', path)).body;
    await call(hannah, 'PUT', `${path}/letter`, { letter: letterFor(draft, told) });
    const { status, body } = await submit(hannah, begun.id);
    expect(status, JSON.stringify(body)).toBe(201);
    const details = await call<{ timeline: object[] }>(hannah, 'GET', `/api/claims/${begun.id}`);
    expect(details.body.timeline[0]).toEqual({
      kind: 'incident',
      at: '2026-09-01',
      label: 'Incident date',
      exact: false,
    });
  });
});
