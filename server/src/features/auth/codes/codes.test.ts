import { sql } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { fragmentOf, goodPassword, openAuthBench, siteUrl } from '../testing/auth-bench.ts';

describe('a magic link', () => {
  it('signs in someone known, once', async () => {
    const bench = await openAuthBench();
    const { user } = await bench.newPerson();
    const client = bench.client();
    const emailRedirectTo = `${siteUrl}/plaintiff-dashboard?tab=claims`;
    expect(
      (await client.signInWithOtp({ email: 'ada@example.com', options: { emailRedirectTo } })).error,
    ).toBe(null);
    const { link } = await bench.mailTo('ada@example.com');
    const target = await bench.open(link);
    expect(`${target.origin}${target.pathname}${target.search}`).toBe(emailRedirectTo);
    expect([...new URLSearchParams(target.hash.slice(1)).keys()]).toEqual([
      'access_token',
      'expires_at',
      'expires_in',
      'refresh_token',
      'sb',
      'token_type',
      'type',
    ]);
    const { access_token = '', refresh_token = '' } = fragmentOf(target);
    const { data } = await client.setSession({ access_token, refresh_token });
    expect(data.user?.id).toBe(user.id);
    expect(fragmentOf(await bench.open(link))).toEqual({
      error: 'access_denied',
      error_code: 'otp_expired',
      error_description: 'Email link is invalid or has expired',
    });
  });

  it('leaves neither its token nor the session in a log, a cache or the address that is passed on', async () => {
    const bench = await openAuthBench();
    const { client } = await bench.newPerson();
    await client.signInWithOtp({ email: 'ada@example.com' });
    const { link } = await bench.mailTo('ada@example.com');
    const opened = await bench.request(link.slice(siteUrl.length));
    expect(opened.headers.get('referrer-policy')).toBe('no-referrer');
    expect(opened.headers.get('cache-control')).toBe('no-store');
    const [address, fragment] = (opened.headers.get('location') ?? '').split('#');
    expect(fragment).toContain('access_token=');
    expect(address).not.toMatch(/token|code=/);
    const said = JSON.stringify(bench.log.lines);
    expect(said).not.toContain(new URL(link).searchParams.get('token'));
    expect(said).not.toContain(new URLSearchParams(fragment).get('refresh_token'));
  });

  it('makes an account for someone new, which the link confirms', async () => {
    const bench = await openAuthBench();
    const client = bench.client();
    const data = { full_name: 'Ada', role: 'admin' };
    await client.signInWithOtp({ email: 'New@example.com', options: { data } });
    const { digits } = await bench.mailTo('new@example.com');
    const early = await client.signInWithPassword({ email: 'new@example.com', password: goodPassword });
    expect(early.error).toMatchObject({ code: 'invalid_credentials' });
    const { data: verified } = await client.verifyOtp({
      email: 'new@example.com',
      token: digits,
      type: 'email',
    });
    expect(verified.user).toMatchObject({
      email: 'new@example.com',
      email_confirmed_at: expect.any(String),
      user_metadata: data,
      app_metadata: { role: 'plaintiff' },
    });
    expect(verified.session?.access_token).toEqual(expect.any(String));
  });

  it('does not make an account when told not to, or where nobody may sign up', async () => {
    const bench = await openAuthBench();
    const { error } = await bench
      .client()
      .signInWithOtp({ email: 'new@example.com', options: { shouldCreateUser: false } });
    expect(error).toMatchObject({
      status: 422,
      code: 'otp_disabled',
      message: 'Signups not allowed for otp',
    });
    const closed = await openAuthBench({ settings: { signUpAllowed: false } });
    expect((await closed.client().signInWithOtp({ email: 'new@example.com' })).error).toBeNull();
    expect(await closed.mailsTo('new@example.com')).toEqual([]);
  });

  it('is not used up by a mail filter that looks at it first', async () => {
    const bench = await openAuthBench();
    await bench.client().signInWithOtp({ email: 'ada@example.com' });
    const { link } = await bench.mailTo('ada@example.com');
    const head = await bench.request(link.replace(siteUrl, ''), { method: 'HEAD' });
    expect(head.status).toBe(200);
    expect(fragmentOf(await bench.open(link))).toHaveProperty('access_token');
  });

  it.each([
    'https://evil.example/',
    'https://plainclaim.test@evil.example/',
    'https://plainclaim.test.evil.example/',
    '//evil.example',
    'javascript:alert(1)',
    'https://plainclaim.test:8443/',
  ])('never leads to %s', async (emailRedirectTo) => {
    const bench = await openAuthBench();
    await bench.client().signInWithOtp({ email: 'ada@example.com', options: { emailRedirectTo } });
    const { link } = await bench.mailTo('ada@example.com');
    const forged = new URL(link);
    forged.searchParams.set('redirect_to', emailRedirectTo);
    expect((await bench.open(forged.href)).origin).toBe(siteUrl);
  });
});

