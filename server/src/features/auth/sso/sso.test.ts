import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { count } from 'drizzle-orm';
import { describe, expect, it, onTestFinished } from 'vitest';
import { tidyAuthWorker } from '../auth.jobs.ts';
import { authUsedProofs } from '../proofs/proofs.tables.ts';
import { apiUrl, fragmentOf, goodPassword, openAuthBench, siteUrl } from '../testing/auth-bench.ts';
import {
  askedBy,
  assertionOf,
  openSignInService,
  responseOf,
  type Said,
} from '../testing/sign-in-service.ts';
import { authUsers } from '../users/users.tables.ts';
import { openSsoProviders } from './open-sso-providers.ts';
import { readIdpMetadata } from './read-idp-metadata.ts';
import { authSsoRequests } from './sso.tables.ts';

const providerId = '5b0c8a52-6a6f-4d2f-9f3c-1d2f6a7b8c9d';
const service = openSignInService();
const stranger = openSignInService();

async function openSsoBench(settings: object = {}, flowType: 'implicit' | 'pkce' = 'implicit') {
  const ssoProviders = [{ id: providerId, domains: ['example.com'], ...readIdpMetadata(service.metadata) }];
  const bench = await openAuthBench({ settings: { samlEnabled: true, ...settings }, deps: { ssoProviders } });
  let cookie = '';
  const onAnswer = (res: Response) => {
    cookie = res.headers.get('set-cookie') ?? cookie;
  };
  const client = bench.client({ flowType, onAnswer });

  /** Starts a sign-in; returns what the identity provider will assert about Ada. */
  const ask = async () => {
    const options = { redirectTo: `${siteUrl}/dashboard` };
    const { data, error } = await client.signInWithSSO({ domain: 'example.com', options });
    if (error) throw error;
    const asked = askedBy(data?.url ?? '');
    const said: Said = {
      issuer: service.entityId,
      audience: asked.issuer,
      recipient: asked.returnUrl,
      inResponseTo: asked.id,
      nameId: 'ada-1',
      email: 'ada@example.com',
      now: bench.clock.now(),
    };
    return { url: new URL(data?.url ?? ''), asked, said };
  };
  /** Posts a SAML response as a browser does. */
  const answer = async (relayState: string, xml: string, kept = cookie.split(';')[0] ?? ''): Promise<URL> => {
    const res = await bench.request('/auth/v1/sso/saml/acs', {
      method: 'POST',
      headers: { 'content-type': 'application/x-www-form-urlencoded', cookie: kept },
      body: String(
        new URLSearchParams({ SAMLResponse: Buffer.from(xml).toString('base64'), RelayState: relayState }),
      ),
    });
    if (res.status !== 303) throw new Error(`the answer was answered with ${res.status}`);
    return new URL(res.headers.get('location') ?? '');
  };
  const arrive = async (changes: Partial<Said> = {}) => {
    const { asked, said } = await ask();
    const whole = { ...said, ...changes };
    return await answer(asked.relayState, responseOf(whole, service.sign(assertionOf(whole))));
  };
  const people = async () => (await bench.db.select({ n: count() }).from(authUsers))[0]?.n;
  return { bench, client, ask, answer, arrive, people, cookieOf: () => cookie };
}

