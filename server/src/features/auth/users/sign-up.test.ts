import { describe, expect, it } from 'vitest';
import { fragmentOf, goodPassword, openAuthBench } from '../testing/auth-bench.ts';

describe('signing up with an e-mail address', () => {
  it('gives a session, a user as the contract shows it, and a token the client can verify by itself', async () => {
    const { client, user, session } = await (await openAuthBench()).newPerson('Ada@Example.COM');
    expect(session).toMatchObject({ token_type: 'bearer', expires_in: 3600 });
    expect(user).toMatchObject({
      aud: 'authenticated',
      role: 'authenticated',
      email: 'ada@example.com',
      phone: '',
      is_anonymous: false,
      app_metadata: { provider: 'email', providers: ['email'], role: 'plaintiff' },
    });
    for (const key of ['email_confirmed_at', 'confirmed_at', 'last_sign_in_at', 'created_at', 'updated_at'])
      expect(user).toHaveProperty(key, expect.any(String));
    expect(user).not.toHaveProperty('factors');
    expect(user.identities).toMatchObject([
      { provider: 'email', id: user.id, user_id: user.id, email: 'ada@example.com' },
    ]);
    const { data, error } = await client.getClaims();
    expect(error).toBeNull();
    expect(data?.claims).toMatchObject({
      sub: user.id,
      aud: 'authenticated',
      role: 'authenticated',
      email: 'ada@example.com',
      phone: '',
      aal: 'aal1',
      amr: [{ method: 'password' }],
      is_anonymous: false,
    });
  });

  it('keeps what the form said, exactly', async () => {
    const { client } = { client: (await openAuthBench()).client() };
    const data = { full_name: 'Ada Ünäl', role: 'plaintiff', list: [1, { deep: null }], empty: '' };
    const answer = await client.signUp({
      email: 'ada@example.com',
      password: goodPassword,
      options: { data },
    });
    expect(answer.data.user?.user_metadata).toEqual(data);
  });

  it.each([
    ['admin', 'plaintiff'],
    ['tester', 'plaintiff'],
    ['service_role', 'plaintiff'],
    [['admin'], 'plaintiff'],
    ['solicitor', 'solicitor'],
  ])('asked for role %j gives %s', async (wanted, role) => {
    const bench = await openAuthBench();
    const res = await bench.post('/signup', {
      email: 'eve@example.com',
      password: goodPassword,
      data: { role: wanted },
      app_metadata: { role: 'admin' },
      role: 'admin',
    });
    const body = (await res.json()) as { user: { app_metadata: object; role: string } };
    expect(body.user).toMatchObject({ app_metadata: { role }, role: 'authenticated' });
  });

  it('refuses in the order and words of the contract', async () => {
    const bench = await openAuthBench();
    const refusal = async (body: object) => {
      const res = await bench.post('/signup', body);
      return { status: res.status, ...((await res.json()) as object) };
    };
    expect(await refusal({ email: 'a', password: '' })).toMatchObject({
      status: 400,
      error_code: 'validation_failed',
    });
    expect(await refusal({ email: 'a', password: 'short' })).toEqual({
      status: 422,
      code: 422,
      error_code: 'weak_password',
      msg: 'Password should be at least 8 characters.',
      weak_password: { reasons: ['length'] },
    });
    expect(await refusal({ email: 'ada@example.com', password: 'Password123' })).toMatchObject({
      status: 422,
      error_code: 'weak_password',
      weak_password: { reasons: ['pwned'] },
    });
    const tooLong = { email: 'a', password: 'é'.repeat(37) };
    const both = { email: 'ada@example.com', phone: '4470', password: goodPassword };
    for (const body of [tooLong, both]) {
      expect(await refusal(body)).toMatchObject({ status: 400, error_code: 'validation_failed' });
    }
    for (const email of ['a', 'xx:;x@x.x', 'invalid-email', 'nobody@nowhere.invalid']) {
      expect(await refusal({ email, password: goodPassword })).toMatchObject({
        status: 400,
        error_code: 'validation_failed',
        msg: 'Unable to validate email address: invalid format',
      });
    }
    expect(await refusal({ data: {} })).toMatchObject({
      status: 422,
      error_code: 'anonymous_provider_disabled',
      msg: 'Anonymous sign-ins are disabled',
    });
  });

  it('says that an address is registered, where sign-up confirms by itself', async () => {
    const bench = await openAuthBench();
    await bench.newPerson('ada@example.com');
    const { error } = await bench.client().signUp({ email: 'ADA@example.com', password: goodPassword });
    expect(error).toMatchObject({
      status: 422,
      code: 'user_already_exists',
      message: 'User already registered',
    });
  });

  it('is one account when ten sign up with one address at once', async () => {
    const bench = await openAuthBench();
    const answers = await Promise.all(
      Array.from({ length: 10 }, () =>
        bench.client().signUp({ email: 'ada@example.com', password: goodPassword }),
      ),
    );
    expect(answers.filter(({ data }) => data.session)).toHaveLength(1);
    for (const { error } of answers.filter(({ data }) => !data.session)) {
      expect(error).toMatchObject({ code: 'user_already_exists' });
    }
  });

  it('ignores rubbish as redirect, and takes PKCE fields', async () => {
    const bench = await openAuthBench();
    const { data, error } = await bench.client({ flowType: 'pkce' }).signUp({
      email: 'ada@example.com',
      password: goodPassword,
      options: { emailRedirectTo: 'not an address' },
    });
    expect(error).toBeNull();
    expect(data.session?.access_token).toEqual(expect.any(String));
  });

  it('can be switched off, before anything else is looked at', async () => {
    const bench = await openAuthBench({ settings: { signUpAllowed: false } });
    for (const body of [
      { email: 'a', password: '' },
      {},
      { email: 'ada@example.com', code_challenge: 'x' },
    ]) {
      const res = await bench.post('/signup', body);
      expect(res.status).toBe(422);
      expect(await res.json()).toMatchObject({
        error_code: 'signup_disabled',
        msg: 'Signups not allowed for this instance',
      });
    }
  });
});