describe('the digits of a mail', () => {
  const withCode = async () => {
    const bench = await openAuthBench();
    const client = bench.client();
    await client.signInWithOtp({ email: 'ada@example.com' });
    const { digits } = await bench.mailTo('ada@example.com');
    const verify = (token: string) => client.verifyOtp({ email: 'ada@example.com', token, type: 'email' });
    return { bench, client, digits, verify, wrong: digits === '000000' ? '111111' : '000000' };
  };
  const expired = { status: 403, code: 'otp_expired', message: 'Token has expired or is invalid' };

  it('work once', async () => {
    const { digits, verify } = await withCode();
    expect((await verify(digits)).error).toBeNull();
    expect((await verify(digits)).error).toMatchObject(expired);
  });

  it('work once when sent twenty times at the same moment', async () => {
    const { digits, verify } = await withCode();
    const answers = await Promise.all(Array.from({ length: 20 }, () => verify(digits)));
    expect(answers.filter(({ error }) => error === null)).toHaveLength(1);
  });

  it('are worth nothing after five wrong tries', async () => {
    const { digits, verify, wrong } = await withCode();
    for (let n = 0; n < 5; n++) expect((await verify(wrong)).error).toMatchObject(expired);
    expect((await verify(digits)).error).toMatchObject(expired);
  });

  it('expire after an hour', async () => {
    const { bench, digits, verify } = await withCode();
    bench.clock.forward(3600);
    expect((await verify(digits)).error).toMatchObject(expired);
  });

  it('are worth nothing for another address, another purpose, or nobody', async () => {
    const { bench, client, digits } = await withCode();
    await bench.newPerson('bob@example.com');
    const tries = [
      { email: 'bob@example.com', token: digits, type: 'email' },
      { email: 'nobody@example.com', token: digits, type: 'email' },
      { email: 'ada@example.com', token: digits, type: 'recovery' },
      { email: 'ada@example.com', token: digits, type: 'email_change' },
      { phone: '447700900123', token: digits, type: 'sms' },
    ] as const;
    for (const one of tries) expect((await client.verifyOtp(one)).error).toMatchObject(expired);
    const odd = await client.verifyOtp({ phone: 'abc', token: digits, type: 'sms' });
    expect(odd.error).toMatchObject({ status: 400, message: 'Invalid phone number format (E.164 required)' });
    const unknownType = await bench.post('/verify', {
      email: 'ada@example.com',
      token: digits,
      type: 'toString',
    });
    expect(unknownType.status).toBe(400);
  });

  it('are not stored, and not logged', async () => {
    const { bench, digits } = await withCode();
    const { link } = await bench.mailTo('ada@example.com');
    const token = new URL(link).searchParams.get('token') ?? '';
    const { rows } = await bench.db.execute(sql`select * from auth_codes, auth_audit`);
    for (const secret of [token, digits]) expect(JSON.stringify(rows)).not.toContain(secret);
    expect(JSON.stringify(bench.log.lines)).not.toContain(token);
  });
});

