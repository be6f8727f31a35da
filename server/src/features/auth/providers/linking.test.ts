import { sql } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { bearer, fragmentOf, goodPassword } from '../testing/auth-bench.ts';
import { openProviderBench, type ProviderBench } from '../testing/provider-bench.ts';

const arrive = async (bench: ProviderBench, name = 'ada') => {
  const end = await bench.browser().goAround(await bench.addressFor(bench.client()), name);
  const client = bench.client();
  const { access_token = '', refresh_token = '', error_code } = fragmentOf(end);
  const { data } =
    access_token === '' ? { data: { user: null } } : await client.setSession({ access_token, refresh_token });
  return { client, user: data.user, error_code };
};

const canSignIn = async (bench: ProviderBench) =>
  (await bench.client().signInWithPassword({ email: 'ada@example.com', password: goodPassword })).error ===
  null;

describe('an address that has an account here', () => {
  it('opens it, when its owner had shown that the mailbox is theirs', async () => {
    const bench = await openProviderBench({ settings: { emailAutoconfirm: false } });
    await bench.client().signUp({ email: 'ada@example.com', password: goodPassword });
    await bench.open((await bench.mailTo('ada@example.com')).link);
    const before = await bench.db.execute<{ id: string }>(sql`select id from auth_users`);
    const { user } = await arrive(bench);
    expect(user).toMatchObject({
      id: before.rows[0]?.id,
      app_metadata: { provider: 'email', providers: ['email', 'custom:acme'] },
    });
    expect(user?.identities).toHaveLength(2);
    expect(await canSignIn(bench)).toBe(true);
    expect((await bench.mailTo('ada@example.com', 'auth-identity-linked')).text).toContain('Acme was linked');
  });

  it('opens it, and shuts out whoever made it, when nobody had shown that', async () => {
    const bench = await openProviderBench();
    const thief = await bench.newPerson('ada@example.com');
    bench.acme.people.set('thief', { email: 'thief@example.com', email_verified: true });
    await linkAs(bench, thief, 'thief');
    bench.clock.forward(1);
    const { user } = await arrive(bench);
    expect(user?.id).toBe(thief.user.id);
    expect(user?.identities?.map(({ provider, id }) => [provider, id])).toEqual([
      ['email', user?.id],
      ['custom:acme', 'ada'],
    ]);
    expect(await canSignIn(bench)).toBe(false);
    expect((await thief.client.getUser()).error).not.toBeNull();
    expect((await thief.client.refreshSession()).error).not.toBeNull();
    const mail = await bench.mailTo('ada@example.com', 'auth-identity-linked');
    expect(mail.text).toContain('the password and other ways to sign in');
    // The thief's identity now opens an account of their own.
    expect((await arrive(bench, 'thief')).user?.id).not.toBe(thief.user.id);
  });

  it('starts anew with nothing of an account that nobody ever confirmed', async () => {
    const bench = await openProviderBench({ settings: { emailAutoconfirm: false } });
    const data = { role: 'solicitor', full_name: 'Mallory' };
    await bench.client().signUp({ email: 'ada@example.com', password: goodPassword, options: { data } });
    const { link } = await bench.mailTo('ada@example.com');
    const { user } = await arrive(bench);
    expect(user).toMatchObject({
      app_metadata: { role: 'plaintiff', providers: ['custom:acme'] },
      user_metadata: { full_name: 'Ada Lovelace' },
    });
    expect(user?.identities).toHaveLength(1);
    expect(await canSignIn(bench)).toBe(false);
    expect(fragmentOf(await bench.open(link))).toMatchObject({ error_code: 'otp_expired' });
  });

  it('is not opened by an address that the provider did not check', async () => {
    const bench = await openProviderBench();
    const bob = await bench.newPerson('bob@example.com');
    expect((await arrive(bench, 'bob')).error_code).toBe('provider_email_needs_verification');
    expect((await bob.client.getUser()).data.user?.identities).toHaveLength(1);
  });

  it('stays closed for someone who is banned', async () => {
    const bench = await openProviderBench();
    await arrive(bench);
    await bench.db.execute(sql`update auth_users set banned_until = now() + interval '1 year'`);
    expect((await arrive(bench)).error_code).toBe('user_banned');
  });

  it('does not change the name that someone gave here', async () => {
    const bench = await openProviderBench();
    const { client } = await arrive(bench);
    await client.updateUser({ data: { full_name: 'Ada King' } });
    expect((await arrive(bench)).user?.user_metadata.full_name).toBe('Ada King');
  });
});

type Person = Awaited<ReturnType<ProviderBench['newPerson']>>;

/** Links as the official client does: requests the address with the user's token, then opens it. */
async function linkAs(bench: ProviderBench, { session }: Pick<Person, 'session'>, name: string) {
  // Lists are in order of linking, so time must pass.
  bench.clock.forward(1);
  const browser = bench.browser();
  const query = `provider=custom:acme&redirect_to=https://plainclaim.test/profile&skip_http_redirect=true`;
  const res = await browser.visit(`https://plainclaim.test/auth/v1/user/identities/authorize?${query}`, {
    headers: bearer(session.access_token),
  });
  const { url } = (await res.json()) as { url: string };
  return await browser.comeBack(await browser.goThere(url, name));
}

