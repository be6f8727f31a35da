import { sql } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { tidyAuthWorker } from '../auth.jobs.ts';
import { type AuthBench, bearer, goodPassword, openAuthBench } from '../testing/auth-bench.ts';
import { authSessions } from './sessions.tables.ts';

describe('signing in with a password', () => {
  it('gives a session of its own', async () => {
    const bench = await openAuthBench();
    const { session } = await bench.newPerson();
    const { data, error } = await bench
      .client()
      .signInWithPassword({ email: ' ADA@example.com', password: goodPassword });
    expect(error).toBeNull();
    expect(data.session?.access_token).not.toBe(session.access_token);
    expect(data.session?.refresh_token).not.toBe(session.refresh_token);
  });

  it('answers alike for a wrong password, an unknown address and an account without one', async () => {
    const bench = await openAuthBench();
    await bench.newPerson('ada@example.com');
    await bench.client().signInWithOtp({ email: 'otp@example.com' });
    const answers = [];
    for (const email of ['ada@example.com', 'nobody@example.com', 'otp@example.com']) {
      const res = await bench.post('/token?grant_type=password', { email, password: 'not-the-password' });
      answers.push([res.status, await res.text()]);
    }
    expect(answers[0]?.[0]).toBe(400);
    expect(answers[0]?.[1]).toContain('"msg":"Invalid login credentials"');
    expect(answers[1]).toEqual(answers[0]);
    expect(answers[2]).toEqual(answers[0]);
  });

  it('takes one letter typed in two ways for the same', async () => {
    const bench = await openAuthBench();
    const client = bench.client();
    await client.signUp({ email: 'ada@example.com', password: 'caf\u00e9-au-lait' });
    const { error } = await client.signInWithPassword({
      email: 'ada@example.com',
      password: 'cafe\u0301-au-lait',
    });
    expect(error).toBeNull();
  });

  it('renews a hash that was made with another cost', async () => {
    const bench = await openAuthBench({ settings: { passwordCost: { memoryKib: 16, passes: 1 } } });
    await bench.newPerson();
    const hashNow = async () =>
      (await bench.db.execute(sql`select password_hash as hash from auth_users`)).rows[0]?.hash;
    await bench.db.execute(
      sql`update auth_users set password_hash = ${await (await cheaper()).hash(goodPassword)}`,
    );
    expect(await hashNow()).toContain('m=8,');
    await bench.client().signInWithPassword({ email: 'ada@example.com', password: goodPassword });
    expect(await hashNow()).toContain('m=16,');
  });

  it('can be switched off, and knows no other grants', async () => {
    const bench = await openAuthBench({ settings: { emailEnabled: false } });
    const off = await bench.post('/token?grant_type=password', { email: 'a@b.co', password: 'x' });
    expect([off.status, await off.json()]).toMatchObject([422, { error_code: 'email_provider_disabled' }]);
    const odd = await bench.post('/token?grant_type=magic', {});
    expect([odd.status, await odd.json()]).toMatchObject([
      400,
      { error_code: 'invalid_credentials', msg: 'unsupported_grant_type' },
    ]);
  });

  it('refuses someone banned', async () => {
    const bench = await openAuthBench();
    const { client, session } = await bench.newPerson();
    await bench.db.execute(sql`update auth_users set banned_until = '2999-01-01'`);
    const { error } = await client.signInWithPassword({ email: 'ada@example.com', password: goodPassword });
    expect(error).toMatchObject({ status: 403, code: 'user_banned' });
    expect((await client.getUser(session.access_token)).error).toMatchObject({ code: 'user_banned' });
    expect(await bench.auth.authenticate(bearer(session.access_token).authorization)).toBeNull();
  });
});

const cheaper = async () =>
  (await import('../passwords/hash-password.ts')).createPasswords({ memoryKib: 8, passes: 1 });

