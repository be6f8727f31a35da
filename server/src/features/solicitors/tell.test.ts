import { expect, it } from 'vitest';
import { openSolicitorsBench } from './testing/solicitors-bench.ts';

const noTime = { reason: 'No time at present.' };

it('has every mail about a case in the history of its claim, with who was told', async () => {
  const bench = await openSolicitorsBench();
  const { rows, claim, call, hannah } = bench;
  const [first, second] = [
    await bench.approved('First'),
    await bench.approved('Second', { postcode: 'BD1 1AA' }),
  ];
  await bench.search();
  await bench.act(first, 'decline', noTime);
  await bench.act(second, 'accept');
  await bench.act(second, 'messages', { body: 'When can we talk?' });
  await call(hannah, 'POST', `/api/claims/${claim.id}/solicitor/messages`, { body: 'On Monday.' });
  await bench.act(second, 'start');
  await bench.act(second, 'complete', { outcome: 'paid' });
  const told = await bench.told();
  expect(told.map(({ mail_kind: kind, told: who }) => `${who}: ${kind}`)).toEqual([
    'solicitor: referral-question',
    'claimant: referral-asked',
    'solicitor: referral-question',
    'claimant: referral-asked',
    'claimant: referral-accepted-claimant',
    'team: referral-accepted-team',
    'claimant: case-message-to-client',
    'solicitor: case-message-to-solicitor',
    'claimant: referral-start',
    'claimant: referral-complete',
  ]);
  const about = (await rows('emails')).filter(({ kind }) => /^(referral|case)-/.test(String(kind)));
  expect(told.map(({ mail_id: id }) => id).sort()).toEqual(about.map(({ id }) => id).sort());
});

it('tells whoever had the case that it was withdrawn, and shows the claimant nobody’s address', async () => {
  const bench = await openSolicitorsBench();
  const { call, hannah, claim } = bench;
  const near = await bench.approved('Near');
  await bench.search();
  await call(hannah, 'DELETE', `/api/claims/${claim.id}/solicitor`);
  expect((await bench.told()).at(-1)).toMatchObject({ told: 'solicitor', mail_kind: 'referral-withdrawn' });
  type Page = { mails: { to: string }[] };
  const { body } = await call<Page>(hannah, 'GET', `/api/claims/${claim.id}`);
  expect(body.mails.map(({ to }) => to)).not.toContain(near.email);
});
