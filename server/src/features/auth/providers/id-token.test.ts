import { createHash, randomUUID } from 'node:crypto';
import * as oauth from 'oauth4webapi';
import { describe, expect, it } from 'vitest';
import { browserAtProvider } from '../testing/at-provider.ts';
import { phoneClient } from '../testing/openid-provider.ts';
import { entryFor, openProviderBench, type ProviderBench, startProvider } from '../testing/provider-bench.ts';

/** The ID token that a phone gets from the provider directly. */
async function tokenOnPhone(issuer: string, more: { nonce?: string; clientId?: string; name?: string } = {}) {
  const { clientId = phoneClient.id, name = 'ada' } = more;
  const insecure = { [oauth.allowInsecureRequests]: true };
  const url = new URL(issuer);
  const server = await oauth.processDiscoveryResponse(url, await oauth.discoveryRequest(url, insecure));
  const client = { client_id: clientId };
  const verifier = oauth.generateRandomCodeVerifier();
  const nonce = more.nonce && createHash('sha256').update(more.nonce).digest('hex');
  const there = new URL(server.authorization_endpoint ?? '');
  there.search = String(
    new URLSearchParams({
      client_id: clientId,
      redirect_uri: phoneClient.redirectUri,
      response_type: 'code',
      scope: 'openid email profile',
      code_challenge: await oauth.calculatePKCECodeChallenge(verifier),
      code_challenge_method: 'S256',
      ...(nonce && { nonce }),
    }),
  );
  const back = (await browserAtProvider().signIn(there.href, name)).headers.get('location') ?? '';
  const parameters = oauth.validateAuthResponse(server, client, new URL(back), oauth.expectNoState);
  const response = await oauth.authorizationCodeGrantRequest(
    server,
    client,
    oauth.None(),
    parameters,
    phoneClient.redirectUri,
    verifier,
    insecure,
  );
  const answer = (await response.json()) as { id_token: string; access_token: string };
  return { token: answer.id_token, accessToken: answer.access_token };
}

const signIn = (
  bench: ProviderBench,
  credentials: { token: string; nonce?: string; access_token?: string },
) => bench.client().signInWithIdToken({ provider: 'custom:acme' as 'google', ...credentials });

describe('a client that brings the provider’s word itself', () => {
  it('signs in, once more and as the same person', async () => {
    const bench = await openProviderBench();
    const first = await signIn(bench, await tokenOnPhone(bench.acme.issuer));
    expect(first.error).toBeNull();
    expect(first.data.user).toMatchObject({
      email: 'ada@example.com',
      app_metadata: { provider: 'custom:acme', role: 'plaintiff' },
    });
    const again = await signIn(bench, await tokenOnPhone(bench.acme.issuer));
    expect(again.data.user?.id).toBe(first.data.user?.id);
    // The keys were fetched once.
    expect(bench.acme.asked.filter((path) => path === '/jwks')).toHaveLength(1);
    const end = await bench.browser().goAround(await bench.addressFor(bench.client()));
    expect(end.hash).toContain('access_token');
  });

  it('must know the nonce that the provider saw the hash of', async () => {
    const bench = await openProviderBench();
    const nonce = randomUUID();
    const { token } = await tokenOnPhone(bench.acme.issuer, { nonce });
    expect((await signIn(bench, { token })).error).toMatchObject({
      status: 400,
      message: 'Passed nonce and nonce in id_token should either both exist or not.',
    });
    expect((await signIn(bench, { token, nonce: 'another' })).error).toMatchObject({
      message: 'Nonces mismatch',
    });
    expect((await signIn(bench, { token, nonce })).error).toBeNull();
    const bare = await tokenOnPhone(bench.acme.issuer);
    expect((await signIn(bench, { ...bare, nonce })).error).toMatchObject({ status: 400 });
  });

  it('is refused with anything but a good token for us', async () => {
    const bench = await openProviderBench();
    const { token, accessToken } = await tokenOnPhone(bench.acme.issuer);
    const [header, payload, signature] = token.split('.');
    const claims = JSON.parse(Buffer.from(payload ?? '', 'base64url').toString()) as object;
    const encoded = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url');
    const bad = { status: 400, message: 'Bad ID token' };
    for (const forged of [
      'rubbish',
      '',
      [header, encoded({ ...claims, email: 'victim@example.com' }), signature].join('.'),
      [encoded({ alg: 'none' }), payload, ''].join('.'),
      [encoded({ alg: 'HS256' }), payload, signature].join('.'),
      (await tokenOnPhone(bench.acme.issuer, { clientId: 'stranger' })).token,
    ]) {
      expect((await signIn(bench, { token: forged })).error).toMatchObject(bad);
    }
    const other = await startProvider();
    other.people.set('ada', { email: 'ada@example.com', email_verified: true });
    expect((await signIn(bench, await tokenOnPhone(other.issuer))).error).toMatchObject(bad);
    // Some providers bind the access token with `at_hash`; then it must match.
    expect((await signIn(bench, { token, access_token: accessToken })).error).toBeNull();
    bench.clock.forward(2 * 3600);
    expect((await signIn(bench, { token })).error).toMatchObject(bad);
  });

  it('is held to the same rules about addresses', async () => {
    const bench = await openProviderBench();
    const { error } = await signIn(bench, await tokenOnPhone(bench.acme.issuer, { name: 'bob' }));
    expect(error).toMatchObject({ code: 'provider_email_needs_verification' });
  });

  it('is refused by a provider that is off, unknown or knows no such tokens', async () => {
    const acme = await startProvider();
    const { issuer } = acme;
    const places = {
      authorization_url: `${issuer}/auth`,
      token_url: `${issuer}/token`,
      userinfo_url: `${issuer}/me`,
    };
    const bench = await openProviderBench({ entries: [entryFor(acme, { id: 'custom:plain', ...places })] });
    const ask = async (provider: string) =>
      (await bench.client().signInWithIdToken({ provider: provider as 'google', token: 'x' })).error;
    expect(await ask('google')).toMatchObject({
      status: 400,
      code: 'provider_disabled',
      message: 'Provider (issuer "https://accounts.google.com") is not enabled',
    });
    expect(await ask('custom:nobody')).toMatchObject({ status: 400 });
    expect(await ask('custom:plain')).toMatchObject({ status: 400 });
  });

  it('gets no answer about rubbish from a provider that is far away', async () => {
    const bench = await openProviderBench({
      entries: [{ id: 'google', client_id: 'us', audiences: [], trust_email: false, private_network: false }],
    });
    const { error } = await bench.client().signInWithIdToken({ provider: 'google', token: 'bad' });
    expect(error).toMatchObject({ status: 400, message: 'Bad ID token' });
  });
});
