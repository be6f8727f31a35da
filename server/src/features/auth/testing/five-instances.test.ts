import { decodeJwt } from 'jose';
import { describe, expect, it } from 'vitest';
import { newestTexts } from '../../../platform/sms/sms.store.ts';
import { goodPassword, siteUrl } from './auth-bench.ts';
import { openFive } from './five-instances.ts';

const password = goodPassword;

const pathOf = ({ kit }: { readonly kit: { readonly settings: { readonly apiUrl: string } } }) =>
  new URL(kit.settings.apiUrl).pathname;

describe('five servers with different settings on one database', () => {
  it('say how they are set', async () => {
    const five = await openFive();
    const settingsOf = async (bench: (typeof five)['usual']) =>
      (await (await bench.request(`${pathOf(bench)}/settings`)).json()) as Record<string, unknown>;
    expect(await settingsOf(five.usual)).toMatchObject({
      external: { email: true, phone: false, anonymous_users: false },
      disable_signup: false,
      mailer_autoconfirm: true,
      saml_enabled: false,
      sms_provider: '',
    });
    expect(await settingsOf(five.careful)).toMatchObject({ mailer_autoconfirm: false });
    expect(await settingsOf(five.closed)).toMatchObject({ disable_signup: true });
    expect(await settingsOf(five.open)).toMatchObject({
      external: { email: true, phone: true, anonymous_users: true },
      phone_autoconfirm: true,
      sms_provider: 'outbox',
    });
    expect(await settingsOf(five.guarded)).toMatchObject({
      external: { email: false, phone: true },
      saml_enabled: true,
    });
  });

  it('sign people up each in their own way', async () => {
    const { usual, careful, closed, open, guarded } = await openFive();
    const atUsual = await usual.client().signUp({ email: 'usual@example.com', password });
    expect(atUsual.data.session?.expires_in).toBe(3600);
    const atCareful = await careful.client().signUp({ email: 'careful@example.com', password });
    expect([atCareful.data.session, atCareful.error]).toEqual([null, null]);
    expect(atCareful.data.user).toMatchObject({ confirmation_sent_at: expect.any(String) });
    const early = await usual.client().signInWithPassword({ email: 'careful@example.com', password });
    expect(early.error).toMatchObject({ code: 'email_not_confirmed' });
    const atClosed = await closed.client().signUp({ email: 'a', password: '1' });
    expect(atClosed.error).toMatchObject({
      status: 422,
      code: 'signup_disabled',
      message: 'Signups not allowed for this instance',
    });
    const atOpen = await open.client().signUp({ phone: '+447700900123', password });
    expect(atOpen.data.session?.expires_in).toBe(600);
    const refused = await guarded.client().signUp({ phone: '447700900124', password });
    expect(refused.error).toMatchObject({ code: 'captcha_failed' });
    const options = { captchaToken: 'solved' };
    const mute = await guarded.client().signUp({ phone: '447700900124', password, options });
    expect(mute.error).toMatchObject({ code: 'sms_send_failed' });
    const byMail = await guarded.client().signUp({ email: 'x@example.com', password, options });
    expect(byMail.error).toMatchObject({ code: 'email_provider_disabled' });
  });

  it('ask for passwords of their own lengths', async () => {
    const { usual, careful } = await openFive();
    const email = 'ada@example.com';
    const short = await usual.client().signUp({ email, password: 'abc-123' });
    expect(short.error).toMatchObject({ message: 'Password should be at least 8 characters.' });
    const shorter = await careful.client().signUp({ email, password: 'kettle-4321' });
    expect(shorter.error).toMatchObject({ message: 'Password should be at least 12 characters.' });
    expect((await usual.client().signUp({ email, password: 'kettle-4321' })).error).toBeNull();
  });

  it('let anonymous people in at one of them only', async () => {
    const { usual, careful, closed, open } = await openFive();
    for (const bench of [usual, careful]) {
      expect((await bench.client().signInAnonymously()).error).toMatchObject({
        status: 422,
        code: 'anonymous_provider_disabled',
        message: 'Anonymous sign-ins are disabled',
      });
    }
    expect((await closed.client().signInAnonymously()).error).toMatchObject({ code: 'signup_disabled' });
    const { data } = await open.client().signInAnonymously({ options: { data: { theme: 'dark' } } });
    expect(data.user).toMatchObject({ is_anonymous: true, email: '', phone: '' });
    expect(data.user?.user_metadata).toEqual({ theme: 'dark' });
  });

  it('know the same people, who sign in at each, and each signs with its own keys', async () => {
    const { usual, closed, open } = await openFive();
    const email = 'ada@example.com';
    const { user } = await usual.newPerson(email);
    for (const [bench, alg, kid] of [
      [usual, 'ES256', 'bench'],
      [closed, 'HS256', undefined],
      [open, 'RS256', 'rsa'],
    ] as const) {
      const asked: string[] = [];
      const client = bench.client({ onRequest: (url) => asked.push(new URL(url).pathname) });
      const { data } = await client.signInWithPassword({ email, password });
      expect(data.user?.id).toBe(user.id);
      const { data: claims } = await client.getClaims();
      expect(claims?.header).toMatchObject({ alg, ...(kid && { kid }) });
      expect(claims?.claims).toMatchObject({ sub: user.id, role: 'authenticated', aal: 'aal1' });
      // With a published key the client verifies tokens itself; with a shared secret it asks the server.
      expect(asked.includes(`${pathOf(bench)}/user`)).toBe(alg === 'HS256');
    }
  });

  it('do not take each other’s tokens unless they share keys, but go on with each other’s sessions', async () => {
    const { usual, careful, closed, open } = await openFive();
    const { session } = await usual.newPerson();
    const ask = async (bench: typeof usual) => {
      const { error } = await bench.client().getUser(session.access_token);
      return error ? (error.code ?? error.name) : 'taken';
    };
    expect([await ask(usual), await ask(careful), await ask(closed), await ask(open)]).toEqual([
      'taken',
      'taken',
      'bad_jwt',
      'bad_jwt',
    ]);
    const elsewhere = open.client();
    const { data } = await elsewhere.refreshSession({ refresh_token: session.refresh_token });
    expect(data.session?.expires_in).toBe(600);
    expect((await elsewhere.signOut({ scope: 'global' })).error).toBeNull();
    expect(await ask(usual)).toBe('AuthSessionMissingError');
  });

  it('mail links to where each of them allows', async () => {
    const { usual, careful } = await openFive();
    const options = { emailRedirectTo: 'https://partner.example/welcome' };
    await usual.client().signInWithOtp({ email: 'one@example.com', options });
    await careful.client().signInWithOtp({ email: 'two@example.com', options });
    const target = async (email: string) => await usual.open((await usual.mailTo(email)).link);
    expect((await target('one@example.com')).host).toBe('plainclaim.test');
    const link = (await careful.mailTo('two@example.com')).link;
    expect((await careful.open(link)).host).toBe('partner.example');
  });

  it('answer under a path of their own, which stands in their links and tokens', async () => {
    const { usual, careful, open } = await openFive();
    expect((await usual.request('/identity/health')).status).toBe(404);
    expect((await careful.request('/auth/v1/health')).status).toBe(404);
    await careful.client().signInWithOtp({ email: 'ada@example.com' });
    const { link } = await careful.mailTo('ada@example.com');
    expect(new URL(link).pathname).toBe('/identity/verify');
    expect((await careful.open(link)).hash).toContain('access_token');
    const { data } = await open.client().signInAnonymously();
    const claims = decodeJwt(data.session?.access_token ?? '');
    expect(claims.iss).toBe(`${siteUrl}/accounts/auth/v2`);
  });

  it('send people to services that each of them agreed with', async () => {
    const five = await openFive();
    const leave = async (bench: typeof five.usual) => {
      const { data } = await bench.client().signInWithOAuth({
        provider: 'github',
        options: { skipBrowserRedirect: true },
      });
      const { pathname, search } = new URL(data.url ?? '');
      const res = await bench.request(pathname + search);
      const target = res.status === 302 ? new URL(res.headers.get('location') ?? '').searchParams : undefined;
      return [res.status, target?.get('client_id'), target?.get('redirect_uri')];
    };
    expect(await leave(five.usual)).toEqual([400, undefined, undefined]);
    expect(await leave(five.open)).toEqual([302, 'of-the-open-one', `${siteUrl}/accounts/auth/v2/callback`]);
    expect(await leave(five.guarded)).toEqual([302, 'of-the-guarded-one', `${siteUrl}/auth/v1/callback`]);
  });

  it('are as patient as each of them is told to be', async () => {
    const { usual, careful } = await openFive();
    const signUps = async (bench: typeof usual, name: string) => {
      const answers: (string | undefined)[] = [];
      for (const i of [1, 2, 3]) {
        const email = `${name}${i}@example.com`;
        const { error } = await bench.client({ address: '192.0.2.9' }).signUp({ email, password });
        answers.push(error?.code);
      }
      return answers;
    };
    expect(await signUps(careful, 'careful')).toEqual([undefined, undefined, 'over_request_rate_limit']);
    expect(await signUps(usual, 'usual')).toEqual([undefined, undefined, undefined]);
  });

  it('move an account with one yes or with two', async () => {
    const { usual, careful } = await openFive();
    const ada = await usual.newPerson('ada@example.com');
    await ada.client.updateUser({ email: 'ada.new@example.com' });
    expect(await usual.mailsTo('ada@example.com')).toHaveLength(1);
    const bob = await usual.newPerson('bob@example.com');
    const atCareful = careful.client();
    await atCareful.setSession(bob.session);
    await atCareful.updateUser({ email: 'bob.new@example.com' });
    expect(await usual.mailsTo('bob@example.com')).toHaveLength(0);
    await careful.open((await careful.mailTo('bob.new@example.com')).link);
    const moved = await usual.client().signInWithPassword({ email: 'bob.new@example.com', password });
    expect(moved.error).toBeNull();
  });

  it('text codes where there is someone to text them', async () => {
    const { usual, open, guarded } = await openFive();
    const phone = '447700900123';
    expect((await usual.client().signInWithOtp({ phone })).error).toMatchObject({
      code: 'phone_provider_disabled',
    });
    const options = { captchaToken: 'solved' };
    const mute = await guarded.client().signInWithOtp({ phone, options });
    expect(mute.error).toMatchObject({ code: 'sms_send_failed' });
    const client = open.client();
    expect((await client.signInWithOtp({ phone })).data.messageId).toEqual(expect.any(String));
    const [text] = await newestTexts(open.db, phone, 1);
    const token = /^\d{6}/.exec(text?.text ?? '')?.[0] ?? '';
    expect((await client.verifyOtp({ phone, token, type: 'sms' })).data.session).not.toBeNull();
  });

  it('refuse further ways in that are off, in the contract’s words', async () => {
    const { usual, open, guarded } = await openFive();
    const wallet = { chain: 'ethereum', message: 'm', signature: '0x' as never } as const;
    expect((await usual.client().signInWithWeb3(wallet)).error).toMatchObject({
      status: 422,
      code: 'web3_provider_disabled',
    });
    expect((await open.client().signInWithWeb3(wallet)).error).toMatchObject({ status: 400 });
    expect((await usual.client().signInWithSSO({ domain: 'example.com' })).error).toMatchObject({
      status: 404,
      code: 'saml_provider_disabled',
    });
    const options = { captchaToken: 'solved' };
    const unlisted = await guarded.client().signInWithSSO({ domain: 'example.com', options });
    expect(unlisted.error).toMatchObject({ code: 'sso_provider_not_found' });

    const { client, session } = await usual.newPerson();
    const { data } = await client.getUserIdentities();
    const [identity] = data?.identities ?? [];
    if (!identity) throw new Error('no identity');
    expect((await client.unlinkIdentity(identity)).error).toMatchObject({ code: 'manual_linking_disabled' });
    const atOpen = open.client();
    await atOpen.refreshSession(session);
    expect((await atOpen.unlinkIdentity(identity)).error).toMatchObject({
      code: 'single_identity_not_deletable',
    });
  });

  it('answer strangers alike', async () => {
    const five = await openFive();
    const options = { captchaToken: 'solved' };
    for (const bench of Object.values(five)) {
      const client = bench.client();
      const recovered = await client.resetPasswordForEmail('nobody@example.com', options);
      expect(recovered).toEqual({ data: {}, error: null });
      const resent = await client.resend({ type: 'signup', email: 'nobody@example.com', options });
      expect(resent.error).toBeNull();
      const texted = await client.resend({ type: 'sms', phone: '447700900999', options });
      expect(texted.error).toBeNull();
    }
  });

  it('are managed with a service key of any that shares the keys', async () => {
    const { usual, careful, closed, open } = await openFive();
    const made = await (await careful.admin()).createUser({
      email: 'ada@example.com',
      password,
      email_confirm: true,
    });
    expect(
      (await usual.client().signInWithPassword({ email: 'ada@example.com', password })).error,
    ).toBeNull();
    const ids = async (bench: typeof usual) =>
      (await (await bench.admin()).listUsers()).data.users.map(({ id }) => id);
    for (const bench of [usual, careful, closed, open])
      expect(await ids(bench)).toEqual([made.data.user?.id]);
    expect((await (await closed.admin()).inviteUserByEmail('bob@example.com')).error).toBeNull();
    expect((await (await open.admin()).deleteUser(made.data.user?.id ?? '')).error).toBeNull();
    expect(await ids(usual)).toHaveLength(1);
  });
});
