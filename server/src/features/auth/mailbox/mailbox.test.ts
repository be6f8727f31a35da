import { sql } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { type AuthBench, bearer, goodPassword, openAuthBench } from '../testing/auth-bench.ts';

const email = 'ada@example.com';

/** The state in which the migration leaves accounts that existed before first proofs removed anything. */
const asFromBefore = (bench: AuthBench) =>
  bench.db.execute(sql`update auth_users set asks_before_proof = true where email = ${email}`);

const signIn = async (bench: AuthBench, client = bench.client()) =>
  (await client.signInWithPassword({ email, password: goodPassword })).error;

const isProven = async (bench: AuthBench) =>
  (
    await bench.db.execute<{ proven: boolean }>(
      sql`select email_proven_at is not null as proven from auth_users where email = ${email}`,
    )
  ).rows[0]?.proven;

const otp = async (bench: AuthBench) => {
  bench.clock.forward(1);
  await bench.client().signInWithOtp({ email });
  return await bench.mailTo(email, 'auth-magiclink');
};

const post = (bench: AuthBench, path: string, token: string, body: object = {}) =>
  bench.request(`/api/account/mailbox${path}`, {
    method: 'POST',
    headers: { ...bearer(token), 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });

/** Requests six digits and types them in this session. */
async function proveIn(bench: AuthBench, token: string) {
  bench.clock.forward(1);
  expect((await post(bench, '/code', token)).status).toBe(204);
  const { digits: code } = await bench.mailTo(email, 'auth-mailbox');
  return await post(bench, '/proof', token, { code });
}

describe('an account from before first proofs removed anything', () => {
  it('keeps what is set when digits are typed elsewhere: they ask for the link, and still work in it', async () => {
    const bench = await openAuthBench();
    const { client } = await bench.newPerson();
    await asFromBefore(bench);
    const { digits, link } = await otp(bench);
    const { error } = await bench.client().verifyOtp({ email, token: digits, type: 'email' });
    expect(error).toMatchObject({ status: 403, code: 'mailbox_proof_asks' });
    expect(error?.message).toContain('Ask for a sign-in link and open it');
    expect((await client.getUser()).error).toBeNull();
    expect([await signIn(bench), await isProven(bench)]).toEqual([null, false]);

    // The link's page lists what opening it removes.
    const tokenHash = new URL(link).searchParams.get('token') ?? '';
    const seen = await bench.request('/api/account/link', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ token_hash: tokenHash, type: 'magiclink' }),
    });
    expect(await seen.json()).toMatchObject({ removes: ['password'] });
    const opened = await bench.client().verifyOtp({ token_hash: tokenHash, type: 'magiclink' });
    expect(opened.error).toBeNull();
    expect([(await signIn(bench))?.code, await isProven(bench)]).toEqual(['invalid_credentials', true]);
  });

  it('keeps everything once the digits are typed in a session that the password opened', async () => {
    const bench = await openAuthBench();
    const { client, session } = await bench.newPerson();
    await asFromBefore(bench);
    const elsewhere = bench.client();
    await signIn(bench, elsewhere);
    expect((await proveIn(bench, session.access_token)).status).toBe(204);
    expect((await client.getUser()).error).toBeNull();
    expect((await elsewhere.getUser()).error).not.toBeNull();
    const { digits } = await otp(bench);
    const { error } = await bench.client().verifyOtp({ email, token: digits, type: 'email' });
    expect([error, await signIn(bench)]).toEqual([null, null]);
  });
});

describe('an account that moved to another address', () => {
  it('is not handed over by its confirmation: the mailbox it moved to is asked about the rest', async () => {
    const bench = await openAuthBench({ settings: { emailChangeDoubleConfirm: false } });
    const old = 'mallory@example.com';
    const { client } = await bench.newPerson(old);
    await client.updateUser({ email });
    const { link } = await bench.mailTo(email, 'auth-email-change-new');
    const moved = bench.client();
    const tokenHash = new URL(link).searchParams.get('token') ?? '';
    const { data } = await moved.verifyOtp({ token_hash: tokenHash, type: 'email_change' });
    const token = data.session?.access_token ?? '';
    expect([(await client.getUser()).data.user?.email, await isProven(bench)]).toEqual([email, false]);
    // The session was opened by mail alone: it cannot tell who set the password.
    const refused = await proveIn(bench, token);
    expect([refused.status, await refused.json()]).toMatchObject([409, { error: { code: 'conflict' } }]);
    const { digits } = await otp(bench);
    const { error } = await bench.client().verifyOtp({ email, token: digits, type: 'email' });
    expect(error).toMatchObject({ code: 'mailbox_proof_asks' });
  });
});

