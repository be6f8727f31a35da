import { sql } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { bearer, fragmentOf, goodPassword, openAuthBench } from '../testing/auth-bench.ts';

const newPassword = 'another-kettle-43';

describe('changing what the account says', () => {
  it('merges metadata, forgets what is null, and shows it everywhere', async () => {
    const bench = await openAuthBench();
    const { client } = await bench.newPerson();
    await client.updateUser({ data: { full_name: 'Ada', town: 'Leeds' } });
    const { data } = await client.updateUser({ data: { town: null, phone: '0113' } });
    expect(data.user?.user_metadata).toEqual({ full_name: 'Ada', phone: '0113' });
    expect((await client.getUser()).data.user?.user_metadata).toEqual({ full_name: 'Ada', phone: '0113' });
    const { data: refreshed } = await client.refreshSession();
    const { data: claims } = await client.getClaims(refreshed.session?.access_token);
    expect(claims?.claims.user_metadata).toEqual({ full_name: 'Ada', phone: '0113' });
  });

  it('never reaches the role, whatever is sent', async () => {
    const bench = await openAuthBench();
    const { session, client } = await bench.newPerson();
    const res = await bench.request('/auth/v1/user', {
      method: 'PUT',
      headers: { ...bearer(session.access_token), 'content-type': 'application/json' },
      body: JSON.stringify({
        role: 'admin',
        app_metadata: { role: 'admin' },
        raw_app_meta_data: { role: 'admin' },
        is_super_admin: true,
        data: { role: 'admin', app_metadata: { role: 'admin' } },
      }),
    });
    expect(res.status).toBe(200);
    const { data } = await client.refreshSession();
    expect(data.user).toMatchObject({ role: 'authenticated', app_metadata: { role: 'plaintiff' } });
    const actor = await bench.auth.authenticate(`Bearer ${data.session?.access_token}`);
    expect(actor).toMatchObject({ role: 'plaintiff' });
    const page = await bench.request('/api/solicitors-only', { headers: bearer(session.access_token) });
    expect(page.status).toBe(403);
  });

  it('refuses more than a token can carry, and what the database cannot hold', async () => {
    const bench = await openAuthBench();
    const { client } = await bench.newPerson();
    for (const data of [{ big: 'x'.repeat(5000) }, { zero: 'a\u0000b' }, { half: '\ud800' }]) {
      expect((await client.updateUser({ data })).error).toMatchObject({ status: 400 });
    }
    const fine = { words: 'a \\u0000 that is only text', face: '🙂' };
    expect((await client.updateUser({ data: fine })).data.user?.user_metadata).toEqual(fine);
  });
});

describe('changing the password', () => {
  it('ends every other session, keeps this one, and tells the owner', async () => {
    const bench = await openAuthBench();
    const { client, session } = await bench.newPerson();
    const other = bench.client();
    await other.signInWithPassword({ email: 'ada@example.com', password: goodPassword });
    expect((await client.updateUser({ password: newPassword })).error).toBeNull();
    expect((await other.refreshSession()).error).not.toBeNull();
    expect(await bench.auth.authenticate(`Bearer ${session.access_token}`)).not.toBeNull();
    expect(await bench.mailTo('ada@example.com')).toMatchObject({ kind: 'auth-password-changed' });
  });

  it('refuses the same one, and a weak one', async () => {
    const { client } = await (await openAuthBench()).newPerson();
    expect((await client.updateUser({ password: goodPassword })).error).toMatchObject({
      status: 422,
      code: 'same_password',
    });
    expect((await client.updateUser({ password: 'short' })).error).toMatchObject({
      name: 'AuthWeakPasswordError',
      reasons: ['length'],
    });
  });

  it('asks a session of yesterday for a mailed code, which works once', async () => {
    const bench = await openAuthBench();
    const { client } = await bench.newPerson();
    bench.clock.forward(25 * 3600);
    await client.refreshSession();
    expect((await client.updateUser({ password: newPassword })).error).toMatchObject({
      status: 400,
      code: 'reauthentication_needed',
    });
    expect((await client.reauthenticate()).error).toBeNull();
    const { digits, link } = await bench.mailTo('ada@example.com', 'auth-reauthentication');
    expect(link).toBe('');
    const wrong = digits === '000000' ? '111111' : '000000';
    expect((await client.updateUser({ password: newPassword, nonce: wrong })).error).toMatchObject({
      status: 422,
      code: 'reauthentication_not_valid',
    });
    const signIn = await client.verifyOtp({ email: 'ada@example.com', token: digits, type: 'email' });
    expect(signIn.error).toMatchObject({ code: 'otp_expired' });
    expect((await client.updateUser({ password: newPassword, nonce: digits })).error).toBeNull();
    expect((await client.updateUser({ password: 'a-third-kettle-44', nonce: digits })).error).toMatchObject({
      code: 'reauthentication_not_valid',
    });
  });
});

