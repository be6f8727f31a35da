import { exportJWK, generateKeyPair, SignJWT, UnsecuredJWT } from 'jose';
import { describe, expect, it } from 'vitest';
import { fixedClock } from '../../../testing/fixed-clock.ts';
import { bearer, goodPassword, makeKeySet, openAuthBench } from '../testing/auth-bench.ts';
import { createAccessTokens } from './access-tokens.ts';
import { importKeys, type JwkSet } from './signing-keys.ts';

const claims = {
  sub: '00000000-0000-4000-8000-000000000001',
  email: 'ada@example.com',
  phone: '',
  app_metadata: {},
  user_metadata: {},
  aal: 'aal1',
  amr: [],
  session_id: '00000000-0000-4000-8000-000000000002',
  is_anonymous: false,
} as const;

async function makeRsaSet(kid: string, more: object = {}): Promise<JwkSet> {
  const { privateKey } = await generateKeyPair('RS256', { extractable: true });
  return { keys: [{ ...(await exportJWK(privateKey)), ...more, kty: 'RSA', crv: undefined, kid }] };
}

describe('a rotation of the keys', () => {
  it('keeps who is signed in, signs with the new key, and the client checks both by itself', async () => {
    const [old, fresh] = [await makeRsaSet('old'), await makeRsaSet('fresh')];
    const before = await openAuthBench({ deps: { keys: await importKeys(old) } });
    const { session, email } = await before.newPerson();
    const keys = await importKeys({ keys: [...fresh.keys, ...old.keys] });
    const after = await openAuthBench({ beside: before, deps: { keys } });

    const user = await after.request('/auth/v1/user', { headers: bearer(session.access_token) });
    expect(user.status).toBe(200);
    const asked: string[] = [];
    const client = after.client({ onRequest: (url) => asked.push(new URL(url).pathname) });
    const { data: signedIn } = await client.signInWithPassword({ email, password: goodPassword });
    asked.length = 0;
    for (const [token, kid] of [
      [signedIn.session?.access_token, 'fresh'],
      [session.access_token, 'old'],
    ] as const) {
      const { data, error } = await client.getClaims(token);
      expect(error).toBeNull();
      expect(data?.header).toMatchObject({ alg: 'RS256', kid });
      expect(data?.claims.sub).toBe(session.user.id);
    }
    expect(asked).toEqual(['/auth/v1/.well-known/jwks.json']);
    const { data: refreshed } = await client.refreshSession({ refresh_token: session.refresh_token });
    expect((await client.getClaims(refreshed.session?.access_token)).data?.header.kid).toBe('fresh');

    const without = await openAuthBench({ beside: before, deps: { keys: await importKeys(fresh) } });
    const gone = await without.request('/auth/v1/user', { headers: bearer(session.access_token) });
    expect([gone.status, await gone.json()]).toMatchObject([403, { error_code: 'bad_jwt' }]);
  });

  it('leads from a shared secret to a key file step by step, and nobody is refused on the way', async () => {
    const secret = 'a-shared-secret-for-tests-only-00';
    const set = await makeRsaSet('first');
    const publicHalf = (await importKeys(set)).published.keys.map(({ kty, n, e, kid }) => ({
      kty,
      n,
      e,
      kid,
    }));
    const steps = [
      await importKeys({ keys: [] }, secret),
      await importKeys({ keys: publicHalf as JwkSet['keys'] }, secret),
      await importKeys(set, secret),
    ];
    expect(steps.map(({ signing }) => signing.alg)).toEqual(['HS256', 'HS256', 'RS256']);
    const [before, between, after] = steps.map((keys) => createAccessTokens(keys, 'us', fixedClock()));
    // During a rolling restart, two successive key sets are in use at once.
    for (const [one, next] of [
      [before, between],
      [between, after],
    ]) {
      for (const signer of [one, next]) {
        const { token } = (await signer?.sign(claims, 3600)) ?? { token: '' };
        expect(await one?.verify(token)).toMatchObject(claims);
        expect(await next?.verify(token)).toMatchObject(claims);
      }
    }
    const done = createAccessTokens(await importKeys(set), 'us', fixedClock());
    const { token } = (await after?.sign(claims, 3600)) ?? { token: '' };
    expect(await done.verify(token)).toMatchObject(claims);
    const ofTheSecret = await before?.sign(claims, 3600);
    await expect(done.verify(ofTheSecret?.token ?? '')).rejects.toThrow('invalid JWT');
  });

  it('asks the server about a token that names no key', async () => {
    const bench = await openAuthBench({ deps: { keys: await importKeys({ keys: [] }, 's'.repeat(32)) } });
    const asked: string[] = [];
    const { session } = await bench.newPerson();
    const client = bench.client({ onRequest: (url) => asked.push(new URL(url).pathname) });
    expect((await client.getClaims(session.access_token)).data?.claims.sub).toBe(session.user.id);
    expect(asked).toEqual(['/auth/v1/user']);
    expect(await (await bench.request('/auth/v1/.well-known/jwks.json')).json()).toEqual({ keys: [] });
  });
});

