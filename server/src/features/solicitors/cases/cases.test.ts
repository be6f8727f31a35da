import { expect, it } from 'vitest';
import { openSolicitorsBench } from '../testing/solicitors-bench.ts';

type ErrorBody = { readonly error: { readonly fields: readonly { readonly message: string }[] } };
type Listed = { readonly moved_on: readonly { readonly status: string }[] };

it('says what moved on, without saying whose it was, for a month', async () => {
  const bench = await openSolicitorsBench();
  const { app, call, hannah, claim } = bench;
  let near = await bench.approved('Near');
  const list = async () => (await call<Listed>(near, 'GET', '/api/solicitor/referrals')).body;
  await bench.search();
  expect((await list()).moved_on).toEqual([]);
  await bench.act(near, 'decline', { reason: 'No time at present.' });
  await bench.search();
  await call(hannah, 'DELETE', `/api/claims/${claim.id}/solicitor`);
  const { moved_on: lost } = await list();
  expect(lost.map(({ status }) => status).sort()).toEqual(['declined', 'withdrawn']);
  expect(lost[0]).toEqual({
    id: expect.any(String),
    issue_type: 'Debt Recovery',
    jurisdiction: 'England & Wales',
    status: expect.any(String),
    date_received: expect.any(String),
    ended_at: expect.any(String),
  });
  app.clock.forward(31 * 24 * 3600);
  near = await bench.signIn(near);
  expect((await list()).moved_on).toEqual([]);
});

it('refuses words that are too long instead of cutting them off', async () => {
  const bench = await openSolicitorsBench();
  const near = await bench.approved('Near');
  await bench.search();
  const decline = await bench.act<ErrorBody>(near, 'decline', { reason: 'x'.repeat(1001) });
  expect([decline.status, decline.body.error.fields[0]?.message]).toEqual([
    422,
    'Please use 1,000 characters or fewer',
  ]);
  await bench.act(near, 'accept');
  const message = await bench.act<ErrorBody>(near, 'messages', { body: 'x'.repeat(5001) });
  expect([message.status, message.body.error.fields[0]?.message]).toEqual([
    422,
    'Please use 5,000 characters or fewer',
  ]);
  expect(await bench.rows('case_messages', 'id')).toEqual([]);
});

it('shows a solicitor of the claim’s mails only the letter, and nothing of the money', async () => {
  const bench = await openSolicitorsBench();
  const { call, claim, hannah } = bench;
  const near = await bench.approved('Near');
  await bench.search();
  type Page = { mails: { kind: string }[]; payment: { state: string } };
  const theirs = await call<Page>(near, 'GET', `/api/claims/${claim.id}`);
  expect(theirs.body.mails.map(({ kind }) => kind)).toEqual(['letter-before-action']);
  expect(theirs.body.payment.state).toBe('none');
  const own = await call<Page>(hannah, 'GET', `/api/claims/${claim.id}`);
  expect(own.body.mails.map(({ kind }) => kind)).toContain('referral-asked');
});

it('tells a solicitor who adds a file that only the claimant and our team can', async () => {
  const bench = await openSolicitorsBench();
  const near = await bench.approved('Near');
  await bench.search();
  await bench.act(near, 'accept');
  const pdf = Buffer.from('%PDF-1.4');
  const refused = await bench.upload<{ error: { message: string } }>(
    near,
    `/api/claims/${bench.claim.id}`,
    'note.pdf',
    pdf,
  );
  expect([refused.status, refused.body.error.message]).toEqual([
    403,
    'Only the claimant and our team can add documents to a claim. Please ask the claimant to add it.',
  ]);
});