const refresh = async (bench: AuthBench, token: string) => {
  const res = await bench.post('/token?grant_type=refresh_token', { refresh_token: token });
  const body = (await res.json()) as Record<string, string>;
  return { status: res.status, ...body } as { status: number } & Record<string, string>;
};

describe('refreshing', () => {
  it('rotates the token through the client, and every access token is new', async () => {
    const bench = await openAuthBench();
    const { client, session } = await bench.newPerson();
    const { data, error } = await client.refreshSession();
    expect(error).toBeNull();
    expect(data.session?.refresh_token).not.toBe(session.refresh_token);
    expect(data.session?.access_token).not.toBe(session.access_token);
    expect(data.user?.id).toBe(session.user.id);
  });

  it.each(['', 'never-issued', 'x'.repeat(5000)])('refuses an unknown token', async (token) => {
    const bench = await openAuthBench();
    expect(await refresh(bench, token)).toMatchObject({
      status: 400,
      error_code: 'refresh_token_not_found',
      msg: 'Invalid Refresh Token: Refresh Token Not Found',
    });
  });

  it('gives whoever comes with the replaced token within ten seconds the active one', async () => {
    const bench = await openAuthBench();
    const { session } = await bench.newPerson();
    const first = await refresh(bench, session.refresh_token);
    bench.clock.forward(9);
    const second = await refresh(bench, session.refresh_token);
    expect(second.refresh_token).toBe(first.refresh_token);
    expect(second.access_token).not.toBe(first.access_token);
    expect(await refresh(bench, first.refresh_token ?? '')).toMatchObject({ status: 200 });
  });

  it('takes a later reuse for theft: the whole session ends, for thief and owner', async () => {
    const bench = await openAuthBench();
    const { session, client } = await bench.newPerson();
    const active = await refresh(bench, session.refresh_token);
    bench.clock.forward(11);
    expect(await refresh(bench, session.refresh_token)).toMatchObject({
      status: 400,
      error_code: 'refresh_token_already_used',
    });
    expect(await refresh(bench, active.refresh_token ?? '')).toMatchObject({
      status: 400,
      error_code: 'session_not_found',
    });
    expect((await client.getUser(active.access_token)).error).toMatchObject({
      name: 'AuthSessionMissingError',
    });
    expect(await bench.auth.authenticate(`Bearer ${active.access_token}`)).toBeNull();
    const { rows } = await bench.db.execute(
      sql`select count(*)::int as n from auth_audit where action = 'refresh-token-reused'`,
    );
    expect(rows[0]).toEqual({ n: 1 });
    const again = await client.signInWithPassword({ email: 'ada@example.com', password: goodPassword });
    expect(again.error).toBeNull();
  });

  it('agrees on one new token when twenty tabs refresh at once', async () => {
    const bench = await openAuthBench();
    const { session } = await bench.newPerson();
    const answers = await Promise.all(
      Array.from({ length: 20 }, () => refresh(bench, session.refresh_token)),
    );
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
    expect(new Set(answers.map((answer) => answer.refresh_token)).size).toBe(1);
    expect(new Set(answers.map((answer) => answer.access_token)).size).toBe(20);
  });

  it('ends with a session that nobody used for two months', async () => {
    const bench = await openAuthBench();
    const { session } = await bench.newPerson();
    bench.clock.forward(61 * 24 * 3600);
    expect(await refresh(bench, session.refresh_token)).toMatchObject({
      status: 400,
      error_code: 'session_expired',
    });
  });

  it('ends after half a year, however much it was used, also for a token that is still good', async () => {
    const bench = await openAuthBench({ settings: { accessTokenSeconds: 86_400 } });
    const { session, client } = await bench.newPerson();
    const day = 24 * 3600;
    const next = async (token: string) => {
      const { status, access_token = '', refresh_token = '' } = await refresh(bench, token);
      expect(status).toBe(200);
      return { access_token, refresh_token };
    };
    let token = session.refresh_token;
    for (const _month of [1, 2, 3, 4]) {
      bench.clock.forward(44 * day);
      token = (await next(token)).refresh_token;
    }
    bench.clock.forward(3.5 * day);
    const last = await next(token);
    const whoAmI = () => bench.request('/api/whoami', { headers: bearer(last.access_token) });
    const user = () => bench.request('/auth/v1/user', { headers: bearer(last.access_token) });
    expect([(await whoAmI()).status, (await user()).status]).toEqual([200, 200]);
    bench.clock.forward(0.6 * day);
    expect([(await whoAmI()).status, (await user()).status]).toEqual([401, 403]);
    expect(await refresh(bench, last.refresh_token)).toMatchObject({
      status: 400,
      error_code: 'session_expired',
    });
    // Signing in opens a new session, and the tidy job deletes the old one.
    await client.signInWithPassword({ email: 'ada@example.com', password: goodPassword });
    const worker = tidyAuthWorker(bench.db, bench.clock, bench.kit.settings);
    await worker.handle({}, { attempt: 1, isLastAttempt: false, signal: new AbortController().signal });
    expect(await bench.db.$count(authSessions)).toBe(1);
  });

  it('stores neither tokens nor anything that makes them', async () => {
    const bench = await openAuthBench();
    const { session } = await bench.newPerson();
    const { rows } = await bench.db.execute(sql`select * from auth_refresh_tokens`);
    expect(JSON.stringify(rows)).not.toContain(session.refresh_token);
    expect(JSON.stringify(bench.log.lines)).not.toContain(session.refresh_token);
    expect(JSON.stringify(bench.log.lines)).not.toContain(session.access_token);
  });
});

