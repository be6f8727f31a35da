import pg from 'pg';
import { expect, it, vi } from 'vitest';
import * as mails from '../auth.emails.tsx';
import type { AuthSettings } from '../auth.settings.ts';
import * as threads from '../passwords/hash-in-threads.ts';
import { type AuthBench, fragmentOf, goodPassword, openAuthBench } from '../testing/auth-bench.ts';

vi.mock('../passwords/hash-in-threads.ts', { spy: true });
vi.mock('../auth.emails.tsx', { spy: true });

/** Counts the statements, hashes and mails of one request, because times depend on the machine's load. */
async function workFor(bench: AuthBench, path: string, body: object, token?: string) {
  const statements = vi.spyOn(pg.Client.prototype, 'query');
  const counted = [threads.hashInThread, threads.verifyInThread, mails.writeCodeMail].map((one) =>
    vi.mocked(one),
  );
  for (const one of counted) one.mockClear();
  const res = token ? await bench.put(path, body, token) : await bench.post(path, body);
  const [hashes, checks, written] = counted.map((one) => one.mock.calls.length);
  const work = { statements: statements.mock.calls.length, hashes, checks, written };
  statements.mockRestore();
  return { status: res.status, answer: await res.text(), ...work };
}

async function openWithAda() {
  const bench = await openAuthBench({ rateLimits: true });
  await bench.newPerson('ada@example.com', { address: '203.0.113.1' });
  // The first sign-in to an unknown account also creates the decoy hash.
  await bench.kit.passwords.matches(null, 'x');
  await bench.post('/token?grant_type=password', { email: 'first@example.com', password: 'x' });
  return bench;
}

it.each([
  ['/token?grant_type=password', { password: 'wrong-kettle-42' }],
  ['/recover', {}],
  ['/recover', { code_challenge: 'c'.repeat(43), code_challenge_method: 's256' }],
  ['/resend', { type: 'signup' }],
  ['/resend', { type: 'email_change' }],
])('POST %s %j is as much work for an address that nobody has', async (path, body) => {
  const bench = await openWithAda();
  const known = await workFor(bench, path, { ...body, email: 'ada@example.com' });
  const unknown = await workFor(bench, path, { ...body, email: 'nobody@example.com' });
  expect(unknown).toEqual(known);
  expect(known.statements).toBeGreaterThan(3);
  expect(known.checks).toBe(path.startsWith('/token') ? 1 : 0);
});

it('is as much work for someone who waits for a confirmation, or for a change of address', async () => {
  const bench = await openWithAda();
  await bench.client().signInWithOtp({ email: 'waiting@example.com' });
  const { client } = await bench.newPerson('mover@example.com');
  await client.updateUser({ email: 'moved@example.com' });
  for (const [type, email] of [
    ['signup', 'waiting@example.com'],
    ['email_change', 'mover@example.com'],
  ]) {
    const before = (await bench.mailsTo(email ?? '')).length;
    const known = await workFor(bench, '/resend', { type, email });
    expect(await workFor(bench, '/resend', { type, email: 'nobody@example.com' })).toEqual(known);
    expect(await bench.mailsTo(email ?? '')).toHaveLength(before + 1);
  }
});

it('asking for a link leaves nothing behind for an address that nobody has', async () => {
  const bench = await openWithAda();
  const count = async () =>
    (
      await bench.db.execute(
        `select (select count(*)::int from auth_users) as users, (select count(*)::int from auth_codes) as codes,
          (select count(*)::int from emails) as mails, (select count(*)::int from pgboss.job) as jobs`,
      )
    ).rows[0];
  const before = await count();
  for (const [path, body] of [
    ['/recover', {}],
    ['/resend', { type: 'signup' }],
    ['/resend', { type: 'email_change' }],
  ] as const)
    expect((await bench.post(path, { ...body, email: 'nobody@example.com' })).status).toBe(200);
  expect(await count()).toEqual(before);
  await bench.post('/recover', { email: 'ada@example.com' });
  expect(await count()).not.toEqual(before);
});

