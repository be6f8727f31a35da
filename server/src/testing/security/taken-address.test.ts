import { desc, eq } from 'drizzle-orm';
import { TOTP } from 'otpauth';
import { describe, expect, it } from 'vitest';
import { emails } from '../../platform/mail/mail.tables.ts';
import { type TestApp, testApp } from '../test-app.ts';

const email = 'hannah@victim.example';
const password = 'violet-kettle-42';
const bankDetails = { account_holder: 'A Stranger', sort_code: '123456', account_number: '12345678' };

type Tokens = { readonly access_token: string; readonly refresh_token: string };

const asked = (app: TestApp) => async (method: string, path: string, body?: object, token?: string) =>
  await app.request(path, {
    method,
    headers: {
      ...(token && { authorization: `Bearer ${token}` }),
      ...(body && { 'content-type': 'application/json' }),
    },
    ...(body && { body: JSON.stringify(body) }),
  });

const mailsOf = async (app: TestApp) =>
  await app.platform.db
    .select()
    .from(emails)
    .where(eq(emails.toAddress, email))
    .orderBy(desc(emails.createdAt));

/**
 * A stranger signs up with another person's address and sets everything that opens the account or receives
 * its money.
 */
async function takenAddress(settings: Record<string, string> = {}) {
  const app = await testApp({
    startAt: new Date().toISOString(),
    settings: { RATE_LIMITS: 'off', ...settings },
  });
  const ask = asked(app);
  const signedUp = await ask('POST', '/auth/v1/signup', { email, password });
  const { access_token: first } = (await signedUp.json()) as Tokens;
  expect((await ask('PUT', '/api/account/payout-details', bankDetails, first)).status).toBe(200);
  const enrolled = await ask('POST', '/auth/v1/factors', { factor_type: 'totp' }, first);
  const { id: factorId, totp } = (await enrolled.json()) as { id: string; totp: { secret: string } };
  const code = () => {
    // Each code works once, so the next needs a later time.
    app.clock.forward(60);
    return new TOTP({ secret: totp.secret }).generate({ timestamp: app.clock.now().getTime() });
  };
  const challenge = await ask('POST', `/auth/v1/factors/${factorId}/challenge`, {}, first);
  const { id: challengeId } = (await challenge.json()) as { id: string };
  const answer = { challenge_id: challengeId, code: code() };
  const verified = await ask('POST', `/auth/v1/factors/${factorId}/verify`, answer, first);
  const stranger = (await verified.json()) as Tokens;
  expect((await ask('GET', '/api/account/payout-details', undefined, stranger.access_token)).status).toBe(
    200,
  );
  // Gives the next mail a later time, so that it is the newest.
  app.clock.forward(1);
  return { app, ask, stranger };
}

type Taken = Awaited<ReturnType<typeof takenAddress>>;

/** The codes and links in the newest mail to the owner. */
async function newestMail({ app }: Taken) {
  const [mail] = await mailsOf(app);
  const text = mail?.text ?? '';
  return {
    tokenHash: /token_hash=([0-9a-f]+)/.exec(text)?.[1] ?? '',
    digits: /\b\d{6}\b/.exec(text)?.[0] ?? '',
  };
}

async function expectStrangerIsOut({ ask, stranger }: Taken) {
  const read = await ask('GET', '/api/account/sessions', undefined, stranger.access_token);
  expect(read.status, 'the session of the stranger').toBe(401);
  const again = await ask('POST', '/auth/v1/token?grant_type=refresh_token', {
    refresh_token: stranger.refresh_token,
  });
  expect(again.status, 'the refresh token of the stranger').toBe(400);
  const signIn = await ask('POST', '/auth/v1/token?grant_type=password', { email, password });
  expect(signIn.status, 'the password of the stranger').toBe(400);
}

