import { describe, expect, it } from 'vitest';
import { authSettings } from '../auth.settings.ts';
import { bearer, goodPassword, openAuthBench, siteUrl } from '../testing/auth-bench.ts';
import { redirectTarget } from './redirect-target.ts';

const version = { 'x-supabase-api-version': '2024-01-01' };

describe('errors', () => {
  it('come in the shape that the version of the request asks for', async () => {
    const bench = await openAuthBench();
    const fresh = await bench.post('/token?grant_type=password', { email: 'a@b.co', password: 'x' }, version);
    expect(fresh.headers.get('x-supabase-api-version')).toBe('2024-01-01');
    expect(fresh.headers.get('x-sb-error-code')).toBe('invalid_credentials');
    expect(await fresh.json()).toEqual({ code: 'invalid_credentials', message: 'Invalid login credentials' });

    const others: Record<string, string>[] = [
      {},
      { 'x-supabase-api-version': '2023-01-01' },
      { 'x-supabase-api-version': 'new' },
    ];
    for (const headers of others) {
      const old = await bench.post('/token?grant_type=password', { email: 'a@b.co', password: 'x' }, headers);
      expect(old.headers.get('x-supabase-api-version')).toBeNull();
      expect(old.headers.get('x-sb-error-code')).toBe('invalid_credentials');
      expect(await old.json()).toEqual({
        code: 400,
        error_code: 'invalid_credentials',
        msg: 'Invalid login credentials',
      });
    }
  });

  it('are 4xx for whatever a client can get wrong', async () => {
    const bench = await openAuthBench();
    const send = async (body: string) => {
      const res = await bench.request('/auth/v1/signup', { method: 'POST', body });
      return [res.status, res.headers.get('x-sb-error-code')];
    };
    for (const body of ['{', '[]', '"text"', '{"email":1}', '{"data":"text"}', '{"data":{"a":"\\u0000"}}']) {
      expect(await send(body)).toEqual([400, 'bad_json']);
    }
    const deep = `{"data":{"a":${'['.repeat(30_000)}${']'.repeat(30_000)}}}`;
    expect(await send(deep)).toEqual([400, 'bad_json']);
    expect(await send(JSON.stringify({ data: 'x'.repeat(70_000) }))).toEqual([413, 'validation_failed']);
    const missing = await bench.request('/auth/v1/nothing');
    expect([missing.status, await missing.json()]).toMatchObject([404, { error_code: 'not_found' }]);
  });

  it('hide what went wrong inside, and say that trying again may help', async () => {
    const bench = await openAuthBench();
    bench.log.expectError('auth request failed');
    const { session } = await bench.newPerson();
    await bench.db.execute('drop table auth_identities');
    const res = await bench.request('/auth/v1/user', {
      headers: { ...bearer(session.access_token), ...version },
    });
    expect([res.status, await res.json()]).toEqual([
      500,
      { code: 'unexpected_failure', message: 'An unexpected error occurred. Please try again.' },
    ]);
  });
});

describe('the log of what went wrong inside', () => {
  it('says where, and none of the values: mails hold links that sign in', async () => {
    const bench = await openAuthBench();
    bench.log.expectError('auth request failed');
    await bench.newPerson();
    await bench.db.execute('alter table emails add constraint no_more check (false) not valid');
    const res = await bench.post('/recover', { email: 'ada@example.com' });
    expect(res.status).toBe(500);
    const lines = JSON.stringify(bench.log.lines);
    expect(lines).toContain('no_more');
    for (const secret of ['/verify?token', 'ada@example.com', 'Set a new password'])
      expect(lines).not.toContain(secret);
  });
});

describe('the log of refusals', () => {
  it('has those an attack leaves at the usual level, and the rest below it', async () => {
    const once = { burst: 1, periodSeconds: 60 };
    const limits = { ...authSettings(siteUrl).limits, passwordQuick: once };
    const bench = await openAuthBench({ rateLimits: true, settings: { limits } });
    const signIn = () => bench.post('/token?grant_type=password', { email: 'a@b.co', password: 'x' });
    expect([(await signIn()).status, (await signIn()).status]).toEqual([400, 429]);
    const refusals = bench.log.lines.filter(({ msg }) => msg === 'auth request refused');
    expect(refusals.map(({ level, code }) => [level, code])).toEqual([
      ['debug', 'invalid_credentials'],
      ['info', 'over_request_rate_limit'],
    ]);
  });
});

