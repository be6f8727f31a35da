import {
  AuthApiError,
  AuthInvalidJwtError,
  AuthPKCECodeVerifierMissingError,
  AuthRetryableFetchError,
  AuthSessionMissingError,
  AuthWeakPasswordError,
} from '@supabase/auth-js';
import { sql } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { goodPassword, openAuthBench } from './auth-bench.ts';

/** What users of the official client branch on: error classes, codes and the contents of `data`. */
describe('the official client', () => {
  it('meets refusals as errors of the API, with status and code', async () => {
    const bench = await openAuthBench();
    await bench.newPerson('ada@example.com');
    const client = bench.client();
    const wrong = await client.signInWithPassword({ email: 'ada@example.com', password: 'wrong-one-1' });
    expect(wrong.error).toBeInstanceOf(AuthApiError);
    expect(wrong).toMatchObject({
      data: { user: null, session: null },
      error: { status: 400, code: 'invalid_credentials', message: 'Invalid login credentials' },
    });
    const taken = await client.signUp({ email: 'ada@example.com', password: goodPassword });
    expect(taken.data).toEqual({ user: null, session: null });
    expect(taken.error).toBeInstanceOf(AuthApiError);
    const weak = await client.signUp({ email: 'bob@example.com', password: '123' });
    expect(weak.error).toBeInstanceOf(AuthWeakPasswordError);
    expect(weak.error).toMatchObject({ code: 'weak_password', status: 422, reasons: ['length'] });
    const gone = await client.refreshSession({ refresh_token: 'never-issued' });
    expect(gone.error).toBeInstanceOf(AuthApiError);
    expect(gone.error).toMatchObject({
      status: 400,
      message: expect.stringMatching('Invalid Refresh Token'),
    });
  });

  it('gives the shapes that its users take apart', async () => {
    const bench = await openAuthBench();
    const { client } = await bench.newPerson('ada@example.com');
    const nothing = { user: null, session: null };
    const email = 'ada@example.com';
    expect(await client.signInWithOtp({ email })).toEqual({ data: nothing, error: null });
    expect(await client.resetPasswordForEmail(email)).toEqual({ data: {}, error: null });
    expect(await client.reauthenticate()).toEqual({ data: nothing, error: null });
    expect(await client.resend({ type: 'signup', email })).toMatchObject({ data: nothing, error: null });
    expect(await client.mfa.listFactors()).toMatchObject({
      data: { all: [], totp: [], phone: [] },
      error: null,
    });
    expect(await client.getUserIdentities()).toMatchObject({ data: { identities: [{ provider: 'email' }] } });
    expect(await client.signOut()).toEqual({ error: null });
    expect((await client.getSession()).data.session).toBeNull();
  });

  it('knows when nobody is signed in, or no longer', async () => {
    const bench = await openAuthBench();
    const stranger = bench.client();
    for (const { error } of [
      await stranger.getUser(),
      await stranger.refreshSession(),
      await stranger.updateUser({ data: {} }),
    ])
      expect(error).toBeInstanceOf(AuthSessionMissingError);

    const { client, session } = await bench.newPerson('ada@example.com');
    const other = bench.client();
    await other.signInWithPassword({ email: 'ada@example.com', password: goodPassword });
    await other.signOut({ scope: 'others' });
    const { data, error } = await client.getUser();
    expect([data.user, error]).toEqual([null, expect.any(AuthSessionMissingError)]);
    expect((await client.getSession()).data.session).toBeNull();
    expect((await bench.client().setSession(session)).error).not.toBeNull();
  });

  it('signs out also when the account is gone', async () => {
    const bench = await openAuthBench();
    const { client, session } = await bench.newPerson();
    await bench.db.execute(sql`delete from auth_users`);
    expect((await client.getUser()).error).toMatchObject({ status: 403, code: 'user_not_found' });
    expect(await bench.auth.authenticate(`Bearer ${session.access_token}`)).toBeNull();
    expect((await client.signOut()).error).toBeNull();
  });

  it('takes what went wrong inside for something to try again, and keeps the session', async () => {
    const bench = await openAuthBench();
    bench.log.expectError('auth request failed');
    const { client, session } = await bench.newPerson();
    await bench.db.execute(sql`alter table auth_identities rename to elsewhere`);
    expect((await client.getUser()).error).toBeInstanceOf(AuthRetryableFetchError);
    await bench.db.execute(sql`alter table elsewhere rename to auth_identities`);
    expect((await client.getSession()).data.session?.access_token).toBe(session.access_token);
    expect((await client.getUser()).error).toBeNull();
  });

  it('refreshes by itself what has expired', async () => {
    const bench = await openAuthBench({ settings: { accessTokenSeconds: 60 } });
    const { client, session } = await bench.newPerson();
    const events: string[] = [];
    client.onAuthStateChange((event) => void events.push(event));
    // The client refreshes ninety seconds before expiry, so a token of one minute is due at once.
    const { data } = await client.getSession();
    expect(data.session?.refresh_token).not.toBe(session.refresh_token);
    expect(data.session?.user.id).toBe(session.user.id);
    expect(events).toContain('TOKEN_REFRESHED');
  });

  it('goes on refreshing while it is told to, and can be put away', async () => {
    const bench = await openAuthBench({ settings: { accessTokenSeconds: 60 } });
    const { client, session } = await bench.newPerson();
    expect((await client.initialize()).error).toBeNull();
    const refreshed = new Promise<string | undefined>((resolve) => {
      client.onAuthStateChange((event, now) => {
        if (event === 'TOKEN_REFRESHED') resolve(now?.refresh_token);
      });
    });
    await client.startAutoRefresh();
    expect(await refreshed).not.toBe(session.refresh_token);
    await client.stopAutoRefresh();
    await client.dispose();
  });

  it('ends someone’s sessions for a program that has their token', async () => {
    const bench = await openAuthBench();
    const { client, session } = await bench.newPerson();
    const admin = await bench.admin();
    expect((await admin.signOut('not.a.token')).error).toMatchObject({ code: 'bad_jwt' });
    expect((await client.getUser()).error).toBeNull();
    expect((await admin.signOut(session.access_token, 'global')).error).toBeNull();
    expect((await client.getUser()).error).not.toBeNull();
  });

  it('checks tokens by itself, and does not take a changed one', async () => {
    const bench = await openAuthBench();
    const { client, session } = await bench.newPerson();
    const [header, payload, signature] = session.access_token.split('.');
    const claims = JSON.parse(Buffer.from(payload ?? '', 'base64url').toString()) as object;
    const raised = Buffer.from(JSON.stringify({ ...claims, aal: 'aal2' })).toString('base64url');
    const { error } = await client.getClaims([header, raised, signature].join('.'));
    expect(error).toBeInstanceOf(AuthInvalidJwtError);
  });

  it('needs its own verifier for a code', async () => {
    const bench = await openAuthBench();
    const began = bench.client({ flowType: 'pkce' });
    await began.signInWithOtp({ email: 'ada@example.com' });
    const { searchParams } = await bench.open((await bench.mailTo('ada@example.com')).link);
    const code = searchParams.get('code') ?? '';
    const elsewhere = await bench.client({ flowType: 'pkce' }).exchangeCodeForSession(code);
    expect(elsewhere.error).toBeInstanceOf(AuthPKCECodeVerifierMissingError);
    expect((await began.exchangeCodeForSession(code)).error).toBeNull();
  });
});
