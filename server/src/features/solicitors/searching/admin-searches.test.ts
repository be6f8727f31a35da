import { expect, it } from 'vitest';
import { openSolicitorsBench } from '../testing/solicitors-bench.ts';

type Searches = {
  readonly searches: readonly {
    readonly status: string;
    readonly asked: readonly { readonly name: string; readonly solicitor_id: string }[];
  }[];
};
type ErrorBody = { readonly error: { readonly message: string } };

it('shows an admin everyone who was asked, why, and what they answered', async () => {
  const { approved, search, act, admin, call, claim } = await openSolicitorsBench();
  const near = await approved('Near');
  await approved('Far', { postcode: 'TR1 2AA' });
  await search();
  await act(near, 'decline', { reason: 'No time at present.' });
  const path = `/api/admin/claims/${claim.id}/solicitor-searches`;
  const { body } = await call<Searches>(admin, 'GET', path);
  expect(body.searches).toMatchObject([
    {
      status: 'asking',
      reason: 'over-limit',
      reason_words: 'The claim is above the small claims limit.',
      closed_at: null,
      asked: [
        {
          name: 'Near Law',
          solicitor_id: near.id,
          status: 'declined',
          decline_reason: 'No time at present.',
          match_reason: expect.stringContaining('LS1'),
        },
        { name: 'Far Law', status: 'pending', decline_reason: '', answered_at: null },
      ],
    },
  ]);
});

const refusal = { email_subject: 'Your letter', email_body: 'Never.', sender_email: 'sam@reed.example' };

it('keeps the searches that ended', async () => {
  const { approved, search, admin, call, claim, hannah } = await openSolicitorsBench();
  await approved('Near');
  await search();
  await call(hannah, 'DELETE', `/api/claims/${claim.id}/solicitor`);
  await search();
  const path = `/api/admin/claims/${claim.id}/solicitor-searches`;
  const { body } = await call<Searches>(admin, 'GET', path);
  expect(body.searches.map(({ status }) => status)).toEqual(['asking', 'withdrawn']);
});

it('asks no claimant to agree to a solicitor who is being asked already', async () => {
  const { approved, search, admin, call, claim, rows } = await openSolicitorsBench();
  await approved('Near');
  await search();
  const path = `/api/admin/claims/${claim.id}/assessment`;
  await call(admin, 'POST', '/api/admin/replies', { ...refusal, claim_id: claim.id });
  const { status, body } = await call<ErrorBody>(admin, 'POST', path, { action: 'escalation' });
  expect([status, body.error.message]).toEqual([409, 'A solicitor is being asked about this claim already.']);
  expect((await rows('emails')).filter(({ kind }) => kind === 'escalation-asked')).toEqual([]);
  expect(await rows('claim_assessments', 'id')).toEqual([]);
});

it('asks no claimant to agree where no solicitor could take the claim on', async () => {
  const { admin, app, call, claim, hannah } = await openSolicitorsBench();
  await call(admin, 'POST', '/api/admin/replies', { ...refusal, claim_id: claim.id });
  const offer = { claim_id: claim.id, offered_amount: 9000, defendant_message: '', admin_notes: '' };
  await call(admin, 'POST', '/functions/v1/handle-settlement-offer', offer);
  app.clock.forward(60);
  const shown = await call<{ offer: { id: string } }>(hannah, 'GET', `/api/settlements/${claim.id}`);
  expect((await call(hannah, 'POST', `/api/settlements/${shown.body.offer.id}/accept`)).status).toBe(200);
  const path = `/api/admin/claims/${claim.id}/assessment`;
  const { status, body } = await call<ErrorBody>(admin, 'POST', path, { action: 'escalation' });
  expect([status, body.error.message]).toEqual([
    409,
    'No solicitor can take this claim on now: it is payment pending.',
  ]);
});
