import { randomUUID } from 'node:crypto';
import { count, eq, sql } from 'drizzle-orm';
import { SignJWT } from 'jose';
import { TOTP } from 'otpauth';
import { describe, expect, it } from 'vitest';
import { adminUsage, runAdminCommand } from '../people/create-admin.ts';
import { authSessions } from '../sessions/sessions.tables.ts';
import { bearer, goodPassword, openAuthBench } from '../testing/auth-bench.ts';
import { authUsers } from '../users/users.tables.ts';
import { makeServiceKey } from './make-service-key.ts';

const sharedSecret = new TextEncoder().encode('a-shared-secret-for-tests-only');

const endless = (claims: Record<string, unknown>, secret = sharedSecret) =>
  new SignJWT(claims).setProtectedHeader({ alg: 'HS256' }).sign(secret);

const signed = (claims: Record<string, unknown>, secret = sharedSecret) =>
  endless({ exp: Math.floor(Date.now() / 1000) + 3600, ...claims }, secret);

describe('a service key', () => {
  it('is a token of ours, or of the shared secret, with the role of the service', async () => {
    const bench = await openAuthBench();
    const { session } = await bench.newPerson();
    const list = async (token: string) => (await (await bench.admin(token)).listUsers()).error;
    expect(await list(await makeServiceKey(bench.kit, 1))).toBeNull();
    for (const role of ['service_role', 'supabase_admin']) {
      expect(await list(await signed({ role }))).toBeNull();
      expect(await list(await signed({ role, sub: 'no uuid' }))).toBeNull();
    }
    expect(await list(session.access_token)).toMatchObject({
      status: 403,
      code: 'not_admin',
      message: 'User not allowed',
    });
    expect(await list(await signed({ role: 'anon' }))).toMatchObject({ status: 403, code: 'not_admin' });
    const forged = await signed({ role: 'service_role' }, new TextEncoder().encode('x'.repeat(32)));
    expect(await list(forged)).toMatchObject({ status: 403, code: 'bad_jwt' });
    expect((await bench.request('/auth/v1/admin/users')).status).toBe(401);
  });

  it('without an expiry is refused, unless the operator accepts such keys', async () => {
    const bench = await openAuthBench();
    const error = async (opened: typeof bench, token: string) =>
      (await (await opened.admin(token)).listUsers()).error;
    for (const role of ['service_role', 'supabase_admin']) {
      expect(await error(bench, await endless({ role }))).toMatchObject({
        status: 403,
        code: 'bad_jwt',
        message: 'invalid JWT: a service key needs an expiry (exp)',
      });
    }
    const accepting = await openAuthBench({ beside: bench, settings: { endlessServiceKeys: true } });
    expect(await error(accepting, await endless({ role: 'service_role' }))).toBeNull();
  });

  it('ends, and is nobody to the rest of the product', async () => {
    const bench = await openAuthBench();
    const key = await makeServiceKey(bench.kit, 1);
    expect(await bench.auth.authenticate(`Bearer ${key}`)).toBeNull();
    expect((await bench.request('/auth/v1/user', { headers: bearer(key) })).status).toBe(403);
    bench.clock.forward(2 * 24 * 3600);
    expect((await (await bench.admin(key)).listUsers()).error).toMatchObject({ code: 'bad_jwt' });
  });

  it('is made by the operator’s command, for days that make sense', async () => {
    const bench = await openAuthBench();
    const words = await runAdminCommand(bench.kit, ['service-key', '30']);
    const key = words.split('\n').at(-1) ?? '';
    expect((await (await bench.admin(key)).listUsers()).error).toBeNull();
    for (const days of ['0', '367', 'many', '']) {
      expect(await runAdminCommand(bench.kit, ['service-key', days])).toBe(adminUsage);
    }
  });

  it('cannot be had by writing the role into one’s own metadata', async () => {
    const bench = await openAuthBench();
    const client = bench.client();
    const data = { role: 'service_role', app_metadata: { role: 'service_role' } };
    const { data: signedUp } = await client.signUp({
      email: 'eve@example.com',
      password: goodPassword,
      options: { data },
    });
    const admin = await bench.admin(signedUp.session?.access_token);
    expect((await admin.listUsers()).error).toMatchObject({ code: 'not_admin' });
  });
});