describe('signing in with one’s organisation', () => {
  it('is off unless it is switched on, whatever is sent', async () => {
    const bench = await openAuthBench();
    const { error } = await bench.client().signInWithSSO({ domain: 'example.com' });
    expect(error).toMatchObject({
      status: 404,
      code: 'saml_provider_disabled',
      message: 'SAML 2.0 is disabled',
    });
    expect((await bench.request('/auth/v1/sso', { method: 'POST', body: 'no json' })).status).toBe(404);
    expect((await bench.request('/auth/v1/sso/saml/acs', { method: 'POST', body: 'x' })).status).toBe(404);
    expect((await bench.request('/auth/v1/sso/saml/metadata')).status).toBe(404);
  });

  it('leads there, and back into an account that is found again', async () => {
    const { ask, bench, arrive } = await openSsoBench();
    const { url, asked } = await ask();
    expect(url.origin + url.pathname).toBe('https://idp.example.com/sso');
    expect(asked).toMatchObject({
      returnUrl: `${apiUrl}/sso/saml/acs`,
      issuer: `${apiUrl}/sso/saml/metadata`,
    });

    const target = await arrive();
    expect(target.pathname).toBe('/dashboard');
    const { access_token, refresh_token } = fragmentOf(target);
    const browser = bench.client();
    await browser.setSession({ access_token: access_token ?? '', refresh_token: refresh_token ?? '' });
    const { data } = await browser.getUser();
    expect(data.user).toMatchObject({
      email: 'ada@example.com',
      email_confirmed_at: expect.any(String),
      user_metadata: { full_name: 'Ada Byron' },
    });
    expect(data.user?.identities?.map(({ provider }) => provider)).toContain(`sso:${providerId}`);
    const { data: claims } = await browser.getClaims();
    expect(claims?.claims.amr).toMatchObject([{ method: 'sso/saml' }]);

    const again = fragmentOf(await arrive({ email: 'ada.byron@example.com' }));
    const second = bench.client();
    await second.setSession({
      access_token: again.access_token ?? '',
      refresh_token: again.refresh_token ?? '',
    });
    expect((await second.getUser()).data.user?.id).toBe(data.user?.id);
  });

  it('gives a code to the browser that holds the verifier', async () => {
    const { client, arrive } = await openSsoBench({}, 'pkce');
    const target = await arrive();
    const code = target.searchParams.get('code') ?? '';
    expect(target.hash).toBe('');
    expect((await client.exchangeCodeForSession(code)).data.user).toMatchObject({ email: 'ada@example.com' });
  });

  it('says who we are', async () => {
    const { bench } = await openSsoBench();
    const xml = await (await bench.request('/auth/v1/sso/saml/metadata')).text();
    expect(xml).toContain(`entityID="${apiUrl}/sso/saml/metadata"`);
    expect(xml).toContain(`Location="${apiUrl}/sso/saml/acs"`);
  });

  it('knows only the organisations that are listed', async () => {
    const { client, bench } = await openSsoBench();
    const notFound = { status: 404, code: 'sso_provider_not_found' };
    expect((await client.signInWithSSO({ domain: 'elsewhere.example' })).error).toMatchObject(notFound);
    const other = providerId.replace('5', '6');
    expect((await client.signInWithSSO({ providerId: other })).error).toMatchObject(notFound);
    expect((await client.signInWithSSO({ providerId })).error).toBeNull();
    const neither = await bench.post('/sso', {});
    expect(neither.status).toBe(400);
    const plain = await bench.post('/sso', { domain: 'EXAMPLE.com' });
    expect([plain.status, new URL(plain.headers.get('location') ?? '').host]).toEqual([
      303,
      'idp.example.com',
    ]);
  });
});

