import pg from 'pg';
import { expect, it, vi } from 'vitest';
import * as mails from '../auth.emails.tsx';
import * as threads from '../passwords/hash-in-threads.ts';
import { type AuthBench, goodPassword, openAuthBench } from '../testing/auth-bench.ts';

vi.mock('../passwords/hash-in-threads.ts', { spy: true });
vi.mock('../auth.emails.tsx', { spy: true });

/** What the server does for one request, counted instead of timed: a busy machine does not decide the test. */
async function workFor(bench: AuthBench, path: string, body: object) {
  const statements = vi.spyOn(pg.Client.prototype, 'query');
  const counted = [threads.hashInThread, threads.verifyInThread, mails.writeCodeMail].map((one) =>
    vi.mocked(one),
  );
  for (const one of counted) one.mockClear();
  const res = await bench.post(path, body);
  const [hashes, checks, written] = counted.map((one) => one.mock.calls.length);
  const work = { statements: statements.mock.calls.length, hashes, checks, written };
  statements.mockRestore();
  return { status: res.status, answer: await res.text(), ...work };
}

async function openWithAda() {
  const bench = await openAuthBench({ rateLimits: true });
  await bench.newPerson('ada@example.com', { address: '203.0.113.1' });
  // The first look at an unknown account also makes the hash that stands in for theirs.
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

it('a magic link is the same answer and the same mail for someone new, who gets an account besides', async () => {
  const bench = await openWithAda();
  const known = await workFor(bench, '/otp', { email: 'ada@example.com' });
  const unknown = await workFor(bench, '/otp', { email: 'nobody@example.com' });
  const { statements: _known, ...knownRest } = known;
  const { statements: _unknown, ...unknownRest } = unknown;
  expect(unknownRest).toEqual(knownRest);
  expect(knownRest).toMatchObject({ status: 200, answer: '{}', hashes: 0, checks: 0, written: 1 });
  expect(
    (await bench.client().signInWithPassword({ email: 'ada@example.com', password: goodPassword })).error,
  ).toBe(null);
});
