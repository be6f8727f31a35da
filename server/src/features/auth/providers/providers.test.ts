import { sql } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { fieldsOnPage } from '../testing/at-provider.ts';
import { bearer, fragmentOf, siteUrl } from '../testing/auth-bench.ts';
import { entryFor, openProviderBench, startProvider } from '../testing/provider-bench.ts';
import { providerFromEntry } from './provider-from-entry.ts';

describe('someone new who comes by a provider', () => {
  it('gets an account and a session, by the official client with a code', async () => {
    const bench = await openProviderBench();
    const client = bench.client({ flowType: 'pkce' });
    const end = await bench.browser().goAround(await bench.addressFor(client));
    expect(`${end.origin}${end.pathname}${end.hash}`).toBe(`${siteUrl}/signin`);
    const { data, error } = await client.exchangeCodeForSession(end.searchParams.get('code') ?? '');
    expect(error).toBeNull();
    expect(data.user).toMatchObject({
      email: 'ada@example.com',
      email_confirmed_at: expect.any(String),
      app_metadata: { provider: 'custom:acme', providers: ['custom:acme'], role: 'plaintiff' },
      user_metadata: { full_name: 'Ada Lovelace', email_verified: true },
      identities: [{ provider: 'custom:acme', id: 'ada', identity_data: { sub: 'ada' } }],
    });
    expect(data.session).toMatchObject({ provider_token: expect.any(String) });
    expect((await client.getUser()).data.user?.id).toBe(data.user?.id);
    const claims = await client.getClaims();
    expect(claims.data?.claims.amr).toMatchObject([{ method: 'oauth' }]);
  });

  it('gets the session in the address where the client asked for no code', async () => {
    const bench = await openProviderBench();
    const end = await bench.browser().goAround(await bench.addressFor(bench.client()));
    const session = fragmentOf(end);
    expect(session).toMatchObject({ token_type: 'bearer', provider_token: expect.any(String) });
    const res = await bench.request('/auth/v1/user', { headers: bearer(session.access_token ?? '') });
    expect(await res.json()).toMatchObject({ email: 'ada@example.com' });
  });

  it('is the same person the next time', async () => {
    const bench = await openProviderBench();
    const ids = [];
    for (const _time of [1, 2]) {
      const end = await bench.browser().goAround(await bench.addressFor(bench.client()));
      const client = bench.client();
      const { access_token = '', refresh_token = '' } = fragmentOf(end);
      ids.push((await client.setSession({ access_token, refresh_token })).data.user?.id);
    }
    expect(ids[0]).toBeDefined();
    expect(ids[1]).toBe(ids[0]);
  });

  it('is one person, even when they come ten times at the same moment', async () => {
    const bench = await openProviderBench();
    const ways = await Promise.all(
      Array.from({ length: 10 }, async () => {
        const browser = bench.browser();
        const back = await browser.goThere(await browser.leave(await bench.addressFor(bench.client())));
        return () => browser.comeBack(back);
      }),
    );
    const ends = await Promise.all(ways.map((comeBack) => comeBack()));
    expect(ends.map((end) => fragmentOf(end).error_description)).toEqual(ends.map(() => undefined));
    const { rows } = await bench.db.execute(sql`select id from auth_users`);
    expect(rows).toHaveLength(1);
  });

  it('is refused where nobody may sign up, or without a checked address', async () => {
    const bench = await openProviderBench({ settings: { signUpAllowed: false } });
    const closed = await bench.browser().goAround(await bench.addressFor(bench.client()));
    expect(fragmentOf(closed)).toMatchObject({ error: 'access_denied', error_code: 'signup_disabled' });
    const unchecked = await bench.browser().goAround(await bench.addressFor(bench.client()), 'bob');
    expect(fragmentOf(unchecked)).toMatchObject({ error_code: 'provider_email_needs_verification' });
    bench.acme.people.set('eve', {});
    const nameless = await bench.browser().goAround(await bench.addressFor(bench.client()), 'eve');
    expect(fragmentOf(nameless)).toMatchObject({ error_code: 'validation_failed' });
    expect((await bench.db.execute(sql`select id from auth_users`)).rows).toHaveLength(0);
  });

  it('is sent home with the reason when they do not sign in there', async () => {
    const bench = await openProviderBench();
    const client = bench.client({ flowType: 'pkce' });
    const end = await bench.browser().goAround(await bench.addressFor(client), 'nobody');
    const problem = {
      error: 'access_denied',
      error_code: 'bad_oauth_callback',
      error_description: 'You did not sign in with Acme. Nothing has changed.',
    };
    expect(Object.fromEntries(end.searchParams)).toEqual(problem);
    expect(fragmentOf(end)).toEqual(problem);
  });
});

