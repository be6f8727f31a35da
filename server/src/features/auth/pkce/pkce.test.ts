import { createHash } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { fragmentOf, openAuthBench, siteUrl } from '../testing/auth-bench.ts';

const verifier = 'a-verifier-that-is-long-enough-to-be-taken-seriously';
const challenge = createHash('sha256').update(verifier).digest('base64url');

describe('a link that began in one browser', () => {
  it('ends there: the official client turns the code into a session', async () => {
    const bench = await openAuthBench();
    const client = bench.client({ flowType: 'pkce' });
    const emailRedirectTo = `${siteUrl}/welcome?from=mail`;
    await client.signInWithOtp({ email: 'ada@example.com', options: { emailRedirectTo } });
    const { link } = await bench.mailTo('ada@example.com');
    expect(new URL(link).searchParams.get('token')).toMatch(/^pkce_/);
    const target = await bench.open(link);
    expect(target.hash).toBe('');
    expect(target.searchParams.get('from')).toBe('mail');
    const code = target.searchParams.get('code') ?? '';
    const { data, error } = await client.exchangeCodeForSession(code);
    expect(error).toBeNull();
    expect(data.user).toMatchObject({ email: 'ada@example.com', email_confirmed_at: expect.any(String) });
  });

  it('works for a forgotten password and for confirming a sign-up', async () => {
    const bench = await openAuthBench({ settings: { emailAutoconfirm: false } });
    const client = bench.client({ flowType: 'pkce' });
    await client.signUp({ email: 'ada@example.com', password: 'violet-kettle-42' });
    const confirmed = await bench.open((await bench.mailTo('ada@example.com')).link);
    const signedUp = await client.exchangeCodeForSession(confirmed.searchParams.get('code') ?? '');
    expect(signedUp.error).toBeNull();

    const events: string[] = [];
    client.onAuthStateChange((event) => void events.push(event));
    await client.resetPasswordForEmail('ada@example.com');
    const target = await bench.open((await bench.mailTo('ada@example.com', 'auth-recovery')).link);
    const { error } = await client.exchangeCodeForSession(target.searchParams.get('code') ?? '');
    expect(error).toBeNull();
    expect(events).toContain('PASSWORD_RECOVERY');
  });
});

describe('exchanging a code', () => {
  const withCode = async (method: string, value: string) => {
    const bench = await openAuthBench();
    await bench.post('/otp', {
      email: 'ada@example.com',
      code_challenge: value,
      code_challenge_method: method,
    });
    const target = await bench.open((await bench.mailTo('ada@example.com')).link);
    const code = target.searchParams.get('code') ?? '';
    const exchange = async (body: object) => {
      const res = await bench.post('/token?grant_type=pkce', body);
      return { status: res.status, ...((await res.json()) as object) };
    };
    return { bench, code, exchange };
  };

  it.each([
    ['s256', challenge],
    ['S256', challenge],
    ['plain', verifier],
  ])('works once with method %s', async (method, value) => {
    const { code, exchange } = await withCode(method, value);
    expect(Buffer.from(code, 'base64url'), 'nobody guesses it').toHaveLength(32);
    const body = { auth_code: code, code_verifier: verifier };
    expect(await exchange(body)).toMatchObject({ status: 200, refresh_token: expect.any(String) });
    expect(await exchange(body)).toMatchObject({ status: 404, error_code: 'flow_state_not_found' });
  });

  it('works once when sent twenty times at the same moment', async () => {
    const { code, exchange } = await withCode('s256', challenge);
    const answers = await Promise.all(
      Array.from({ length: 20 }, () => exchange({ auth_code: code, code_verifier: verifier })),
    );
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
  });

  it('refuses in the words of the contract', async () => {
    const { bench, code, exchange } = await withCode('s256', challenge);
    for (const body of [{}, { auth_code: code }, { code_verifier: verifier }]) {
      expect(await exchange(body)).toMatchObject({ status: 400, error_code: 'validation_failed' });
    }
    expect(await exchange({ auth_code: 'unknown', code_verifier: verifier })).toMatchObject({
      status: 404,
      error_code: 'flow_state_not_found',
    });
    for (const wrong of ['another-verifier', challenge]) {
      expect(await exchange({ auth_code: code, code_verifier: wrong })).toMatchObject({
        status: 400,
        error_code: 'bad_code_verifier',
      });
    }
    bench.clock.forward(301);
    expect(await exchange({ auth_code: code, code_verifier: verifier })).toMatchObject({
      status: 422,
      error_code: 'flow_state_expired',
    });
  });

  it.each([
    { code_challenge: challenge },
    { code_challenge_method: 's256' },
    { code_challenge: challenge, code_challenge_method: 'md5' },
    { code_challenge: 'short', code_challenge_method: 's256' },
    { code_challenge: `${'x'.repeat(42)} `, code_challenge_method: 's256' },
  ])('takes no half challenge: %j', async (fields) => {
    const bench = await openAuthBench();
    for (const path of ['/otp', '/recover', '/signup']) {
      const body = { email: 'ada@example.com', password: 'violet-kettle-42', ...fields };
      const res = await bench.post(path, body);
      expect([res.status, await res.json()]).toMatchObject([400, { error_code: 'validation_failed' }]);
    }
  });

  it('takes nulls for no challenge at all', async () => {
    const bench = await openAuthBench();
    const nothing = { code_challenge: null, code_challenge_method: null, data: null };
    const res = await bench.post('/otp', { email: 'ada@example.com', ...nothing });
    expect([res.status, await res.json()]).toEqual([200, {}]);
    const target = await bench.open((await bench.mailTo('ada@example.com')).link);
    expect(fragmentOf(target)).toHaveProperty('access_token');
  });
});
