import { describe, expect, it } from 'vitest';
import { apiUrl, fragmentOf, openAuthBench, siteUrl } from '../testing/auth-bench.ts';
import { assertionOf, responseOf, type Said } from '../testing/sign-in-service.ts';
import { openSsoBench, providerId, service, stranger } from '../testing/sso-bench.ts';

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
