import { sql } from 'drizzle-orm';
import { TOTP } from 'otpauth';
import { describe, expect, it } from 'vitest';
import { tidyAuthWorker } from '../auth.jobs.ts';
import { bearer, fragmentOf, goodPassword, openAuthBench } from '../testing/auth-bench.ts';
import { adminUsage, runAdminCommand } from './create-admin.ts';
import { demoPeople, plantDemoPeople } from './demo-people.ts';
import { grantRole } from './grant-role.ts';

describe('granting a role', () => {
  it('makes an admin, whose link leads to setting a password', async () => {
    const bench = await openAuthBench();
    const words = await runAdminCommand(bench.kit, ['create', 'Boss@example.com']);
    const link = words.split('\n').at(-1) ?? '';
    const target = await bench.open(link);
    expect(target.pathname).toBe('/reset-password');
    const { access_token = '', refresh_token = '' } = fragmentOf(target);
    const client = bench.client();
    await client.setSession({ access_token, refresh_token });
    expect((await client.updateUser({ password: goodPassword })).error).toBeNull();
    const { data } = await client.signInWithPassword({ email: 'boss@example.com', password: goodPassword });
    const headers = bearer(data.session?.access_token ?? '');
    // Admins pass every role check.
    const page = await bench.request('/api/solicitors-only', { headers });
    expect([page.status, await page.json()]).toMatchObject([
      200,
      { role: 'admin', email: 'boss@example.com' },
    ]);
  });

  it('that people may choose counts at once for someone signed in', async () => {
    const bench = await openAuthBench();
    const { session, user } = await bench.newPerson();
    await grantRole(bench.kit, 'ada@example.com', 'solicitor');
    expect(await bench.auth.authenticate(`Bearer ${session.access_token}`)).toMatchObject({
      userId: user.id,
      role: 'solicitor',
    });
  });

  it('that nobody may choose leaves nothing to whoever signed up with the address before', async () => {
    const bench = await openAuthBench();
    const stranger = await bench.newPerson('boss@example.com');
    const { data } = await stranger.client.mfa.enroll({ factorType: 'totp', friendlyName: 'Mine' });
    if (data?.type !== 'totp') throw new Error('no factor');
    const code = new TOTP({ secret: data.totp.secret }).generate({ timestamp: bench.clock.now().getTime() });
    await stranger.client.mfa.challengeAndVerify({ factorId: data.id, code });
    await stranger.client.updateUser({ email: 'stranger@example.com' });

    const { passwordLink } = await grantRole(bench.kit, 'boss@example.com', 'admin');
    expect((await stranger.client.refreshSession()).error).not.toBeNull();
    expect(await bench.auth.authenticate(`Bearer ${stranger.session.access_token}`)).toBeNull();
    const again = await bench
      .client()
      .signInWithPassword({ email: 'boss@example.com', password: goodPassword });
    expect(again.error).toMatchObject({ code: 'invalid_credentials' });

    const { access_token = '', refresh_token = '' } = fragmentOf(await bench.open(passwordLink));
    const owner = bench.client();
    const { data: opened } = await owner.setSession({ access_token, refresh_token });
    expect(opened.user).toMatchObject({ id: stranger.user.id, app_metadata: { role: 'admin' } });
    expect(opened.user).not.toHaveProperty('factors');
    expect(opened.user).not.toHaveProperty('new_email');
    expect((await owner.updateUser({ password: 'another-kettle-43' })).error).toBeNull();

    // Granted again for a new link: what the admin has set up since stays.
    await grantRole(bench.kit, 'boss@example.com', 'admin');
    expect((await owner.getUser()).error).toBeNull();
  });

  it('cannot be had by signing up with the address first or afterwards', async () => {
    const bench = await openAuthBench();
    await bench.client().signInWithOtp({ email: 'boss@example.com' });
    await grantRole(bench.kit, 'boss@example.com', 'admin');
    const taken = await bench.client().signUp({ email: 'boss@example.com', password: goodPassword });
    expect(taken.error).toMatchObject({ code: 'user_already_exists' });
  });

  it('is not inherited from an account that nobody confirmed', async () => {
    const bench = await openAuthBench();
    await bench.client().signInWithOtp({ email: 'boss@example.com' });
    await bench.db.execute(sql`update auth_users set app_metadata = '{"role":"admin"}'`);
    const { user } = await bench.newPerson('boss@example.com');
    expect(user.app_metadata).toMatchObject({ role: 'plaintiff' });
  });

  it('tells the operator when someone had the account before', async () => {
    const bench = await openAuthBench();
    const fresh = await runAdminCommand(bench.kit, ['create', 'boss@example.com']);
    expect(fresh).not.toContain('signed out');
    await bench.newPerson('ada@example.com');
    const taken = await runAdminCommand(bench.kit, ['create', 'ada@example.com']);
    expect(taken).toContain('already had an account');
    expect(taken).toContain('Whoever signed in to it before is signed out');
  });

  it('explains itself', async () => {
    const bench = await openAuthBench();
    for (const words of [[], ['create'], ['grant', 'a@b.co'], ['grant', 'a@b.co', 'king']])
      expect(await runAdminCommand(bench.kit, words)).toBe(adminUsage);
  });
});

describe('the demo people', () => {
  it('can all sign in, each with their role, at a cost of the real hashes', async () => {
    const bench = await openAuthBench();
    await bench.db.transaction((tx) => plantDemoPeople(tx, { clock: bench.clock, log: bench.log.log }));
    for (const { id, email, password, role } of demoPeople) {
      const { data } = await bench.client().signInWithPassword({ email, password });
      expect(data.user).toMatchObject({ id, app_metadata: { role } });
    }
  });
});

describe('tidying', () => {
  it('forgets what has run out and keeps what is in use', async () => {
    const bench = await openAuthBench();
    const { client } = await bench.newPerson();
    await client.signInWithOtp({ email: 'ada@example.com' });
    await client.mfa.enroll({ factorType: 'totp' });
    await bench.client({ flowType: 'pkce' }).resetPasswordForEmail('ada@example.com');
    const counts = async () =>
      (
        await bench.db.execute(sql`select
          (select count(*)::int from auth_codes) as codes, (select count(*)::int from auth_flows) as flows,
          (select count(*)::int from auth_factors) as factors, (select count(*)::int from auth_sessions) as sessions`)
      ).rows[0];
    expect(await counts()).toEqual({ codes: 2, flows: 1, factors: 1, sessions: 1 });
    const tidy = () =>
      tidyAuthWorker(bench.db, bench.clock, bench.kit.settings).handle(
        {},
        { attempt: 1, isLastAttempt: false, signal: new AbortController().signal },
      );
    bench.clock.forward(25 * 3600);
    await tidy();
    expect(await counts()).toEqual({ codes: 0, flows: 0, factors: 0, sessions: 1 });
    await client.refreshSession();
    await client.signOut();
    bench.clock.forward(31 * 24 * 3600);
    await tidy();
    expect(await counts()).toMatchObject({ sessions: 0 });
  });
});