describe('a key file', () => {
  it.each([
    ['what it may be used for', { key_ops: ['sign', 'verify'], use: 'sig', alg: 'RS256', ext: true }],
    ['that it verifies', { key_ops: ['verify'], ext: false }],
  ])('may say %s', async (what, more) => {
    // A unique kid, because the client caches keys by kid across tests.
    const keys = await importKeys(await makeRsaSet(what, more));
    const bench = await openAuthBench({ deps: { keys } });
    const { client } = await bench.newPerson();
    expect((await client.getClaims()).error).toBeNull();
  });

  it('is refused with one name for two keys: tokens of the one would be checked with the other', async () => {
    const keys = [...(await makeKeySet('same')).keys, ...(await makeKeySet('same')).keys];
    await expect(importKeys({ keys })).rejects.toThrow('two keys are called same');
  });
});

describe('a token that we did not sign, or that is not good any more', () => {
  it('opens neither the auth service nor the API', async () => {
    const set = await makeKeySet('ours');
    const keys = await importKeys(set, 'a-shared-secret-for-tests-only');
    const bench = await openAuthBench({ deps: { keys } });
    const { session, user } = await bench.newPerson();
    const { data } = await bench.client().getClaims(session.access_token);
    const seconds = Math.floor(bench.clock.now().getTime() / 1000);
    const claims = { ...data?.claims, sub: user.id, app_metadata: { role: 'admin' }, aud: undefined };
    const sign = (kid: string | undefined, alg: string, key: Parameters<SignJWT['sign']>[0], times = {}) =>
      new SignJWT({ ...claims, exp: seconds + 3600, ...times })
        .setProtectedHeader({ alg, ...(kid && { kid }) })
        .sign(key);
    const stranger = (await generateKeyPair('ES256')).privateKey;
    const rsa = (await generateKeyPair('RS256')).privateKey;
    const { signing, sharedSecret = new Uint8Array() } = keys;
    const text = (value: string) => new TextEncoder().encode(value);
    const unsigned = new UnsecuredJWT({ ...claims, exp: seconds + 3600 }).encode();
    const refused = {
      'alg none': unsigned,
      'alg None with our kid': unsigned.replace(
        /^[^.]+/,
        Buffer.from(JSON.stringify({ alg: 'None', kid: 'ours' })).toString('base64url'),
      ),
      'a wrong key under our kid': await sign('ours', 'ES256', stranger),
      'a wrong kind of key under our kid': await sign('ours', 'RS256', rsa),
      'a kid that nobody has': await sign('theirs', 'ES256', stranger),
      'our public key as a secret': await sign('ours', 'HS256', text(JSON.stringify(keys.published.keys[0]))),
      'a wrong secret': await sign(undefined, 'HS256', text('guessed')),
      'expired, with our key': await sign('ours', 'ES256', signing.key, { exp: seconds }),
      'not yet good, with our key': await sign('ours', 'ES256', signing.key, { nbf: seconds + 60 }),
      'expired, with our secret': await sign(undefined, 'HS256', sharedSecret, { exp: seconds - 1 }),
    };
    for (const [name, token] of Object.entries(refused)) {
      const own = await bench.request('/auth/v1/user', { headers: bearer(token) });
      expect([own.status, await own.json()], name).toMatchObject([403, { error_code: 'bad_jwt' }]);
      expect((await bench.request('/api/whoami', { headers: bearer(token) })).status, name).toBe(401);
    }
    // Even a token signed with our key grants no role: the role is read from the account.
    const boast = bearer(await sign('ours', 'ES256', signing.key));
    expect(await (await bench.request('/api/whoami', { headers: boast })).json()).toMatchObject({
      role: 'plaintiff',
    });
  });
});