describe('forgetting a password', () => {
  it('answers the same for everyone, and lets the owner of the mailbox set a new one', async () => {
    const bench = await openAuthBench();
    await bench.newPerson();
    const client = bench.client();
    const events: string[] = [];
    client.onAuthStateChange((event) => void events.push(event));
    for (const email of ['ada@example.com', 'nobody@example.com']) {
      const { data, error } = await client.resetPasswordForEmail(email, {
        redirectTo: `${siteUrl}/reset-password`,
      });
      expect([data, error]).toEqual([{}, null]);
    }
    expect(await bench.mailsTo('nobody@example.com')).toEqual([]);
    expect((await client.resetPasswordForEmail('a')).error).toMatchObject({ status: 400 });

    const { link } = await bench.mailTo('ada@example.com', 'auth-recovery');
    expect(new URL(link).searchParams.get('redirect_to')).toBe(`${siteUrl}/reset-password`);
    const token_hash = new URL(link).searchParams.get('token') ?? '';
    expect((await client.verifyOtp({ token_hash, type: 'recovery' })).error).toBeNull();
    expect(events).toContain('PASSWORD_RECOVERY');
    expect((await client.updateUser({ password: 'a-new-password-7' })).error).toBeNull();

    const old = await bench.client().signInWithPassword({ email: 'ada@example.com', password: goodPassword });
    expect(old.error).toMatchObject({ code: 'invalid_credentials' });
    const fresh = await bench
      .client()
      .signInWithPassword({ email: 'ada@example.com', password: 'a-new-password-7' });
    expect(fresh.error).toBeNull();
    expect((await bench.mailTo('ada@example.com', 'auth-password-changed')).text).toContain(
      'Every other device was signed out',
    );
    const again = await client.verifyOtp({ token_hash, type: 'recovery' });
    expect(again.error).toMatchObject({
      code: 'otp_expired',
      message: 'Email link is invalid or has expired',
    });
  });
});

describe('a link', () => {
  it.each(['magiclink', 'recovery'] as const)(
    'of kind %s works once when opened twenty times at the same moment, by browsers and programs',
    async (type) => {
      const bench = await openAuthBench();
      const { client } = await bench.newPerson();
      if (type === 'recovery') await client.resetPasswordForEmail('ada@example.com');
      else await client.signInWithOtp({ email: 'ada@example.com' });
      const { link } = await bench.mailTo('ada@example.com');
      const token_hash = new URL(link).searchParams.get('token') ?? '';
      const opened = await Promise.all(
        Array.from({ length: 20 }, async (_, n) =>
          n % 2 === 0
            ? 'access_token' in fragmentOf(await bench.open(link))
            : (await bench.client().verifyOtp({ token_hash, type })).error === null,
        ),
      );
      expect(opened.filter(Boolean)).toHaveLength(1);
    },
  );

  it('of one kind is worth nothing as another, and a new one makes the old one worthless', async () => {
    const bench = await openAuthBench();
    const { client } = await bench.newPerson();
    await client.resetPasswordForEmail('ada@example.com');
    const old = await bench.mailTo('ada@example.com');
    for (const type of ['magiclink', 'signup', 'email_change', 'invite']) {
      const forged = new URL(old.link);
      forged.searchParams.set('type', type);
      expect(fragmentOf(await bench.open(forged.href))).toMatchObject({ error_code: 'otp_expired' });
    }
    bench.clock.forward(1);
    await client.resetPasswordForEmail('ada@example.com');
    expect(fragmentOf(await bench.open(old.link))).toMatchObject({ error_code: 'otp_expired' });
    const fresh = await bench.mailTo('ada@example.com');
    expect(fragmentOf(await bench.open(fresh.link))).toHaveProperty('access_token');
  });
});

describe('sending again', () => {
  it('says nothing about who is known or waits for something', async () => {
    const bench = await openAuthBench();
    await bench.newPerson();
    const client = bench.client();
    const asked = [
      { type: 'signup', email: 'ada@example.com' },
      { type: 'signup', email: 'nobody@example.com' },
      { type: 'email_change', email: 'ada@example.com' },
      { type: 'sms', phone: '447700900123' },
      { type: 'phone_change', phone: '447700900123' },
    ] as const;
    for (const one of asked) expect((await client.resend(one)).error).toBeNull();
    expect(await bench.mailsTo('ada@example.com')).toEqual([]);
    const odd = await bench.post('/resend', { type: 'recovery', email: 'ada@example.com' });
    expect(odd.status).toBe(400);
  });
});
