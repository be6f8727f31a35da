import { expect, it } from 'vitest';
import { openSolicitorsBench } from '../testing/solicitors-bench.ts';

type ErrorBody = { readonly error: { readonly message: string } };

it('greets whoever registers, and tells the team', async () => {
  const { register, rows, call } = await openSolicitorsBench();
  const priya = await register('Priya');
  const mails = (await rows('emails')).filter(({ kind }) => String(kind).startsWith('solicitor-'));
  expect(mails.map(({ kind, to_address: to }) => [kind, to]).sort()).toEqual([
    ['solicitor-registered', expect.stringContaining('@')],
    ['solicitor-welcome', priya.email],
  ]);
  const { body } = await call(priya, 'GET', '/api/solicitor/registration');
  expect(body).toMatchObject({ solicitor: { status: 'pending', firm_name: 'Priya Law' } });
});

it('approves nobody without a number, and then with it, once', async () => {
  const { register, decide, admin, call, rows } = await openSolicitorsBench();
  const priya = await register('Priya', { jurisdictions: ['England & Wales', 'Scotland'] });
  const early = await decide<ErrorBody>(priya, { decision: 'approve' });
  expect([early.status, early.body.error.message]).toEqual([
    409,
    'Before approval we need: SRA number, Law Society of Scotland number.',
  ]);
  const path = `/api/admin/solicitors/${priya.id}/regulator-numbers`;
  const wrong = { regulator_numbers: { Scotland: 'abc' } };
  expect((await call(admin, 'PUT', path, wrong)).status).toBe(422);
  const numbers = { 'England & Wales': '123456', Scotland: '40123' };
  expect((await call(admin, 'PUT', path, { regulator_numbers: numbers })).status).toBe(200);
  const both = await Promise.all([
    decide(priya, { decision: 'approve' }),
    decide(priya, { decision: 'approve' }),
  ]);
  expect(both.map(({ status }) => status).sort()).toEqual([200, 409]);
  const acts = (await rows('auth_audit', 'id')).filter(({ action }) => action === 'admin-act');
  expect(acts.at(-1)).toMatchObject({
    user_id: admin.id,
    details: { act: 'solicitor-approve', solicitor_id: priya.id, before: 'pending', after: 'approved' },
  });
  expect((await rows('emails')).filter(({ kind }) => kind === 'solicitor-approve')).toHaveLength(1);
});

it('turns nobody away without a reason, and tells them the one given', async () => {
  const { register, decide, call, rows } = await openSolicitorsBench();
  const priya = await register('Priya');
  expect((await decide(priya, { decision: 'decline' })).status).toBe(422);
  const reason = 'You are not in the register.';
  expect((await decide(priya, { decision: 'decline', reason })).status).toBe(200);
  const [mail] = (await rows('emails')).filter(({ kind }) => kind === 'solicitor-decline');
  expect(mail).toMatchObject({ to_address: priya.email, text: expect.stringContaining(reason) });
  const own = await call(priya, 'GET', '/api/solicitor/registration');
  expect(own.body).toMatchObject({ solicitor: { status: 'declined', decision_reason: reason } });
  const cases = await call<ErrorBody>(priya, 'GET', '/api/solicitor/referrals');
  expect([cases.status, cases.body.error.message]).toEqual([403, 'Your registration was declined.']);
});

it('lists registrations by status with their numbers, a page at a time', async () => {
  const { register, decide, admin, call } = await openSolicitorsBench();
  for (const name of ['Ann', 'Bob', 'Cat']) await register(name);
  const dan = await register('Dan');
  await decide(dan, { decision: 'decline', reason: 'No.' });
  type List = { solicitors: { full_name: string }[]; counts: object; next_cursor: string | null };
  const first = await call<List>(admin, 'GET', '/api/admin/solicitors?limit=2');
  const path = `/api/admin/solicitors?limit=2&cursor=${first.body.next_cursor}`;
  const second = await call<List>(admin, 'GET', path);
  const names = [first, second].flatMap(({ body }) => body.solicitors.map(({ full_name: name }) => name));
  expect(names.sort()).toEqual(['Ann Law', 'Bob Law', 'Cat Law']);
  expect(second.body).toMatchObject({
    next_cursor: null,
    counts: { pending: 3, approved: 0, declined: 1, suspended: 0 },
  });
});

it('keeps the numbers of an approved solicitor from being changed by themselves', async () => {
  const { register, approved, call } = await openSolicitorsBench();
  const path = '/api/solicitor/registration/regulator-numbers';
  const numbers = { regulator_numbers: { 'England & Wales': '777777' } };
  expect((await call(await register('New'), 'PUT', path, numbers)).status).toBe(200);
  expect((await call(await approved('Old'), 'PUT', path, numbers)).status).toBe(409);
});

it('passes on what a suspended solicitor was asked, and shuts them out', async () => {
  const { approved, decide, search, searchOf, cases, call } = await openSolicitorsBench();
  const near = await approved('Near');
  const far = await approved('Far', { postcode: 'TR1 2AA' });
  await search();
  expect(await cases(near)).toHaveLength(1);
  expect((await decide(near, { decision: 'suspend', reason: 'A complaint.' })).status).toBe(200);
  expect((await searchOf()).asked).toMatchObject([{ status: 'expired' }, { status: 'pending' }]);
  expect(await cases(far)).toHaveLength(1);
  expect((await call(near, 'GET', '/api/solicitor/referrals')).status).toBe(403);
});