describe('changing the address', () => {
  it('needs a yes from both mailboxes, in either order', async () => {
    for (const order of [
      ['ada@example.com', 'countess@example.com'],
      ['countess@example.com', 'ada@example.com'],
    ] as const) {
      const bench = await openAuthBench();
      const { client } = await bench.newPerson();
      const { data } = await client.updateUser({ email: 'Countess@example.com' });
      expect(data.user).toMatchObject({ email: 'ada@example.com', new_email: 'countess@example.com' });
      const [first, second] = [await bench.mailTo(order[0]), await bench.mailTo(order[1])];
      const half = await client.verifyOtp({ email: order[0], token: first.digits, type: 'email_change' });
      expect(half).toMatchObject({ data: { user: null, session: null }, error: null });
      expect((await client.getUser()).data.user).toMatchObject({ email: 'ada@example.com' });
      const whole = await client.verifyOtp({ email: order[1], token: second.digits, type: 'email_change' });
      expect(whole.data.user).toMatchObject({ email: 'countess@example.com' });
      expect(whole.data.user).not.toHaveProperty('new_email');
      expect(whole.data.user?.identities).toMatchObject([{ email: 'countess@example.com' }]);
      const signIn = await bench
        .client()
        .signInWithPassword({ email: 'countess@example.com', password: goodPassword });
      expect(signIn.error).toBeNull();
    }
  });

  it('says in the browser that the other mailbox is still to answer', async () => {
    const bench = await openAuthBench();
    const { client } = await bench.newPerson();
    await client.updateUser({ email: 'countess@example.com' });
    const { link, text } = await bench.mailTo('ada@example.com');
    expect(text).toContain('countess@example.com');
    expect(fragmentOf(await bench.open(link)).message).toMatch(/^Confirmation link accepted\. /);
    const raw = await bench.post('/verify', {
      email: 'countess@example.com',
      token: '000000',
      type: 'email_change',
    });
    expect(raw.status).toBe(403);
    expect(fragmentOf(await bench.open((await bench.mailTo('countess@example.com')).link))).toHaveProperty(
      'access_token',
    );
  });

  it('is not confirmed by the mails of an earlier change', async () => {
    const bench = await openAuthBench();
    const { client } = await bench.newPerson();
    await client.updateUser({ email: 'first@example.com' });
    const old = await bench.mailTo('first@example.com');
    await client.updateUser({ email: 'second@example.com' });
    expect(fragmentOf(await bench.open(old.link))).toMatchObject({ error_code: 'otp_expired' });
  });

  it('sends both mails again when asked', async () => {
    const bench = await openAuthBench();
    const { client } = await bench.newPerson();
    await client.updateUser({ email: 'countess@example.com' });
    bench.clock.forward(1);
    await client.resend({ type: 'email_change', email: 'ada@example.com' });
    for (const address of ['ada@example.com', 'countess@example.com'])
      expect(await bench.mailsTo(address)).toHaveLength(2);
  });

  it('takes one yes where that is enough', async () => {
    const bench = await openAuthBench({ settings: { emailChangeDoubleConfirm: false } });
    const { client } = await bench.newPerson();
    await client.updateUser({ email: 'countess@example.com' });
    expect(await bench.mailsTo('ada@example.com')).toEqual([]);
    await bench.open((await bench.mailTo('countess@example.com')).link);
    expect((await client.getUser()).data.user?.email).toBe('countess@example.com');
  });

  it('refuses an address that is taken, or is none', async () => {
    const bench = await openAuthBench();
    await bench.newPerson('bob@example.com');
    const { client } = await bench.newPerson('ada@example.com');
    expect((await client.updateUser({ email: 'bob@example.com' })).error).toMatchObject({
      status: 422,
      code: 'email_exists',
    });
    expect((await client.updateUser({ email: 'a' })).error).toMatchObject({
      status: 400,
      code: 'validation_failed',
    });
  });

  it('fails at the end when someone else was quicker', async () => {
    const bench = await openAuthBench({ settings: { emailChangeDoubleConfirm: false } });
    const { client } = await bench.newPerson('ada@example.com');
    await client.updateUser({ email: 'wanted@example.com' });
    await bench.newPerson('wanted@example.com');
    const target = await bench.open((await bench.mailTo('wanted@example.com')).link);
    expect(fragmentOf(target)).toMatchObject({ error_code: 'email_exists' });
  });

  it('makes a link to the old address worthless', async () => {
    const bench = await openAuthBench({ settings: { emailChangeDoubleConfirm: false } });
    const { client } = await bench.newPerson('ada@example.com');
    await client.signInWithOtp({ email: 'ada@example.com' });
    const { link } = await bench.mailTo('ada@example.com', 'auth-magiclink');
    await bench.db.execute(sql`update auth_users set email = 'moved@example.com'`);
    expect(fragmentOf(await bench.open(link))).toMatchObject({ error_code: 'otp_expired' });
  });
});

describe('identities', () => {
  it('are not for changing where linking is off', async () => {
    const { client } = await (await openAuthBench()).newPerson();
    const { data } = await client.getUserIdentities();
    const identity = data?.identities[0];
    if (!identity) throw new Error('no identity');
    const off = { status: 404, code: 'manual_linking_disabled', message: 'Manual linking is disabled' };
    expect((await client.unlinkIdentity(identity)).error).toMatchObject(off);
    expect((await client.linkIdentity({ provider: 'google' })).error).toMatchObject(off);
  });

  it('keep the last one where linking is on', async () => {
    const bench = await openAuthBench({ settings: { manualLinkingEnabled: true } });
    const { client } = await bench.newPerson();
    const { data } = await client.getUserIdentities();
    const identity = data?.identities[0];
    if (!identity) throw new Error('no identity');
    expect((await client.unlinkIdentity(identity)).error).toMatchObject({
      status: 422,
      code: 'single_identity_not_deletable',
    });
  });
});