describe('a change of address that both mailboxes confirmed', () => {
  const old = 'countess@example.com';

  async function requested() {
    const bench = await openAuthBench();
    const { client, session } = await bench.newPerson(old);
    const other = bench.client();
    await other.signInWithPassword({ email: old, password: goodPassword });
    await client.updateUser({ email });
    const digitsOf = async (half: 'current' | 'new') =>
      (await bench.mailTo(half === 'new' ? email : old, `auth-email-change-${half}`)).digits;
    const type = async (half: 'current' | 'new', token?: string) => {
      const body = {
        email: half === 'new' ? email : old,
        token: await digitsOf(half),
        type: 'email_change',
      };
      const res = await bench.post('/verify', body, token === undefined ? {} : bearer(token));
      expect(res.status).toBe(200);
    };
    return { bench, other, own: session.access_token, type };
  }

  it('keeps the password where the new one’s digits were typed in the account’s session; others end', async () => {
    const { bench, other, own, type } = await requested();
    await type('current', own);
    await type('new', own);
    expect([await isProven(bench), await signIn(bench)]).toEqual([true, null]);
    expect((await other.getUser()).error).not.toBeNull();
    const { link } = await otp(bench);
    const tokenHash = new URL(link).searchParams.get('token') ?? '';
    expect((await bench.client().verifyOtp({ token_hash: tokenHash, type: 'magiclink' })).error).toBeNull();
    expect(await signIn(bench)).toBeNull();
  });

  it('proves nothing where they were typed without a session, or in that of another account', async () => {
    for (const isStranger of [false, true]) {
      const { bench, own, type } = await requested();
      const stranger = await bench.newPerson('eve@example.com');
      await type('current', own);
      await type('new', isStranger ? stranger.session.access_token : undefined);
      expect([await isProven(bench), await signIn(bench)]).toEqual([false, null]);
    }
  });

  it('proves nothing where the new mailbox opened a link, whoever typed the old one’s digits', async () => {
    const { bench, own, type } = await requested();
    const { link } = await bench.mailTo(email, 'auth-email-change-new');
    const tokenHash = new URL(link).searchParams.get('token') ?? '';
    await bench.client().verifyOtp({ token_hash: tokenHash, type: 'email_change' });
    await type('current', own);
    expect(await isProven(bench)).toBe(false);
  });

  it('proves nothing in a session that has ended', async () => {
    const { bench, own, type } = await requested();
    await type('current', own);
    await bench.post('/logout?scope=local', {}, bearer(own));
    await type('new', own);
    expect(await isProven(bench)).toBe(false);
  });
});

describe('the digits of a session', () => {
  it('are good for nothing else, and for no other account', async () => {
    const bench = await openAuthBench();
    const { session } = await bench.newPerson();
    await post(bench, '/code', session.access_token);
    const { digits } = await bench.mailTo(email, 'auth-mailbox');
    for (const type of ['email', 'magiclink', 'recovery'] as const) {
      const { error } = await bench.client().verifyOtp({ email, token: digits, type });
      expect(error).toMatchObject({ code: 'otp_expired' });
    }
    const stranger = await bench.newPerson('eve@example.com');
    expect((await post(bench, '/proof', stranger.session.access_token, { code: digits })).status).toBe(422);
    expect((await post(bench, '/proof', session.access_token, { code: digits })).status).toBe(204);
  });

  it('run out after ten minutes', async () => {
    const bench = await openAuthBench();
    const { session } = await bench.newPerson();
    await post(bench, '/code', session.access_token);
    const { digits: code } = await bench.mailTo(email, 'auth-mailbox');
    bench.clock.forward(601);
    expect((await post(bench, '/proof', session.access_token, { code })).status).toBe(422);
  });

  it('need a mailbox', async () => {
    const bench = await openAuthBench({ settings: { anonymousEnabled: true } });
    const { data } = await bench.client().signInAnonymously();
    const res = await post(bench, '/code', data.session?.access_token ?? '');
    expect([res.status, await res.json()]).toMatchObject([
      409,
      { error: { message: expect.stringContaining('no email address yet') } },
    ]);
  });
});

it('a link that continues the sign-in of a program proves the mailbox, and the program goes on', async () => {
  const bench = await openAuthBench();
  await bench.newPerson();
  const owner = bench.client({ flowType: 'pkce' });
  bench.clock.forward(1);
  await owner.signInWithOtp({ email, options: { emailRedirectTo: 'https://plainclaim.test/signin' } });
  const target = await bench.open((await bench.mailTo(email, 'auth-magiclink')).link);
  const { error } = await owner.exchangeCodeForSession(target.searchParams.get('code') ?? '');
  expect(error).toBeNull();
  expect([(await signIn(bench))?.code, await isProven(bench)]).toEqual(['invalid_credentials', true]);
});
