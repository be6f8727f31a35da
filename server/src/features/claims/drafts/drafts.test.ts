import { emptyClaimForm } from '@plainclaim/domain/claims/claim-form';
import { changedElsewhere, tooManyDrafts } from '@plainclaim/domain/claims/drafts';
import { describe, expect, it } from 'vitest';
import { claimNotFoundWords } from '../claim-not-found.ts';
import { type DraftBody, type ErrorAnswer, openClaimsBench } from '../testing/claims-bench.ts';
import { finishedForm } from '../testing/finished-form.ts';

describe('a draft', () => {
  it('begins with what the profile knows, and what was typed comes first', async () => {
    const { call, signUp } = await openClaimsBench();
    const hannah = await signUp();
    await call(hannah, 'PUT', '/api/profile', {
      full_name: 'Hannah Okoro',
      email: 'letters@post.example',
      phone: '',
      date_of_birth: '1990-04-02',
      address_line_1: 'Flat 2',
      address_line_2: '12 Mill Lane',
      town_city: 'Leeds',
      postcode: 'LS1 4AP',
    });
    const { status, body } = await call<{ draft: DraftBody }>(hannah, 'POST', '/api/claims/drafts', {
      form: { issueType: 'Other', plaintiffName: 'H. Okoro', plaintiffPostcode: '' },
    });
    expect(status).toBe(201);
    expect(body.draft).toMatchObject({
      step: 1,
      version: 1,
      documents: [],
      letter: null,
      form: {
        ...emptyClaimForm,
        issueType: 'Other',
        plaintiffName: 'H. Okoro',
        plaintiffEmail: 'letters@post.example',
        plaintiffDateOfBirth: '1990-04-02',
        plaintiffAddress: 'Flat 2, 12 Mill Lane, Leeds',
        plaintiffPostcode: 'LS1 4AP',
      },
    });
  });

  it('is saved however unfinished, and read back on another device as typed', async () => {
    const { app, call, signUp, draft } = await openClaimsBench();
    const hannah = await signUp();
    const { id, version } = await draft(hannah, {});
    const form = {
      ...emptyClaimForm,
      amount: ' about 900 ',
      description: 'half a senten',
      incidentDate: '31/02',
    };
    app.clock.forward(60);
    const saved = await call<{ draft: DraftBody }>(hannah, 'PUT', `/api/claims/drafts/${id}`, {
      form,
      step: 2,
      version,
    });
    expect(saved).toMatchObject({ status: 200, body: { draft: { version: 2, step: 2, form } } });
    const again = await call<{ draft: DraftBody }>(hannah, 'GET', `/api/claims/drafts/${id}`);
    expect(again.body).toEqual(saved.body);
  });

  it('takes what a database cannot hold without it', async () => {
    const { call, signUp, draft } = await openClaimsBench();
    const hannah = await signUp();
    const { id, version } = await draft(hannah, {});
    const form = { ...emptyClaimForm, description: 'zero\u0000 and half \ud800 of a pair' };
    const { status, body } = await call<{ draft: DraftBody }>(hannah, 'PUT', `/api/claims/drafts/${id}`, {
      form,
      step: 1,
      version,
    });
    expect(status).toBe(200);
    expect(body.draft.form.description).toBe('zero and half \ufffd of a pair');
  });

  it('tells the second of two tabs, and writes nothing of it', async () => {
    const { call, signUp, draft } = await openClaimsBench();
    const hannah = await signUp();
    const { id, version } = await draft(hannah);
    const path = `/api/claims/drafts/${id}`;
    const save = (description: string) =>
      call<ErrorAnswer>(hannah, 'PUT', path, { form: { ...finishedForm, description }, step: 1, version });
    const answers = await Promise.all([save('first tab'), save('second tab')]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
    const refused = answers.find(({ status }) => status === 409);
    expect(refused?.body.error).toMatchObject({ code: 'conflict', message: changedElsewhere });
    const { body } = await call<{ draft: DraftBody }>(hannah, 'GET', path);
    const kept = answers[0]?.status === 200 ? 'first tab' : 'second tab';
    expect(body.draft).toMatchObject({ version: 2, form: { description: kept } });
  });

  it('refuses what is no form, by field, and keeps what was there', async () => {
    const { call, signUp, draft } = await openClaimsBench();
    const hannah = await signUp();
    const { id, version } = await draft(hannah);
    const { status, body } = await call<ErrorAnswer>(hannah, 'PUT', `/api/claims/drafts/${id}`, {
      form: { ...finishedForm, amount: 900, description: 'x'.repeat(20_001) },
      step: 1,
      version,
    });
    expect(status).toBe(422);
    expect(body.error.fields?.map(({ field }) => field)).toEqual(['form.description', 'form.amount']);
  });

  it('is listed newest first with what the person would know it by', async () => {
    const { app, call, signUp, draft, readyDraft } = await openClaimsBench();
    const hannah = await signUp();
    const ready = await readyDraft(hannah);
    app.clock.forward(60);
    const first = await draft(hannah, { amount: '20' });
    app.clock.forward(60);
    const second = await draft(hannah, { defendantType: 'company', defendantCompanyName: 'Reed Ltd' });
    const { body } = await call<{ drafts: object[] }>(hannah, 'GET', '/api/claims/drafts');
    expect(body.drafts).toMatchObject([
      { id: second.id, defendant_name: 'Reed Ltd', amount: '', has_letter: false },
      { id: first.id, defendant_name: '', amount: '20', has_letter: false },
      { id: ready.id, has_letter: true },
    ]);
  });

  it('is one of ten at most, also when many are begun at once', async () => {
    const { call, signUp } = await openClaimsBench();
    const hannah = await signUp();
    const begin = () => call<ErrorAnswer>(hannah, 'POST', '/api/claims/drafts', {});
    const answers = await Promise.all(Array.from({ length: 12 }, begin));
    expect(answers.map(({ status }) => status).sort()).toEqual([...Array(10).fill(201), 409, 409]);
    expect((await begin()).body.error.message).toBe(tooManyDrafts);
  });

  it('is not there for anyone else, not even an admin', async () => {
    const { call, signUp, withRole, draft } = await openClaimsBench();
    const [hannah, sam] = [await signUp(), await signUp('sam')];
    const admin = await withRole(await signUp('admin'), 'admin');
    const { id, version } = await draft(hannah);
    const missing = await call<ErrorAnswer>(hannah, 'GET', '/api/claims/drafts/no-such-draft');
    expect(missing.body.error.message).toBe(claimNotFoundWords);
    for (const other of [sam, admin]) {
      const path = `/api/claims/drafts/${id}`;
      const answers = [
        await call<ErrorAnswer>(other, 'GET', path),
        await call<ErrorAnswer>(other, 'PUT', path, { form: finishedForm, step: 1, version }),
        await call<ErrorAnswer>(other, 'DELETE', path),
        await call<ErrorAnswer>(other, 'PUT', `${path}/letter`, { letter: 'Mine' }),
        await call<ErrorAnswer>(other, 'GET', `${path}/letter.pdf`),
        await call<ErrorAnswer>(other, 'POST', `${path}/submit`, {}),
      ];
      for (const { status, body } of answers) {
        expect(status).toBe(404);
        expect({ ...body.error, requestId: '' }).toEqual({ ...missing.body.error, requestId: '' });
      }
    }
    expect((await call(hannah, 'GET', `/api/claims/drafts/${id}`)).status).toBe(200);
  });
});