describe('signing out', () => {
  const three = async () => {
    const bench = await openAuthBench();
    const here = await bench.newPerson();
    const others = await Promise.all(
      [1, 2].map(async () => {
        const client = bench.client();
        const { data } = await client.signInWithPassword({ email: here.email, password: goodPassword });
        return data.session?.access_token ?? '';
      }),
    );
    const alive = async () =>
      await Promise.all(
        [here.session.access_token, ...others].map(
          async (token) => (await bench.auth.authenticate(`Bearer ${token}`)) !== null,
        ),
      );
    return { bench, here, alive };
  };

  it.each([
    ['local', [false, true, true]],
    ['others', [true, false, false]],
    ['global', [false, false, false]],
  ] as const)('%s ends just these sessions, at once', async (scope, expected) => {
    const { here, alive } = await three();
    expect(await alive()).toEqual([true, true, true]);
    expect((await here.client.signOut({ scope })).error).toBeNull();
    expect(await alive()).toEqual(expected);
  });

  it('local leaves the refresh token of another device working, and its own worthless', async () => {
    const bench = await openAuthBench();
    const here = await bench.newPerson();
    const elsewhere = bench.client();
    await elsewhere.signInWithPassword({ email: here.email, password: goodPassword });
    expect((await here.client.signOut({ scope: 'local' })).error).toBeNull();
    expect((await elsewhere.refreshSession()).error).toBeNull();
    const old = await bench.client().refreshSession({ refresh_token: here.session.refresh_token });
    expect(old.error).toMatchObject({ status: 400 });
  });

  it('answers 204 with nothing in it, and refuses other scopes and tokens', async () => {
    const bench = await openAuthBench();
    const { session } = await bench.newPerson();
    const logout = (scope: string, token: string) =>
      bench.request(`/auth/v1/logout${scope}`, { method: 'POST', headers: bearer(token) });
    expect((await logout('?scope=somewhere', session.access_token)).status).toBe(400);
    const bad = await logout('', 'not.a.token');
    expect([bad.status, await bad.json()]).toMatchObject([403, { error_code: 'bad_jwt' }]);
    const done = await logout('', session.access_token);
    expect([done.status, await done.text()]).toEqual([204, '']);
    const after = await logout('', session.access_token);
    expect([after.status, await after.json()]).toMatchObject([403, { error_code: 'session_not_found' }]);
  });
});