describe('an answer of an organisation', () => {
  const refused = { error: 'access_denied', error_code: 'saml_sign_in_refused' };

  it.each<[string, (said: Said) => Partial<Said>]>([
    ['has run out', () => ({ lifeSeconds: -120 })],
    ['is for another audience', () => ({ audience: 'https://other.example/metadata' })],
    ['was made for another recipient', () => ({ recipient: 'https://other.example/acs' })],
    ['answers another question', () => ({ inResponseTo: '_somebody-elses' })],
    ['comes from another issuer', () => ({ issuer: 'https://other.example/metadata' })],
    ['is about nobody', () => ({ nameId: '' })],
    ['names an address that is not the organisation’s', () => ({ email: 'ada@elsewhere.example' })],
    ['names an address that only looks like it', () => ({ email: 'ada@example.com.evil.example' })],
    ['names no address', () => ({ email: '' })],
  ])('that %s is refused', async (_what, changes) => {
    const { ask, answer, people } = await openSsoBench();
    const { asked, said } = await ask();
    const whole = { ...said, ...changes(said) };
    const target = await answer(asked.relayState, responseOf(whole, service.sign(assertionOf(whole))));
    expect(fragmentOf(target)).toMatchObject(refused);
    expect(await people()).toBe(0);
  });

  it('that nobody signed, or a stranger, or that was changed afterwards, is refused', async () => {
    const { ask, answer, people } = await openSsoBench();
    const { asked, said } = await ask();
    const signed = service.sign(assertionOf(said));
    for (const assertion of [
      assertionOf(said),
      stranger.sign(assertionOf(said)),
      service.sign(assertionOf(said), 'sha1'),
      signed.replace('ada-1', 'bob-1'),
      signed.replace('ada@example.com', 'bob@example.com'),
      signed.replace(/<(\w+:)?Signature .*<\/(\w+:)?Signature>/s, ''),
    ]) {
      const target = await answer(asked.relayState, responseOf(said, assertion));
      expect(fragmentOf(target)).toMatchObject(refused);
    }
    for (const xml of ['', 'no xml', '<a/>', responseOf(said)]) {
      expect(fragmentOf(await answer(asked.relayState, xml))).toMatchObject(refused);
    }
    expect(await people()).toBe(0);
  });

  it('with a document type, which may define entities, is refused', async () => {
    const { ask, answer, people } = await openSsoBench();
    const { asked, said } = await ask();
    const xml = responseOf(said, service.sign(assertionOf(said)));
    const type = '<!DOCTYPE Response [<!ENTITY file SYSTEM "file:///etc/hostname">]>';
    expect(fragmentOf(await answer(asked.relayState, type + xml))).toMatchObject(refused);
    expect(await people()).toBe(0);
    expect(fragmentOf(await answer(asked.relayState, xml)).access_token).toBeDefined();
  });

  it('in which a forged assertion is wrapped around a signed one is refused', async () => {
    const { ask, answer, people } = await openSsoBench();
    const { asked, said } = await ask();
    const signed = service.sign(assertionOf({ ...said, nameId: 'mallory-1', email: 'mallory@example.com' }));
    const forged = assertionOf({ ...said, nameId: 'admin-1', email: 'admin@example.com' });
    const inside = (where: string, content: string) => forged.replace(where, `${content}${where}`);
    const signature = /<(\w+:)?Signature .*<\/(\w+:)?Signature>/s.exec(signed)?.[0] ?? '';
    const id = /ID="([^"]+)"/.exec(signed)?.[1] ?? '';
    expect(signature).not.toBe('');
    const wrapped = [
      // The forged assertion beside the signed one, before and after it.
      responseOf(said, forged, signed),
      responseOf(said, signed, forged),
      // The signed assertion inside the forged one, in elements that are not read.
      responseOf(said, inside('</saml:Subject>', signed)),
      responseOf(said, inside('</saml:Assertion>', `<saml:Advice>${signed}</saml:Advice>`)),
      responseOf(said, inside('</saml:Assertion>', signed)),
      // The signature moved to the forged assertion, with the signed one inside it or with the same id.
      responseOf(
        said,
        inside('<saml:Subject>', signature.replace('</Signature>', `<Object>${signed}</Object></Signature>`)),
      ),
      responseOf(said, inside('<saml:Subject>', signature)),
      responseOf(
        said,
        forged.replace(/ID="[^"]+"/, `ID="${id}"`).replace('<saml:Subject>', `${signature}<saml:Subject>`),
      ),
      responseOf(said, forged.replace(/ID="[^"]+"/, `ID="${id}"`), signed),
      // The signed assertion elsewhere in the response.
      responseOf(said, forged).replace(
        '</samlp:Status>',
        `<samlp:StatusDetail>${signed}</samlp:StatusDetail></samlp:Status>`,
      ),
      // A comment inside the name id.
      responseOf(said, signed.replace('mallory-1', 'admin-1<!-- -->')),
    ];
    for (const [index, xml] of wrapped.entries()) {
      expect([index, fragmentOf(await answer(asked.relayState, xml)).error_code]).toEqual([
        index,
        refused.error_code,
      ]);
    }
    expect(await people()).toBe(0);
  });

  it('counts once, and only for the question it answers', async () => {
    const { ask, answer, people } = await openSsoBench();
    const { asked, said } = await ask();
    const xml = responseOf(said, service.sign(assertionOf(said)));
    const both = await Promise.all([answer(asked.relayState, xml), answer(asked.relayState, xml)]);
    expect(both.filter((target) => fragmentOf(target).access_token !== undefined)).toHaveLength(1);
    expect(fragmentOf(await answer(asked.relayState, xml)).error_code).toBe('saml_relay_state_not_found');
    const other = await ask();
    expect(fragmentOf(await answer(other.asked.relayState, xml))).toMatchObject(refused);
    expect(await people()).toBe(1);
  });

  it('in another browser than the one that left is refused', async () => {
    const { ask, answer, people, cookieOf } = await openSsoBench();
    const { asked, said } = await ask();
    expect(cookieOf()).toMatch(
      /^__Host-pc_sso=[\w-]{20,}; Max-Age=600; Path=\/; HttpOnly; Secure; SameSite=None$/,
    );
    const xml = responseOf(said, service.sign(assertionOf(said)));
    for (const kept of ['__Host-pc_sso=', '__Host-pc_sso=guessed', 'other=1']) {
      expect(fragmentOf(await answer(asked.relayState, xml, kept))).toMatchObject(refused);
    }
    expect(await people()).toBe(0);
    expect(fragmentOf(await answer(asked.relayState, xml)).access_token).toBeDefined();
  });

  it('that nobody asked for, or too late, leads to the site', async () => {
    const { bench, ask, answer } = await openSsoBench();
    const { asked, said } = await ask();
    const xml = responseOf(said, service.sign(assertionOf(said)));
    for (const odd of ['', 'https://evil.example', '7b0c8a52-6a6f-4d2f-9f3c-1d2f6a7b8c9d']) {
      const target = await answer(odd, xml);
      expect([target.origin, fragmentOf(target).error_code]).toEqual([siteUrl, 'saml_relay_state_not_found']);
    }
    bench.clock.forward(601);
    expect(fragmentOf(await answer(asked.relayState, xml)).error_code).toBe('saml_relay_state_not_found');
  });
});