describe('an address that a stranger took before its owner came', () => {
  it.each([
    ['a sign-in link', '/auth/v1/otp', 'magiclink'],
    ['a link to set a new password', '/auth/v1/recover', 'recovery'],
  ])('is its owner’s alone after %s', async (_, path, type) => {
    const taken = await takenAddress();
    const { app, ask } = taken;
    await ask('POST', path, { email });
    const { tokenHash } = await newestMail(taken);
    const seen = await ask('POST', '/api/account/link', { token_hash: tokenHash, type });
    expect(await seen.json()).toMatchObject({ removes: ['password', 'second-step', 'payout-details'] });

    const opened = await ask('POST', '/auth/v1/verify', { token_hash: tokenHash, type });
    expect(opened.status).toBe(200);
    const owner = (await opened.json()) as Tokens & { user: { factors?: unknown } };
    expect(owner.user).not.toHaveProperty('factors');
    await expectStrangerIsOut(taken);
    // No authenticator app locks the owner out, and no money goes to the stranger's account.
    const details = await ask('GET', '/api/account/payout-details', undefined, owner.access_token);
    expect([details.status, await details.json()]).toEqual([200, { details: null }]);

    const told = (await mailsOf(app)).find(({ kind }) => kind === 'auth-address-proven');
    for (const words of ['the password', 'the second step', 'the bank details', 'signed out'])
      expect(told?.text).toContain(words);

    const set = await ask('PUT', '/auth/v1/user', { password: 'another-kettle-43' }, owner.access_token);
    expect(set.status).toBe(200);
    const signIn = await ask('POST', '/auth/v1/token?grant_type=password', {
      email,
      password: 'another-kettle-43',
    });
    expect(signIn.status).toBe(200);

    // A mailbox is proven once: the next link removes nothing.
    app.clock.forward(1);
    await ask('POST', '/auth/v1/otp', { email });
    const next = await newestMail(taken);
    await ask('POST', '/auth/v1/verify', { token_hash: next.tokenHash, type: 'magiclink' });
    const stays = await ask('POST', '/auth/v1/token?grant_type=password', {
      email,
      password: 'another-kettle-43',
    });
    expect(stays.status).toBe(200);
  });

  it('is its owner’s alone after the six digits of a mail, typed in another session', async () => {
    const taken = await takenAddress();
    await taken.ask('POST', '/auth/v1/otp', { email });
    const { digits } = await newestMail(taken);
    const opened = await taken.ask('POST', '/auth/v1/verify', { email, token: digits, type: 'email' });
    expect(opened.status).toBe(200);
    await expectStrangerIsOut(taken);
  });

  it('keeps what the owner of both sets, when the digits are typed in the session; others end', async () => {
    const taken = await takenAddress();
    const { app, ask, stranger } = taken;
    const other = (await (
      await ask('POST', '/auth/v1/token?grant_type=password', { email, password })
    ).json()) as Tokens;
    const send = await ask('POST', '/api/account/mailbox/code', undefined, stranger.access_token);
    expect(send.status).toBe(204);
    const { digits } = await newestMail(taken);
    const wrong = digits === '000000' ? '000001' : '000000';
    const refused = await ask('POST', '/api/account/mailbox/proof', { code: wrong }, stranger.access_token);
    expect([refused.status, await refused.json()]).toMatchObject([
      422,
      { error: { fields: [{ field: 'code', message: expect.stringContaining('That code is not right') }] } },
    ]);
    const proven = await ask('POST', '/api/account/mailbox/proof', { code: digits }, stranger.access_token);
    expect(proven.status).toBe(204);
    const mine = await ask('GET', '/api/account/payout-details', undefined, stranger.access_token);
    expect(await mine.json()).toMatchObject({ details: { account_holder: 'A Stranger' } });
    const its = await ask('POST', '/auth/v1/token?grant_type=refresh_token', {
      refresh_token: other.refresh_token,
    });
    expect(its.status).toBe(400);
    // Proven: from now on links work as usual.
    app.clock.forward(1);
    await ask('POST', '/auth/v1/otp', { email });
    const { tokenHash } = await newestMail(taken);
    const seen = await ask('POST', '/api/account/link', { token_hash: tokenHash, type: 'magiclink' });
    expect(await seen.json()).toMatchObject({ removes: [] });
    await ask('POST', '/auth/v1/verify', { token_hash: tokenHash, type: 'magiclink' });
    const signIn = await ask('POST', '/auth/v1/token?grant_type=password', { email, password });
    expect(signIn.status).toBe(200);
  });
});
