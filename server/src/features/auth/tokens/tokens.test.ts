import { mkdtemp, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { exportJWK, generateKeyPair, SignJWT, UnsecuredJWT } from 'jose';
import { describe, expect, it, onTestFinished } from 'vitest';
import { StartError } from '../../../platform/db/start-error.ts';
import { fixedClock } from '../../../testing/fixed-clock.ts';
import { bearer, makeKeySet, openAuthBench } from '../testing/auth-bench.ts';
import { createAccessTokens } from './access-tokens.ts';
import { keysFor, openKeys } from './key-file.ts';
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

const issuer = 'https://plainclaim.test/auth/v1';

const refused = expect.objectContaining({
  status: 403,
  code: 'bad_jwt',
  message: expect.stringMatching(/^invalid JWT: unable to parse or verify signature/),
});

describe('access tokens', () => {
  it('differ within one second, and are good until the second they expire', async () => {
    const clock = fixedClock();
    const tokens = createAccessTokens(await importKeys(await makeKeySet('a')), issuer, clock);
    const one = await tokens.sign(claims, 3600);
    const other = await tokens.sign(claims, 3600);
    expect(one.token).not.toBe(other.token);
    expect(await tokens.verify(one.token)).toMatchObject({ ...claims, iss: issuer, aud: 'authenticated' });
    clock.forward(3599);
    expect(await tokens.verify(one.token)).toMatchObject({ sub: claims.sub });
    clock.forward(1);
    // The first was verified before and is cached, the second was not.
    await expect(tokens.verify(one.token)).rejects.toEqual(refused);
    await expect(tokens.verify(other.token)).rejects.toEqual(refused);
  });

  it('still verify after a rotation, until their key is taken out', async () => {
    const clock = fixedClock();
    const [old, fresh] = [await makeKeySet('old'), await makeKeySet('fresh')];
    const before = createAccessTokens(await importKeys(old), issuer, clock);
    const { token } = await before.sign(claims, 3600);
    const rotatedSet = { keys: [...fresh.keys, ...old.keys] };
    const rotated = await importKeys(rotatedSet);
    const after = createAccessTokens(rotated, issuer, clock);
    expect(await after.verify(token)).toMatchObject({ sub: claims.sub });
    expect(await before.verify(token)).toMatchObject({ sub: claims.sub });
    expect(rotated.signing.kid).toBe('fresh');
    const withoutOld = createAccessTokens(await importKeys(fresh), issuer, clock);
    await expect(withoutOld.verify(token)).rejects.toEqual(refused);
  });

  it('are refused when forged in any of the usual ways', async () => {
    const clock = fixedClock();
    const set = await makeKeySet('a');
    const tokens = createAccessTokens(await importKeys(set, 'a-shared-secret'), issuer, clock);
    const { token } = await tokens.sign(claims, 3600);
    const [header, payload, signature] = token.split('.') as [string, string, string];
    const encode = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url');
    const { privateKey } = await generateKeyPair('ES256');
    const sign = (alg: string, kid: string | undefined, key: Parameters<SignJWT['sign']>[0]) =>
      new SignJWT(claims).setProtectedHeader({ alg, ...(kid && { kid }) }).sign(key);
    const publicKeyAsSecret = new TextEncoder().encode(JSON.stringify(set.keys[0]));
    const forgeries = {
      'changed claims': [header, encode({ ...claims, sub: 'x' }), signature].join('.'),
      'no signature': `${header}.${payload}.`,
      'alg none': new UnsecuredJWT(claims).encode(),
      'alg none with our kid': [encode({ alg: 'none', kid: 'a' }), payload, ''].join('.'),
      'another key under our kid': await sign('ES256', 'a', privateKey),
      'an unknown kid': await sign('ES256', 'b', privateKey),
      'no kid': await sign('ES256', undefined, privateKey),
      'our public key as a shared secret': await sign('HS256', 'a', publicKeyAsSecret),
      'the shared secret under our kid': await sign(
        'HS256',
        'a',
        new TextEncoder().encode('a-shared-secret'),
      ),
      'a wrong shared secret': await sign('HS256', undefined, new TextEncoder().encode('guessed')),
      'for another service': await new SignJWT({ ...claims, aud: 'another-service' })
        .setProtectedHeader({ alg: 'HS256' })
        .sign(new TextEncoder().encode('a-shared-secret')),
      rubbish: 'a.b.c',
    };
    for (const [name, forgery] of Object.entries(forgeries)) {
      await expect(tokens.verify(forgery), name).rejects.toEqual(refused);
    }
    const operators = await sign('HS256', undefined, new TextEncoder().encode('a-shared-secret'));
    expect(await tokens.verify(operators)).toMatchObject({ sub: claims.sub });
  });
});

describe('the keys', () => {
  const folder = async () => {
    const dir = await mkdtemp(join(tmpdir(), 'plainclaim-keys-'));
    onTestFinished(() => rm(dir, { recursive: true, force: true }));
    return dir;
  };

  it('are made once, kept private, and the same for two that start together', async () => {
    const dir = await folder();
    const [one, other] = await Promise.all([keysFor(dir), keysFor(dir)]);
    expect(one.signing).toMatchObject({ alg: 'RS256', kid: expect.any(String) });
    expect(other.signing.kid).toBe(one.signing.kid);
    const file = join(dir, 'auth-keys.json');
    expect((await stat(file)).mode & 0o077).toBe(0);
    const [jwk] = (JSON.parse(await readFile(file, 'utf8')) as JwkSet).keys;
    expect(one.published.keys).toEqual([
      { kty: 'RSA', n: jwk?.n, e: 'AQAB', kid: jwk?.kid, alg: 'RS256', use: 'sig', key_ops: ['verify'] },
    ]);
  });

  it('may be a shared secret alone, which is never published', async () => {
    const keys = await openKeys({
      keyFile: undefined,
      sharedSecret: 's'.repeat(32),
      dataDir: await folder(),
    });
    expect(keys.signing).toMatchObject({ alg: 'HS256', kid: undefined });
    expect(keys.published).toEqual({ keys: [] });
  });

  it('says that a file is missing, not that its contents are bad', async () => {
    const dataDir = await folder();
    const keyFile = join(dataDir, 'nowhere.json');
    const opening = openKeys({ keyFile, sharedSecret: undefined, dataDir });
    await expect(opening).rejects.toThrow(StartError);
    await expect(opening).rejects.toThrow(`The key file ${keyFile} cannot be opened: ENOENT`);
  });

  it.each([
    ['no JSON', 'keys: none', 'cannot be read as JSON'],
    ['no key set', '{"private": "key"}', 'cannot be used: '],
    ['a key of an unknown kind', '{"keys":[{"kty":"oct","k":"c2VjcmV0"}]}', 'cannot be used: '],
    [
      'a private half that is none',
      '{"keys":[{"kty":"EC","crv":"P-256","x":"AA","y":"AA","d":"AA"}]}',
      'cannot be used: ',
    ],
  ])('name their file when it holds %s', async (_, text, words) => {
    const dataDir = await folder();
    const keyFile = join(dataDir, 'keys.json');
    await writeFile(keyFile, text);
    const opening = openKeys({ keyFile, sharedSecret: undefined, dataDir });
    await expect(opening).rejects.toThrow(StartError);
    await expect(opening).rejects.toThrow(`The key file ${keyFile} ${words}`);
  });

  it('are refused without a private half or a secret', async () => {
    const { publicKey } = await generateKeyPair('ES256', { extractable: true });
    const set: JwkSet = { keys: [{ ...(await exportJWK(publicKey)), kty: 'EC', crv: 'P-256' }] };
    await expect(importKeys(set)).rejects.toThrow('no key to sign tokens with');
  });
});

describe('the bearer check', () => {
  it('refuses in the order and words of the contract', async () => {
    const bench = await openAuthBench();
    const { session, user } = await bench.newPerson();
    const answer = async (authorization?: string) => {
      const res = await bench.request('/auth/v1/user', { headers: authorization ? { authorization } : {} });
      const { error_code, msg } = (await res.json()) as Record<string, string>;
      return { status: res.status, error_code, msg };
    };
    const signed = async (payload: object) => {
      const key = new TextEncoder().encode('a-shared-secret-for-tests-only');
      const token = await new SignJWT({ ...payload }).setProtectedHeader({ alg: 'HS256' }).sign(key);
      return `Bearer ${token}`;
    };
    for (const odd of [undefined, 'Basic abc', 'Bearer', session.access_token, 'Bearer a b']) {
      expect(await answer(odd)).toEqual({
        status: 401,
        error_code: 'no_authorization',
        msg: 'This endpoint requires a valid Bearer token',
      });
    }
    expect(await answer('Bearer a.b.c')).toMatchObject({ status: 403, error_code: 'bad_jwt' });
    expect(await answer(await signed({}))).toMatchObject({ status: 403, error_code: 'bad_jwt' });
    expect(await answer(await signed({ sub: 'ada' }))).toMatchObject({ status: 400, error_code: 'bad_jwt' });
    const nobody = '00000000-0000-4000-8000-000000000009';
    expect(await answer(await signed({ sub: nobody }))).toMatchObject({
      status: 403,
      error_code: 'user_not_found',
    });
    expect(await answer(await signed({ sub: user.id, session_id: nobody }))).toMatchObject({
      status: 403,
      error_code: 'session_not_found',
    });
    expect(await answer(bearer(session.access_token).authorization)).toMatchObject({ status: 200 });
    expect(await answer(`bearer ${session.access_token}`)).toMatchObject({ status: 200 });
  });

  it("refuses another person's session", async () => {
    const bench = await openAuthBench();
    const ada = await bench.newPerson('ada@example.com');
    const { data } = await bench
      .client()
      .getClaims((await bench.newPerson('bob@example.com')).session.access_token);
    const token = await new SignJWT({ sub: ada.user.id, session_id: data?.claims.session_id })
      .setProtectedHeader({ alg: 'HS256' })
      .sign(new TextEncoder().encode('a-shared-secret-for-tests-only'));
    const res = await bench.request('/auth/v1/user', { headers: bearer(token) });
    expect([res.status, await res.json()]).toMatchObject([403, { error_code: 'session_not_found' }]);
    expect(await bench.auth.authenticate(`Bearer ${token}`)).toBeNull();
  });
});