describe('transport', () => {
  it('answers other sites, with the headers the client sends', async () => {
    const bench = await openAuthBench();
    const preflight = await bench.request('/auth/v1/token', {
      method: 'OPTIONS',
      headers: {
        origin: 'https://elsewhere.example',
        'access-control-request-method': 'POST',
        'access-control-request-headers':
          'authorization,apikey,content-type,x-client-info,x-supabase-api-version',
      },
    });
    expect(preflight.status).toBe(204);
    const allowed = preflight.headers.get('access-control-allow-headers')?.toLowerCase().split(',') ?? [];
    expect(allowed.map((one) => one.trim()).sort()).toEqual(
      ['apikey', 'authorization', 'content-type', 'x-client-info', 'x-supabase-api-version'].sort(),
    );
    for (const method of ['GET', 'POST', 'PUT', 'PATCH', 'DELETE'])
      expect(preflight.headers.get('access-control-allow-methods')).toContain(method);

    const refused = await bench.request('/auth/v1/user', {
      headers: { origin: 'https://elsewhere.example' },
    });
    expect(refused.status).toBe(401);
    expect(refused.headers.get('access-control-allow-origin')).toBe('*');
    expect(refused.headers.get('access-control-expose-headers')?.split(',').sort()).toEqual([
      'Link',
      'X-Supabase-Api-Version',
      'X-Total-Count',
    ]);
  });

  it('takes a slash at the end, unknown fields, and an empty body', async () => {
    const bench = await openAuthBench();
    const res = await bench.post('/signup/', {
      email: 'ada@example.com',
      password: goodPassword,
      gotrue_meta_security: { captcha_token: 'x' },
      channel: 'sms',
      something: [1],
    });
    expect(res.status).toBe(200);
    const { access_token } = (await res.json()) as { access_token: string };
    expect((await bench.request('/auth/v1/user/', { headers: bearer(access_token) })).status).toBe(200);
    const empty = await bench.request('/auth/v1/user', { method: 'PUT', headers: bearer(access_token) });
    expect(empty.status).toBe(200);
  });

  it('says the first half of a change of address as the contract does', async () => {
    const bench = await openAuthBench();
    const { client } = await bench.newPerson();
    await client.updateUser({ email: 'new@example.com' });
    const { digits } = await bench.mailTo('new@example.com');
    const res = await bench.post('/verify', {
      email: 'new@example.com',
      token: digits,
      type: 'email_change',
    });
    expect([res.status, await res.json()]).toEqual([
      200,
      { code: '200', msg: expect.stringMatching(/^Confirmation link accepted\. /) },
    ]);
  });
});

describe('what anyone may know', () => {
  it('health, settings and public keys', async () => {
    const bench = await openAuthBench();
    const get = async (path: string) => (await bench.request(`/auth/v1${path}`)).json();
    expect(await get('/health')).toMatchObject({ name: 'Plainclaim Auth' });
    expect(await get('/settings')).toMatchObject({
      external: { email: true, phone: false, anonymous_users: false },
      disable_signup: false,
      mailer_autoconfirm: true,
      saml_enabled: false,
    });
    expect(await get('/.well-known/jwks.json')).toEqual({
      keys: [
        {
          kty: 'EC',
          crv: 'P-256',
          x: expect.any(String),
          y: expect.any(String),
          kid: 'bench',
          alg: 'ES256',
          use: 'sig',
          key_ops: ['verify'],
        },
      ],
    });
  });
});

describe('ways in that are not offered', () => {
  it('are refused in the words of the contract', async () => {
    const bench = await openAuthBench();
    const client = bench.client();
    const google = await client.signInWithIdToken({ provider: 'google', token: 'bad' });
    expect(google.error).toMatchObject({
      status: 400,
      code: 'provider_disabled',
      message: 'Provider (issuer "https://accounts.google.com") is not enabled',
    });
    const custom = await client.signInWithIdToken({ provider: 'custom:x', token: 'bad' });
    expect(custom.error).toMatchObject({ status: 400 });
    const web3 = await bench.post('/token?grant_type=web3', {}, version);
    expect([web3.status, await web3.json()]).toEqual([
      422,
      { code: 'web3_provider_disabled', message: 'Web3 provider is disabled' },
    ]);
    expect((await client.signInWithSSO({ domain: 'example.com' })).error).toMatchObject({
      status: 404,
      code: 'saml_provider_disabled',
      message: 'SAML 2.0 is disabled',
    });
    const { data } = await client.signInWithOAuth({ provider: 'github' });
    const res = await bench.request((data.url ?? '').replace(siteUrl, ''));
    expect([res.status, await res.json()]).toMatchObject([
      400,
      { error_code: 'validation_failed', msg: expect.stringMatching(/^Unsupported provider: /) },
    ]);
  });
});

describe('redirectTarget', () => {
  const settings = {
    siteUrl: 'https://plainclaim.example',
    redirectAllowList: ['https://*.partner.example/back', 'plainclaim-app://**', 'https://beta.example/**'],
  };
  const local = { siteUrl: 'http://localhost:3000', redirectAllowList: [] };

  it.each([
    ['https://plainclaim.example/a?b=c', 'https://plainclaim.example/a?b=c'],
    ['https://PLAINCLAIM.example', 'https://plainclaim.example/'],
    ['https://eu.partner.example/back', 'https://eu.partner.example/back'],
    ['plainclaim-app://signed-in', 'plainclaim-app://signed-in'],
    ['https://beta.example/any/where?x=1', 'https://beta.example/any/where?x=1'],
  ])('honours %s', (asked, target) => {
    expect(redirectTarget(settings, asked)).toBe(target);
  });

  it.each([
    undefined,
    '',
    'rubbish',
    '/path',
    '//evil.example',
    'http://plainclaim.example',
    'https://plainclaim.example.evil.example',
    'https://plainclaim.example:444',
    'https://user@plainclaim.example',
    'https://plainclaim.example@evil.example',
    'https://a.b.partner.example/back',
    'https://evil.example/.partner.example/back',
    'https://partner.example/back',
    'https://eu.partner.example/back/further',
    'https://evilxpartner.example/back',
    'javascript:alert(1)//https://beta.example/',
    'data:text/html,https://plainclaim.example',
  ])('does not honour %s', (asked) => {
    expect(redirectTarget(settings, asked)).toBe(settings.siteUrl);
  });

  it('takes any port on the machine itself', () => {
    expect(redirectTarget(local, 'http://localhost:5173/welcome')).toBe('http://localhost:5173/welcome');
    expect(redirectTarget(local, 'http://127.0.0.1:3000/')).toBe('http://localhost:3000');
    expect(redirectTarget(local, 'https://localhost:3000/')).toBe('http://localhost:3000');
  });
});