describe('signing up where addresses are confirmed by mail', () => {
  const settings = { emailAutoconfirm: false };

  it('gives the bare user, refuses the password until the link was opened, then signs in', async () => {
    const bench = await openAuthBench({ settings });
    const client = bench.client();
    const { data } = await client.signUp({
      email: 'ada@example.com',
      password: goodPassword,
      options: { emailRedirectTo: 'https://plainclaim.test/welcome' },
    });
    expect(data.session).toBeNull();
    expect(data.user).toMatchObject({ email: 'ada@example.com', confirmation_sent_at: expect.any(String) });
    expect(data.user).not.toHaveProperty('email_confirmed_at');

    const early = await client.signInWithPassword({ email: 'ada@example.com', password: goodPassword });
    expect(early.error).toMatchObject({ status: 400, code: 'email_not_confirmed' });

    const target = await bench.open((await bench.mailTo('ada@example.com')).link);
    expect(`${target.origin}${target.pathname}`).toBe('https://plainclaim.test/welcome');
    expect(fragmentOf(target)).toMatchObject({
      type: 'signup',
      token_type: 'bearer',
      expires_in: '3600',
      sb: '',
    });
    const { data: user } = await client.getUser(fragmentOf(target).access_token);
    expect(user.user).toMatchObject({ email_confirmed_at: expect.any(String) });

    const late = await client.signInWithPassword({ email: 'ada@example.com', password: goodPassword });
    expect(late.error).toBeNull();
  });

  it('answers a registered address with a made-up user, alike in every field, and mails its owner a sign-in link', async () => {
    const bench = await openAuthBench({ settings });
    const sign = (password: string) => bench.client().signUp({ email: 'ada@example.com', password });
    const first = await sign(goodPassword);
    await bench.open((await bench.mailTo('ada@example.com')).link);
    const strangers = 'the-strangers-own-1';
    const second = await sign(strangers);
    expect(second.error).toBeNull();
    expect(second.data.user?.identities).toEqual([]);
    expect(second.data.user?.id).not.toBe(first.data.user?.id);
    expect(Object.keys(second.data.user ?? {}).sort()).toEqual(Object.keys(first.data.user ?? {}).sort());
    expect(first.data.user?.identities).toEqual([]);
    // The code signs the owner in; the second sign-up's password is not set.
    const { digits } = await bench.mailTo('ada@example.com', 'auth-magiclink');
    const owner = bench.client();
    const { data } = await owner.verifyOtp({ email: 'ada@example.com', token: digits, type: 'signup' });
    expect(data.user?.id).toBe(first.data.user?.id);
    expect(data.user?.identities).toHaveLength(1);
    const other = await bench.client().signInWithPassword({ email: 'ada@example.com', password: strangers });
    expect(other.error).toMatchObject({ code: 'invalid_credentials' });
  });

  it('does not let an earlier stranger keep a password on the account', async () => {
    const bench = await openAuthBench({ settings });
    const password = 'the-strangers-own-1';
    await bench
      .client()
      .signUp({ email: 'ada@example.com', password, options: { data: { role: 'solicitor' } } });
    const owner = bench.client();
    await owner.signInWithOtp({ email: 'ada@example.com' });
    const { digits } = await bench.mailTo('ada@example.com', 'auth-magiclink');
    const { error } = await owner.verifyOtp({ email: 'ada@example.com', token: digits, type: 'email' });
    expect(error).toBeNull();
    const stranger = await bench.client().signInWithPassword({ email: 'ada@example.com', password });
    expect(stranger.error).toMatchObject({ code: 'invalid_credentials' });
  });

  it('sends the confirmation again, and only the newest one works', async () => {
    const bench = await openAuthBench({ settings });
    const client = bench.client();
    await client.signUp({ email: 'ada@example.com', password: goodPassword });
    const old = await bench.mailTo('ada@example.com');
    bench.clock.forward(60);
    expect((await client.resend({ type: 'signup', email: 'ada@example.com' })).error).toBeNull();
    const fresh = await bench.mailTo('ada@example.com');
    expect(fragmentOf(await bench.open(old.link))).toMatchObject({ error_code: 'otp_expired' });
    expect(fragmentOf(await bench.open(fresh.link))).toMatchObject({ access_token: expect.any(String) });
    expect((await client.resend({ type: 'signup', email: 'nobody@example.com' })).error).toBeNull();
  });
});

describe('what other slices add to a sign-up', () => {
  it('is told who signed up and in, and cannot make it fail', async () => {
    const heard: string[] = [];
    const bench = await openAuthBench({
      deps: {
        onUserCreated: [
          async () => {
            throw new Error('no profile today');
          },
          async (_tx, person) => void heard.push(`created ${person.email} ${person.role}`),
        ],
        onSignedIn: [
          {
            isNeeded: async () => true,
            run: async (_tx, person) => void heard.push(`signed in ${person.email}`),
          },
        ],
      },
    });
    bench.log.expectError('a part of signing up or in failed');
    await bench.newPerson('ada@example.com');
    expect(heard).toEqual(['created ada@example.com plaintiff', 'signed in ada@example.com']);
  });
});
