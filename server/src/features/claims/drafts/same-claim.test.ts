import { expect, it } from 'vitest';
import { openClaimsBench } from '../testing/claims-bench.ts';
import { finishedForm } from '../testing/finished-form.ts';

it('asks before the letter when the same party is asked for the same sum twice', async () => {
  const { call, signUp, draft, submitted } = await openClaimsBench();
  const hannah = await signUp();
  const begun = await draft(hannah);
  const words = async () =>
    (await call<{ words: string | null }>(hannah, 'GET', `/api/claims/drafts/${begun.id}/same-claim`)).body
      .words;
  expect(await words()).toBeNull();

  const another = await draft(hannah);
  expect(await words()).toContain('You have another claim against Sam Reed for £1,250.50.');
  await call(hannah, 'DELETE', `/api/claims/drafts/${another.id}`);

  const sent = await submitted(hannah);
  expect(await words()).toContain('another claim');
  await call(hannah, 'POST', `/api/claims/${sent.id}/cancel`, {});
  expect(await words()).toBeNull();
});

it('says nothing of other sums, other parties and other people’s claims', async () => {
  const { call, signUp, draft, submitted } = await openClaimsBench();
  const hannah = await signUp();
  await submitted(await signUp('another'), { plaintiffEmail: 'another@post.example' });
  await draft(hannah, { ...finishedForm, amount: '900' });
  await draft(hannah, {
    ...finishedForm,
    defendantLastName: 'Reeder',
    defendantEmail: 'reeder@post.example',
  });
  const begun = await draft(hannah);
  const { body } = await call(hannah, 'GET', `/api/claims/drafts/${begun.id}/same-claim`);
  expect(body).toEqual({ words: null });
});

it('is for the owner of the draft', async () => {
  const { call, signUp, draft } = await openClaimsBench();
  const begun = await draft(await signUp());
  const path = `/api/claims/drafts/${begun.id}/same-claim`;
  expect((await call(await signUp('another'), 'GET', path)).status).toBe(404);
});