/** A service where addresses must be confirmed, and a hook writes a row at every sign-up. */
async function openConfirming(settings: Partial<AuthSettings> = {}) {
  const bench = await openAuthBench({
    settings: { emailAutoconfirm: false, ...settings },
    rateLimits: true,
    deps: { onUserCreated: [async (tx) => void (await tx.execute('select 1'))] },
  });
  const admin = await bench.admin();
  for (const name of ['ada', 'eve'])
    await admin.createUser({ email: `${name}@example.com`, password: goodPassword, email_confirm: true });
  await bench.client().signInWithOtp({ email: 'first@example.com' });
  return bench;
}

const accounts = async ({ db }: AuthBench) =>
  (await db.execute<{ count: number }>('select count(*)::int as count from auth_users')).rows[0]?.count;

it.each([
  ['a sign-in link', {}, {}, 1],
  ['a sign-in link, but no account', { create_user: false }, {}, 0],
  ['a sign-in link where sign-up is off', {}, { signUpAllowed: false, emailAutoconfirm: true }, 0],
])(
  'asking for %s is the same answer after the same work with an account and without',
  async (_what, body, settings, added) => {
    const bench = await openConfirming(settings);
    const before = (await accounts(bench)) ?? 0;
    const known = await workFor(bench, '/otp', { ...body, email: 'ada@example.com' });
    expect(await accounts(bench)).toBe(before);
    const unknown = await workFor(bench, '/otp', { ...body, email: 'nobody@example.com' });
    expect(unknown).toEqual(known);
    expect(known).toMatchObject({ status: 200, answer: '{}', hashes: 0, checks: 0, written: 1 });
    expect(await accounts(bench)).toBe(before + added);
    expect(await bench.mailsTo('ada@example.com')).toHaveLength(1);
  },
);

it('signing up is the same answer after the same work with an account, with one that waits, and without', async () => {
  const bench = await openConfirming();
  const signUp = async (name: string) => {
    const email = `${name}@example.com`;
    const { answer, ...work } = await workFor(bench, '/signup', { email, password: 'another-kettle-43' });
    // Ids are random, and the response repeats the given address.
    return { ...work, answer: answer.replaceAll(email, '').replace(/"id":"[0-9a-f-]{36}"/, '') };
  };
  await signUp('nobody');
  bench.clock.forward(60);
  const fresh = await signUp('somebody');
  expect(await signUp('ada')).toEqual(fresh);
  expect(await signUp('nobody')).toEqual(fresh);
  expect(fresh).toMatchObject({ status: 200, hashes: 1, checks: 0, written: 1 });
  const password = goodPassword;
  const { error } = await bench.client().signInWithPassword({ email: 'ada@example.com', password });
  expect(error).toBeNull();
});

it('asking for another address is the same answer after the same work, whether or not it is taken', async () => {
  const bench = await openConfirming();
  const client = bench.client();
  const { data } = await client.signInWithPassword({ email: 'eve@example.com', password: goodPassword });
  const change = async (email: string) => {
    const { answer, ...work } = await workFor(bench, '/user', { email }, data.session?.access_token);
    return { ...work, answer: answer.replaceAll(email, '') };
  };
  await change('first-wish@example.com');
  const free = await change('nobody@example.com');
  expect(await change('ada@example.com')).toEqual(free);
  expect(free).toMatchObject({ status: 200, written: 2 });
  // Only the owner of the mailbox learns that it is taken, and neither account changes.
  bench.clock.forward(1);
  await change('ada@example.com');
  const opened = await bench.open((await bench.mailTo('ada@example.com')).link);
  expect(fragmentOf(opened)).not.toHaveProperty('access_token');
  const old = await bench.open((await bench.mailTo('eve@example.com')).link);
  expect(fragmentOf(old)).toMatchObject({ error_code: 'email_exists' });
  expect((await client.getUser()).data.user?.email).toBe('eve@example.com');
});

it('a link without an account is refused where addresses need no confirmation: sign-up tells there anyway', async () => {
  const client = (await openWithAda()).client();
  const options = { shouldCreateUser: false };
  const { error } = await client.signInWithOtp({ email: 'nobody@example.com', options });
  expect(error).toMatchObject({ status: 422, code: 'otp_disabled' });
});
