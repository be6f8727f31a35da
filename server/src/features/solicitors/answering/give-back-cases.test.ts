import { describe, expect, it } from 'vitest';
import { openSolicitorsBench } from '../testing/solicitors-bench.ts';

type ErrorBody = { readonly error: { readonly message: string } };
type Step = { readonly next_step: { readonly kind: string; readonly sentence: string } };

/** A solicitor who took the case on, and an act of an admin on their account. */
async function taken() {
  const bench = await openSolicitorsBench();
  const { call, admin } = bench;
  const priya = await bench.approved('Priya');
  await bench.search();
  await bench.act(priya, 'accept');
  const acts = {
    suspended: () => bench.decide(priya, { decision: 'suspend', reason: 'Struck off.' }),
    blocked: () => call(admin, 'POST', `/api/admin/people/${priya.id}/block`, { reason: 'Struck off' }),
    'given another role': () =>
      call(admin, 'PUT', `/api/admin/people/${priya.id}/role`, { role: 'plaintiff' }),
  };
  const mail = async (kind: string) => (await bench.rows('emails')).find((one) => one.kind === kind);
  const step = async () =>
    (await call<Step>(bench.hannah, 'GET', `/api/claims/${bench.claim.id}`)).body.next_step;
  const write = () =>
    call(bench.hannah, 'POST', `/api/claims/${bench.claim.id}/solicitor/messages`, { body: 'Hello?' });
  return { ...bench, priya, acts, mail, step, write };
}

const ways = ['suspended', 'blocked', 'given another role'] as const;

describe.each(ways)('a solicitor who has a case and is %s', (way) => {
  it('loses it to the next one, and client, team and solicitor are told', async () => {
    const bench = await taken();
    const far = await bench.approved('Far', { postcode: 'TR1 2AA' });
    expect((await bench.acts[way]()).status).toBe(200);
    expect((await bench.searchOf()).search?.status).toBe('asking');
    expect((await bench.searchOf()).asked).toMatchObject([
      { name: 'Priya Law', status: 'withdrawn' },
      { name: 'Far Law', status: 'pending' },
    ]);
    expect(await bench.cases(far)).toHaveLength(1);
    expect((await bench.write()).status).toBe(409);
    const client = await bench.mail('referral-given-back-claimant');
    expect(client).toMatchObject({ to_address: bench.hannah.email });
    expect(client?.text).toContain('Priya Law of Priya Law no longer acts through Plainclaim');
    expect(client?.text).not.toMatch(/suspend|block|struck/i);
    expect(await bench.mail('referral-given-back-team')).toBeDefined();
    expect(await bench.mail('referral-withdrawn')).toMatchObject({ to_address: bench.priya.email });
  });

  it('leaves no claim page that says a solicitor has the case where nobody else fits', async () => {
    const bench = await taken();
    expect((await bench.step()).kind).toBe('with-solicitor');
    await bench.acts[way]();
    expect((await bench.searchOf()).search?.status).toBe('exhausted');
    expect(await bench.step()).toMatchObject({ kind: 'no-solicitor' });
  });
});

it('shows admins the open cases before they suspend, block or change the role', async () => {
  const { call, admin, priya, claim } = await taken();
  type Shown = { readonly open_cases: readonly object[] };
  const one = [{ claim_id: claim.id, plaintiff_name: 'Hannah Okoro', is_taken_on: true }];
  const { solicitor } = (await call<{ solicitor: Shown }>(admin, 'GET', `/api/admin/solicitors/${priya.id}`))
    .body;
  expect(solicitor.open_cases).toMatchObject(one);
  const { person } = (await call<{ person: Shown }>(admin, 'GET', `/api/admin/people/${priya.id}`)).body;
  expect(person.open_cases).toMatchObject(one);
});

it('is not approved any more as a plaintiff, nor approved again before the role is back', async () => {
  const { acts, priya, decide, call, admin } = await taken();
  await acts['given another role']();
  const status = async () =>
    (await call<{ solicitor: { status: string } }>(admin, 'GET', `/api/admin/solicitors/${priya.id}`)).body
      .solicitor.status;
  expect(await status()).toBe('suspended');
  const refused = await decide<ErrorBody>(priya, { decision: 'approve' });
  expect([refused.status, refused.body.error.message]).toEqual([
    409,
    'Their account is not a solicitor’s any more. Give it that role first, under Users.',
  ]);
  await call(admin, 'PUT', `/api/admin/people/${priya.id}/role`, { role: 'solicitor' });
  expect((await decide(priya, { decision: 'approve' })).status).toBe(200);
  expect(await status()).toBe('approved');
});

it('is told by name which cases went, and nothing of claims they do not have', async () => {
  const { acts, mail } = await taken();
  await acts.blocked();
  const text = String((await mail('account-blocked'))?.text).replace(/\s+/g, ' ');
  expect(text).toMatch(/You no longer have this case, and the client was told: Hannah Okoro against \S/);
  expect(text).not.toContain('Your claims and documents');
});