describe('linking', () => {
  it('adds a way in to the account, and its session goes on', async () => {
    const bench = await openProviderBench();
    const person = await bench.newPerson('grace@example.com');
    const end = await linkAs(bench, person, 'ada');
    expect(end.pathname).toBe('/profile');
    const { access_token = '', refresh_token = '' } = fragmentOf(end);
    await person.client.setSession({ access_token, refresh_token });
    const { data } = await person.client.getUserIdentities();
    expect(data?.identities.map(({ provider }) => provider)).toEqual(['email', 'custom:acme']);
    const sessions = await bench.request('/api/account/sessions', { headers: bearer(access_token) });
    expect(((await sessions.json()) as { sessions: unknown[] }).sessions).toHaveLength(1);
    expect((await arrive(bench)).user?.id).toBe(person.user.id);
    expect(await bench.mailTo('grace@example.com', 'auth-identity-linked')).toBeDefined();
  });

  it('gives the official client an address at the provider', async () => {
    const bench = await openProviderBench();
    const { client } = await bench.newPerson('grace@example.com');
    const options = { skipBrowserRedirect: true };
    const { data, error } = await client.linkIdentity({ provider: 'custom:acme' as 'google', options });
    expect(error).toBeNull();
    expect(data?.url?.startsWith(`${bench.acme.issuer}/auth?`)).toBe(true);
  });

  it('refuses what is linked already, here or elsewhere', async () => {
    const bench = await openProviderBench();
    await arrive(bench);
    const grace = await bench.newPerson('grace@example.com');
    const taken = { error: 'access_denied', error_code: 'identity_already_exists' };
    expect(fragmentOf(await linkAs(bench, grace, 'ada'))).toMatchObject({
      ...taken,
      error_description: 'Identity is already linked to another user',
    });
    expect(fragmentOf(await linkAs(bench, grace, 'bob'))).toHaveProperty('access_token');
    const { data } = await bench
      .client()
      .signInWithPassword({ email: 'grace@example.com', password: goodPassword });
    if (!data.session) throw new Error('no session');
    expect(fragmentOf(await linkAs(bench, { session: data.session }, 'bob'))).toMatchObject({
      ...taken,
      error_description: 'Identity is already linked',
    });
  });

  it('ends with the session that asked for it', async () => {
    const bench = await openProviderBench();
    const { client, session } = await bench.newPerson('grace@example.com');
    const browser = bench.browser();
    const address = 'https://plainclaim.test/auth/v1/user/identities/authorize?provider=custom:acme';
    const there = await browser.visit(address, { headers: bearer(session.access_token) });
    const back = await browser.goThere(there.headers.get('location') ?? '');
    await client.signOut();
    expect(fragmentOf(await browser.comeBack(back))).toMatchObject({ error_code: 'session_not_found' });
    expect((await bench.db.execute(sql`select 1 from auth_identities`)).rows).toHaveLength(1);
  });

  it('gives someone anonymous the address that the provider vouches for', async () => {
    const bench = await openProviderBench({ settings: { anonymousEnabled: true } });
    const { data } = await bench.client().signInAnonymously();
    if (!data.session) throw new Error('no session');
    const { access_token = '' } = fragmentOf(await linkAs(bench, { session: data.session }, 'ada'));
    const res = await bench.request('/auth/v1/user', { headers: bearer(access_token) });
    expect(await res.json()).toMatchObject({
      id: data.user?.id,
      email: 'ada@example.com',
      is_anonymous: false,
      app_metadata: { provider: 'custom:acme' },
    });
  });

  it('is refused where it is off', async () => {
    const bench = await openProviderBench({ settings: { manualLinkingEnabled: false } });
    const { client } = await bench.newPerson();
    const { error } = await client.linkIdentity({ provider: 'custom:acme' as 'google' });
    expect(error).toMatchObject({ status: 404, code: 'manual_linking_disabled' });
  });
});

describe('unlinking', () => {
  it('takes a way in away, and tells the owner', async () => {
    const bench = await openProviderBench();
    const { client, user } = await arrive(bench);
    const [identity] = user?.identities ?? [];
    if (!identity) throw new Error('no identity');
    expect((await client.unlinkIdentity(identity)).error).toMatchObject({
      status: 422,
      code: 'single_identity_not_deletable',
    });
    bench.clock.forward(1);
    await client.updateUser({ password: goodPassword });
    const { data } = await client.getUserIdentities();
    expect(data?.identities.map(({ provider }) => provider)).toEqual(['custom:acme', 'email']);
    expect((await client.unlinkIdentity({ ...identity, identity_id: user?.id ?? '' })).error).toMatchObject({
      status: 422,
      code: 'identity_not_found',
    });
    expect((await client.unlinkIdentity(identity)).error).toBeNull();
    const after = (await client.getUser()).data.user;
    expect(after?.app_metadata).toMatchObject({ provider: 'email', providers: ['email'] });
    expect(await canSignIn(bench)).toBe(true);
    expect(await bench.mailTo('ada@example.com', 'auth-identity-removed')).toBeDefined();
  });

  it('of the address forgets its password', async () => {
    const bench = await openProviderBench();
    const { client } = await arrive(bench);
    await client.updateUser({ password: goodPassword });
    const { data } = await client.getUserIdentities();
    const byMail = data?.identities.find(({ provider }) => provider === 'email');
    if (!byMail) throw new Error('no identity');
    await client.unlinkIdentity(byMail);
    expect(await canSignIn(bench)).toBe(false);
    expect((await arrive(bench)).user).not.toBeNull();
  });
});