describe('an address that is known here already', () => {
  it('takes the account from whoever never showed that it is theirs', async () => {
    const { bench, arrive } = await openSsoBench();
    const squatter = await bench.newPerson('ada@example.com');
    const { access_token } = fragmentOf(await arrive());
    expect(access_token).toBeDefined();
    expect((await squatter.client.getUser()).data.user).toBeNull();
    const password = { email: 'ada@example.com', password: goodPassword };
    expect((await bench.client().signInWithPassword(password)).error).toMatchObject({
      code: 'invalid_credentials',
    });
  });

  it('makes nobody where nobody may sign up', async () => {
    const { arrive, people } = await openSsoBench({ signUpAllowed: false });
    expect(fragmentOf(await arrive()).error_code).toBe('signup_disabled');
    expect(await people()).toBe(0);
  });
});

describe('the file of organisations', () => {
  const inFolder = async (files: Record<string, string>) => {
    const folder = await mkdtemp(join(tmpdir(), 'plainclaim-sso-'));
    onTestFinished(() => rm(folder, { recursive: true }));
    for (const [name, text] of Object.entries(files)) await writeFile(join(folder, name), text);
    return join(folder, 'sso.json');
  };
  const entry = { id: providerId, domains: ['Example.com'], metadata_file: 'idp.xml' };

  it('is read with the metadata beside it', async () => {
    const file = await inFolder({ 'sso.json': JSON.stringify([entry]), 'idp.xml': service.metadata });
    expect(openSsoProviders(file)).toMatchObject([
      {
        id: providerId,
        domains: ['example.com'],
        entityId: service.entityId,
        signInUrl: 'https://idp.example.com/sso',
      },
    ]);
    expect(openSsoProviders(undefined)).toEqual([]);
  });

  it.each([
    ['is no JSON', 'x', service.metadata],
    [
      'names a domain twice',
      JSON.stringify([entry, { ...entry, id: providerId.replace('5', '6') }]),
      service.metadata,
    ],
    ['has metadata that is none', JSON.stringify([entry]), '<a/>'],
    [
      'has metadata without a certificate',
      JSON.stringify([entry]),
      service.metadata.replace(/<md:KeyD.*KeyDescriptor>/s, ''),
    ],
  ])('stops the start when it %s', async (_what, list, metadata) => {
    const file = await inFolder({ 'sso.json': list, 'idp.xml': metadata });
    expect(() => openSsoProviders(file)).toThrow(/cannot be used/);
  });
});

describe('what nobody waits for any more', () => {
  it('is forgotten by the hourly job', async () => {
    const { bench, ask, arrive } = await openSsoBench();
    await ask();
    await arrive();
    const rows = async () => [await bench.db.$count(authSsoRequests), await bench.db.$count(authUsedProofs)];
    expect(await rows()).toEqual([1, 1]);
    bench.clock.forward(3600);
    const worker = tidyAuthWorker(bench.db, bench.clock, bench.kit.settings);
    await worker.handle({}, { attempt: 1, isLastAttempt: false, signal: new AbortController().signal });
    expect(await rows()).toEqual([0, 0]);
  });
});