describe('accounts by service key', () => {
  it('are made unconfirmed, with exactly the given facts', async () => {
    const bench = await openAuthBench();
    const admin = await bench.admin();
    const user_metadata = { full_name: 'Ada', theme: 'dark' };
    const { data, error } = await admin.createUser({
      email: 'Ada@Example.com',
      password: goodPassword,
      user_metadata,
      app_metadata: { team: 'blue' },
    });
    expect(error).toBeNull();
    expect(data.user).toMatchObject({
      email: 'ada@example.com',
      app_metadata: { provider: 'email', providers: ['email'], team: 'blue' },
    });
    expect(data.user?.user_metadata).toEqual(user_metadata);
    expect(data.user?.email_confirmed_at).toBeUndefined();
    const early = await bench
      .client()
      .signInWithPassword({ email: 'ada@example.com', password: goodPassword });
    expect(early.error).toMatchObject({ code: 'email_not_confirmed' });

    const confirmed = await admin.updateUserById(data.user?.id ?? '', { email_confirm: true });
    expect(confirmed.data.user?.email_confirmed_at).toEqual(expect.any(String));
    const later = await bench
      .client()
      .signInWithPassword({ email: 'ada@example.com', password: goodPassword });
    expect(later.error).toBeNull();
  });

  it('may have an address and a number, each with its identity', async () => {
    const bench = await openAuthBench();
    const { data } = await (await bench.admin()).createUser({
      email: 'ada@example.com',
      phone: '+44 7700 900123',
      email_confirm: true,
      phone_confirm: true,
    });
    expect(data.user).toMatchObject({
      phone: '447700900123',
      phone_confirmed_at: expect.any(String),
      app_metadata: { provider: 'email', providers: ['email', 'phone'] },
    });
    expect(data.user?.identities?.map(({ provider }) => provider).sort()).toEqual(['email', 'phone']);
  });

  it('are refused for what is taken, odd or missing', async () => {
    const bench = await openAuthBench();
    const admin = await bench.admin();
    const phone = '447700900123';
    const id = randomUUID();
    await admin.createUser({ id, email: 'ada@example.com', phone });
    const refusals = [
      [{ email: 'ADA@example.com' }, 422, 'email_exists'],
      [{ phone }, 422, 'phone_exists'],
      [{ id, email: 'other@example.com' }, 422, 'user_already_exists'],
      [{}, 400, 'validation_failed'],
      [{ email: 'invalid-email' }, 400, 'validation_failed'],
      [{ phone: 'abc' }, 400, 'validation_failed'],
      [{ id: 'abc', email: 'new@example.com' }, 400, 'validation_failed'],
      [{ email: 'new@example.com', password: 'short' }, 422, 'weak_password'],
      [{ email: 'new@example.com', ban_duration: 'soon' }, 400, 'validation_failed'],
    ] as const;
    for (const [attributes, status, code] of refusals) {
      const { error } = await admin.createUser(attributes);
      expect([attributes, error?.status, error?.code]).toEqual([attributes, status, code]);
    }
    const [{ n } = { n: 0 }] = await bench.db.select({ n: count() }).from(authUsers);
    expect(n).toBe(1);
  });

  it('are listed newest first, in pages', async () => {
    const bench = await openAuthBench();
    const admin = await bench.admin();
    for (const name of ['one', 'two', 'three']) {
      await admin.createUser({ email: `${name}@example.com` });
      bench.clock.forward(1);
    }
    const first = await admin.listUsers({ page: 1, perPage: 2 });
    expect(first.data.users.map(({ email }) => email)).toEqual(['three@example.com', 'two@example.com']);
    expect(first.data).toMatchObject({ aud: 'authenticated', nextPage: 2, lastPage: 2, total: 3 });
    const second = await admin.listUsers({ page: 2, perPage: 2 });
    expect(second.data.users.map(({ email }) => email)).toEqual(['one@example.com']);
    expect(second.data).toMatchObject({ nextPage: null, total: 3 });
    expect((await admin.listUsers()).data.users).toHaveLength(3);
    for (const page of [-1, 1.5, Number.NaN]) {
      expect((await admin.listUsers({ page })).error).toMatchObject({
        status: 400,
        code: 'validation_failed',
      });
    }
  });

  it('change at once, and a new password shuts out whoever is in', async () => {
    const moves: object[] = [];
    const bench = await openAuthBench({
      deps: { onEmailMoved: [async (_tx, move) => void moves.push(move)] },
    });
    const admin = await bench.admin();
    const { user, client } = await bench.newPerson('ada@example.com');
    await bench.newPerson('bob@example.com');
    const { data, error } = await admin.updateUserById(user.id, {
      email: 'new@example.com',
      password: 'another-kettle-43',
      user_metadata: { theme: 'dark' },
      app_metadata: { team: 'blue' },
    });
    expect(error).toBeNull();
    expect(data.user).toMatchObject({
      email: 'new@example.com',
      user_metadata: { theme: 'dark' },
      app_metadata: { provider: 'email', team: 'blue' },
      identities: [{ provider: 'email', identity_data: { email: 'new@example.com' } }],
    });
    expect((await client.getUser()).data.user).toBeNull();
    const again = { email: 'new@example.com', password: 'another-kettle-43' };
    expect((await bench.client().signInWithPassword(again)).error).toBeNull();
    expect((await bench.mailTo('ada@example.com')).kind).toBe('auth-password-changed');
    expect(moves).toEqual([{ userId: user.id, from: 'ada@example.com', to: 'new@example.com' }]);

    expect((await admin.updateUserById(user.id, { email: 'bob@example.com' })).error).toMatchObject({
      status: 422,
      code: 'email_exists',
    });
    expect((await admin.updateUserById(randomUUID(), { email: 'x@example.com' })).error).toMatchObject({
      status: 404,
      code: 'user_not_found',
    });
  });

  it('can be banned for a time', async () => {
    const bench = await openAuthBench();
    const admin = await bench.admin();
    const { user, client } = await bench.newPerson();
    const { data } = await admin.updateUserById(user.id, { ban_duration: '1h30m' });
    const until = new Date((data.user as { banned_until?: string } | null)?.banned_until ?? '');
    expect(until.getTime() - bench.clock.now().getTime()).toBe(90 * 60_000);
    expect((await client.getUser()).error).toMatchObject({ status: 403, code: 'user_banned' });
    await admin.updateUserById(user.id, { ban_duration: 'none' });
    expect((await client.getUser()).error).toBeNull();
  });

  it('are deleted with their sessions', async () => {
    const bench = await openAuthBench();
    const admin = await bench.admin();
    const { user, client, session } = await bench.newPerson();
    expect((await admin.getUserById(user.id)).data.user?.id).toBe(user.id);
    const res = await bench.request(`/auth/v1/admin/users/${user.id}`, {
      method: 'DELETE',
      headers: bearer(await makeServiceKey(bench.kit, 1)),
    });
    expect([res.status, await res.json()]).toEqual([200, {}]);
    expect((await client.getUser()).error).toMatchObject({ status: 403 });
    expect((await bench.client().refreshSession(session)).error).not.toBeNull();
    expect((await admin.getUserById(user.id)).error).toMatchObject({ status: 404, code: 'user_not_found' });
    expect((await admin.deleteUser(user.id)).error).toMatchObject({ status: 404 });
  });

  it('are emptied where they have to stay', async () => {
    const bench = await openAuthBench();
    const { user, client } = await bench.newPerson('ada@example.com');
    // Stands in for claims and payments, which are in other slices.
    await bench.db.execute(sql`create table kept_records (user_id uuid references auth_users (id))`);
    await bench.db.execute(sql`insert into kept_records values (${user.id})`);
    const refused = await (await bench.admin()).deleteUser(user.id);
    expect(refused.error).toMatchObject({ status: 409, code: 'conflict' });
    expect((await client.getUser()).data.user?.id).toBe(user.id);
    expect((await (await bench.admin()).deleteUser(user.id, true)).error).toBeNull();
    expect((await client.getUser()).data.user).toBeNull();
    expect((await (await bench.admin()).getUserById(user.id)).error).toMatchObject({ status: 404 });
    const [row] = await bench.db.select().from(authUsers).where(eq(authUsers.id, user.id));
    expect(row).toMatchObject({ email: null, passwordHash: null, userMetadata: {} });
    await bench.newPerson('ada@example.com');
  });

  it('lose a second step whose owner lost the phone', async () => {
    const bench = await openAuthBench();
    const admin = await bench.admin();
    const { user, client } = await bench.newPerson();
    const { data: factor } = await client.mfa.enroll({ factorType: 'totp' });
    const totp = new TOTP({ secret: factor?.totp.secret ?? '' });
    const code = totp.generate({ timestamp: bench.clock.now().getTime() });
    const factorId = factor?.id ?? '';
    expect((await client.mfa.challengeAndVerify({ factorId, code })).error).toBeNull();

    const listed = await admin.mfa.listFactors({ userId: user.id });
    expect(listed.data?.factors).toMatchObject([{ id: factorId, factor_type: 'totp', status: 'verified' }]);
    expect(JSON.stringify(listed.data)).not.toContain('secret');
    const removed = await admin.mfa.deleteFactor({ userId: user.id, id: factorId });
    // The client wraps the response in a `data` of its own.
    expect(removed).toMatchObject({ data: { data: { id: factorId } }, error: null });
    const [session] = await bench.db.select().from(authSessions).where(eq(authSessions.userId, user.id));
    expect(session?.aal).toBe('aal1');
    expect((await admin.mfa.deleteFactor({ userId: user.id, id: factorId })).error).toMatchObject({
      status: 404,
    });
    expect((await admin.mfa.listFactors({ userId: randomUUID() })).error).toMatchObject({ status: 404 });
  });
});
