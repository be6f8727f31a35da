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
    details: {
      act: 'solicitor-approve',
      person_id: priya.id,
      before: { status: 'pending' },
      after: { status: 'approved' },
    },
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

it('takes numbers from the sign-up form as far as they fit, and shows them to the team', async () => {
  const { register, rows, call } = await openSolicitorsBench();
  const numbers = { 'England & Wales': '654 321', Scotland: 'none yet', Wales: '123456' };
  const priya = await register('Priya', { regulator_numbers: numbers });
  const { body } = await call(priya, 'GET', '/api/solicitor/registration');
  expect(body).toMatchObject({
    solicitor: { regulator_numbers: { 'England & Wales': '654321' }, unproven_jurisdictions: [] },
  });
  const [told] = (await rows('emails')).filter(({ kind }) => kind === 'solicitor-registered');
  expect(told?.text).toContain('654321');
  expect(told?.text).toContain(`/admin/solicitors/${priya.id}`);
});

it('finds registrations by words of the name, firm, address, postcode or number', async () => {
  const { register, admin, call } = await openSolicitorsBench();
  await register('Ann', { firm_name: 'Harbour & Sons', regulator_numbers: { 'England & Wales': '776655' } });
  await register('Bob', { postcode: 'TR1 2AA' });
  type List = { solicitors: { full_name: string }[]; counts: object };
  const found = async (search: string) => {
    const path = `/api/admin/solicitors?search=${encodeURIComponent(search)}`;
    const { body } = await call<List>(admin, 'GET', path);
    expect(body.counts).toMatchObject({ pending: 2 });
    return body.solicitors.map(({ full_name: name }) => name);
  };
  expect(await found('harbour ann')).toEqual(['Ann Law']);
  expect(await found('776655')).toEqual(['Ann Law']);
  expect(await found('BOB@law')).toEqual(['Bob Law']);
  expect(await found('tr1')).toEqual(['Bob Law']);
  expect(await found('100%_')).toEqual([]);
  expect(await found('  ')).toHaveLength(2);
});

it('shows one registration with its cases and who decided', async () => {
  const { approved, admin, call, search } = await openSolicitorsBench();
  const priya = await approved('Priya');
  await search();
  const { body } = await call(admin, 'GET', `/api/admin/solicitors/${priya.id}`);
  expect(body).toMatchObject({
    solicitor: {
      full_name: 'Priya Law',
      status: 'approved',
      decided_by: admin.email,
      is_blocked: false,
      cases: { open: 1, answered: 0, accepted: 0 },
      possible_decisions: ['suspend'],
    },
  });
});

it('lets a suspended solicitor in again, with words of its own', async () => {
  const { approved, decide, rows, cases } = await openSolicitorsBench();
  const priya = await approved('Priya');
  await decide(priya, { decision: 'suspend', reason: 'A complaint.' });
  const reason = 'The complaint was withdrawn.';
  expect((await decide(priya, { decision: 'approve', reason })).status).toBe(200);
  const [mail] = (await rows('emails')).filter(({ kind }) => kind === 'solicitor-reinstate');
  expect(mail).toMatchObject({
    to_address: priya.email,
    subject: 'Your registration is open again – Plainclaim',
  });
  expect(mail?.text).toContain(reason);
  expect(await cases(priya)).toEqual([]);
});

it('takes no number away that an approval was given for', async () => {
  const { approved, admin, call } = await openSolicitorsBench();
  const priya = await approved('Priya');
  const path = `/api/admin/solicitors/${priya.id}/regulator-numbers`;
  const emptied = await call<{ error: { fields: object[] } }>(admin, 'PUT', path, { regulator_numbers: {} });
  expect([emptied.status, emptied.body.error.fields]).toEqual([
    422,
    [{ field: 'England & Wales', message: 'An approved solicitor needs this number: SRA number' }],
  ]);
  const changed = { regulator_numbers: { 'England & Wales': '222222' } };
  expect((await call(admin, 'PUT', path, changed)).body).toMatchObject({ solicitor: changed });
});

it('approves nobody who acts nowhere', async () => {
  const { register, decide } = await openSolicitorsBench();
  const priya = await register('Priya', { jurisdictions: [] });
  const { status, body } = await decide<ErrorBody>(priya, { decision: 'approve' });
  expect([status, body.error.message]).toEqual([409, 'Before approval we need: a jurisdiction.']);
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
  expect((await searchOf()).asked).toMatchObject([{ status: 'withdrawn' }, { status: 'pending' }]);
  expect(await cases(far)).toHaveLength(1);
  expect((await call(near, 'GET', '/api/solicitor/referrals')).status).toBe(403);
});
