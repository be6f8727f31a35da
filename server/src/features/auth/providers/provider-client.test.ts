import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { exportPKCS8, generateKeyPair, jwtVerify, SignJWT } from 'jose';
import { describe, expect, it, onTestFinished } from 'vitest';
import { askProvider, issuerOfTenant } from './ask-provider.ts';
import { createProviderClient } from './provider-client.ts';
import { providerFromEntry } from './provider-from-entry.ts';

const entry = { client_id: 'us', audiences: [], trust_email: false, private_network: false };

/** A server that answers each path with JSON and records what it receives. */
async function startStandIn(answers: Record<string, unknown>) {
  const sent: Record<string, string> = {};
  const server = createServer((req, res) => {
    const path = new URL(req.url ?? '/', 'http://x').pathname;
    let body = '';
    req.on('data', (chunk: Buffer) => {
      body += chunk.toString();
    });
    req.on('end', () => {
      sent[path] = body || (req.headers.authorization ?? '');
      res.setHeader('content-type', 'application/json').end(JSON.stringify(answers[path] ?? {}));
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => void server.close());
  return { address: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, sent };
}

const secrets = { state: 's', verifier: 'v'.repeat(43), nonce: 'n' };

describe('GitHub', () => {
  const signInWith = async (emails: unknown) => {
    const { address, sent } = await startStandIn({
      '/token': { access_token: 'for-github', token_type: 'bearer', scope: 'user:email' },
      '/user': {
        id: 583231,
        name: 'Ada',
        email: 'public@example.com',
        avatar_url: 'https://x.example/a.png',
      },
      '/emails': emails,
    });
    const provider = providerFromEntry({ ...entry, id: 'github', client_secret: 'hidden' });
    const place = {
      kind: 'oauth2',
      issuer: 'https://github.com/login/oauth',
      authorization: `${address}/authorize`,
      token: `${address}/token`,
      userinfo: `${address}/user`,
      emails: `${address}/emails`,
    } as const;
    const client = createProviderClient({ ...provider, place, privateNetwork: true });
    const parameters = new URLSearchParams({ code: 'c', state: 's' });
    const answer = await askProvider(client, parameters, secrets, 'https://plainclaim.test/auth/v1/callback');
    return { ...answer, sent };
  };

  it('is asked for the person and their checked addresses', async () => {
    const { identity, tokens, sent } = await signInWith([
      { email: 'old@example.com', primary: false, verified: true },
      { email: 'Ada@example.com', primary: true, verified: true },
    ]);
    expect(identity).toMatchObject({ subject: '583231', email: 'ada@example.com', emailVerified: true });
    expect(tokens).toEqual({ provider_token: 'for-github' });
    expect(Object.fromEntries(new URLSearchParams(sent['/token']))).toMatchObject({
      client_id: 'us',
      client_secret: 'hidden',
      code: 'c',
      code_verifier: secrets.verifier,
    });
    expect(sent['/emails']).toBe('Bearer for-github');
  });

  it.each([
    [[{ email: 'victim@example.com', primary: true, verified: false }], '', false],
    [
      [
        { email: 'victim@example.com', primary: true, verified: false },
        { email: 'own@example.com', primary: false, verified: true },
      ],
      'own@example.com',
      true,
    ],
    [[], '', false],
    [{ message: 'Not Found' }, '', false],
  ])('has no unchecked address: %j', async (emails, email, emailVerified) => {
    expect((await signInWith(emails)).identity).toMatchObject({ email, emailVerified });
  });
});

describe('Apple', () => {
  it('knows us by a token that we sign afresh', async () => {
    const { privateKey, publicKey } = await generateKeyPair('ES256', { extractable: true });
    const client = createProviderClient(
      providerFromEntry({
        ...entry,
        id: 'apple',
        team_id: 'TEAM',
        key_id: 'KEY',
        private_key: await exportPKCS8(privateKey),
      }),
    );
    const body = new URLSearchParams();
    const authenticate = await client.authentication();
    await authenticate({ issuer: 'https://appleid.apple.com' }, client.client, body, new Headers());
    const { payload, protectedHeader } = await jwtVerify(body.get('client_secret') ?? '', publicKey, {
      issuer: 'TEAM',
      subject: 'us',
      audience: 'https://appleid.apple.com',
    });
    expect(protectedHeader).toMatchObject({ alg: 'ES256', kid: 'KEY' });
    expect((payload.exp ?? 0) - (payload.iat ?? 0)).toBe(300);
  });
});

describe('Microsoft', () => {
  const template = 'https://login.microsoftonline.com/{tenantid}/v2.0';
  const tokenOf = (claims: Record<string, unknown>) =>
    new SignJWT(claims).setProtectedHeader({ alg: 'HS256' }).sign(new Uint8Array(32));

  it('has an issuer per organisation behind its shared door', async () => {
    const tid = '9188040d-6c67-4c5b-b112-36a304b66dad';
    expect(issuerOfTenant(template, await tokenOf({ tid }))).toBe(
      `https://login.microsoftonline.com/${tid}/v2.0`,
    );
  });

  it.each([{}, { tid: 'common' }, { tid: '../evil' }, { tid: 5 }])(
    'takes no made-up one: %j',
    async (claims) => {
      const token = await tokenOf(claims);
      expect(() => issuerOfTenant(template, token)).toThrow('names no tenant');
    },
  );
});

describe('a provider on the open internet', () => {
  it('is not looked for on this machine or over plain HTTP', async () => {
    const { address } = await startStandIn({});
    const issuer = address.replace('http:', 'https:');
    const client = createProviderClient(providerFromEntry({ ...entry, id: 'custom:x', issuer }));
    await expect(client.server()).rejects.toThrow('not on the open internet');
  });
});