describe('kinds of providers', () => {
  it('are asked by their endpoints where they know no discovery', async () => {
    const acme = await startProvider();
    acme.people.set('ada', { email: 'ada@example.com', email_verified: true, name: 'Ada Lovelace' });
    const { issuer: base } = acme;
    const places = {
      authorization_url: `${base}/auth`,
      token_url: `${base}/token`,
      userinfo_url: `${base}/me`,
    };
    const bench = await openProviderBench({ entries: [entryFor(acme, places)] });
    const end = await bench.browser().goAround(await bench.addressFor(bench.client()));
    expect(fragmentOf(end)).toHaveProperty('access_token');
    expect(acme.asked).not.toContain('/.well-known/openid-configuration');
  });

  it('may send people back with a form', async () => {
    const bench = await openProviderBench({ change: { response_mode: 'form_post' } });
    const browser = bench.browser();
    const page = await browser.goThere(await browser.leave(await bench.addressFor(bench.client())));
    const body = new URLSearchParams(fieldsOnPage(page));
    // As in browsers, a form post from another site comes without our cookie.
    const sent = await bench.request('/auth/v1/callback', { method: 'POST', body });
    expect(sent.status).toBe(303);
    const end = await browser.comeBack(sent.headers.get('location') ?? '');
    expect(fragmentOf(end)).toHaveProperty('access_token');
  });

  it('give a token to come back with when asked', async () => {
    const bench = await openProviderBench();
    const more = { scopes: 'offline_access', queryParams: { prompt: 'consent', client_id: 'another' } };
    const client = bench.client({ flowType: 'pkce' });
    const browser = bench.browser();
    const there = new URL(await browser.leave(await bench.addressFor(client, more)));
    expect(there.searchParams.get('client_id')).toBe('plainclaim');
    expect(there.searchParams.get('prompt')).toBe('consent');
    expect(there.searchParams.get('scope')).toBe('openid email profile offline_access');
  });

  it('that do not answer lead back with words', async () => {
    const bench = await openProviderBench();
    const address = await bench.addressFor(bench.client());
    await bench.acme.stop();
    const res = await bench.browser().visit(address);
    expect(res.status).toBe(303);
    expect(fragmentOf(new URL(res.headers.get('location') ?? ''))).toMatchObject({
      error: 'server_error',
      error_description: 'We could not get an answer from Acme. Please try again.',
    });
  });

  it('that nobody set up are refused in the words of the contract', async () => {
    const bench = await openProviderBench();
    for (const [query, words] of [
      ['?provider=google', 'Unsupported provider: "google" is not enabled'],
      ['', 'Unsupported provider: missing provider'],
    ] as const) {
      const res = await bench.request(`/auth/v1/authorize${query}`);
      expect([res.status, await res.json()]).toMatchObject([
        400,
        { error_code: 'validation_failed', msg: words },
      ]);
    }
    const settings = await bench.request('/auth/v1/settings');
    expect(await settings.json()).toMatchObject({ external: { 'custom:acme': true, email: true } });
  });
});

describe('well-known providers', () => {
  const entry = {
    client_id: 'us',
    client_secret: 's',
    audiences: [],
    trust_email: false,
    private_network: false,
  };
  it.each([
    ['google', 'Google', 'https://accounts.google.com', 'query'],
    ['apple', 'Apple', 'https://appleid.apple.com', 'form_post'],
    ['azure', 'Microsoft', 'https://login.microsoftonline.com/common/v2.0', 'query'],
    ['github', 'GitHub', 'https://github.com/login/oauth', 'query'],
  ])('%s needs no more than our names there', (id, name, issuer, responseMode) => {
    const provider = providerFromEntry({ ...entry, id });
    expect(provider).toMatchObject({ id, name, responseMode, place: { issuer } });
  });
});
