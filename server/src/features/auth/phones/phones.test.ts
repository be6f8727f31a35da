import { describe, expect, it } from 'vitest';
import { outboxTexts } from '../../../platform/sms/outbox-texts.ts';
import { newestTexts } from '../../../platform/sms/sms.store.ts';
import type { SmsTransport } from '../../../platform/sms/sms-transport.ts';
import { type AuthBench, bearer, goodPassword, openAuthBench } from '../testing/auth-bench.ts';

const phone = '447700900123';
const written = '+44 7700 900123';

const openPhoneBench = (settings: object = {}, more: { rateLimits?: boolean; sms?: SmsTransport } = {}) =>
  openAuthBench({
    settings: { phoneEnabled: true, ...settings },
    deps: { sms: more.sms ?? outboxTexts },
    rateLimits: more.rateLimits ?? false,
  });

async function digitsTo(bench: AuthBench, to: string): Promise<string> {
  const [newest] = await newestTexts(bench.db, to, 1);
  return /^\d{6}/.exec(newest?.text ?? '')?.[0] ?? '';
}

describe('signing up by phone', () => {
  it('needs the code that was texted', async () => {
    const bench = await openPhoneBench();
    const client = bench.client();
    const { data, error } = await client.signUp({ phone: written, password: goodPassword });
    expect(error).toBeNull();
    expect(data.session).toBeNull();
    expect(data.user).toMatchObject({ phone, confirmation_sent_at: expect.any(String) });
    expect(data.user?.phone_confirmed_at).toBeUndefined();
    const early = await client.signInWithPassword({ phone, password: goodPassword });
    expect(early.error).toMatchObject({ status: 400, code: 'phone_not_confirmed' });

    const token = await digitsTo(bench, phone);
    const wrong = await client.verifyOtp({ phone, token: token === '000000' ? '1' : '000000', type: 'sms' });
    expect(wrong.error).toMatchObject({ status: 403, message: 'Token has expired or is invalid' });
    const verified = await client.verifyOtp({ phone: written, token, type: 'sms' });
    expect(verified.data.user).toMatchObject({ phone_confirmed_at: expect.any(String) });
    expect((await client.verifyOtp({ phone, token, type: 'sms' })).error).toMatchObject({
      code: 'otp_expired',
    });
    expect((await bench.client().signInWithPassword({ phone, password: goodPassword })).error).toBeNull();
  });

  it('answers a registered number like a new one, and texts its owner a code that signs in', async () => {
    const bench = await openPhoneBench();
    await (await bench.admin()).createUser({ phone, phone_confirm: true });
    const { data, error } = await bench.client().signUp({ phone, password: goodPassword });
    expect(error).toBeNull();
    expect(data.user).toMatchObject({ phone, identities: [], app_metadata: { provider: 'phone' } });
    const token = await digitsTo(bench, phone);
    const { data: owner } = await bench.client().verifyOtp({ phone, token, type: 'sms' });
    expect(owner.user?.id).not.toBe(data.user?.id);
    const thief = await bench.client().signInWithPassword({ phone, password: goodPassword });
    expect(thief.error).toMatchObject({ code: 'invalid_credentials' });
  });

  it('does not take over an account that its owner reaches by mail', async () => {
    const bench = await openPhoneBench({ phoneAutoconfirm: true });
    const email = 'ada@example.com';
    await (await bench.admin()).createUser({ email, phone, email_confirm: true, password: goodPassword });
    const taken = await bench.client().signUp({ phone, password: 'another-kettle-43' });
    expect(taken.error).toMatchObject({ code: 'user_already_exists' });
    expect((await bench.client().signInWithPassword({ email, password: goodPassword })).error).toBeNull();
  });

  it('says so when the provider fails, and can be tried again', async () => {
    let isDown = true;
    const sms: SmsTransport = {
      name: 'shaky',
      send: async () => {
        if (isDown) throw new Error('down');
        return { outcome: 'stored' };
      },
    };
    const bench = await openPhoneBench({}, { sms });
    const failed = await bench.client().signUp({ phone, password: goodPassword });
    expect(failed.error).toMatchObject({ status: 422, code: 'sms_send_failed' });
    isDown = false;
    expect((await bench.client().signUp({ phone, password: goodPassword })).error).toBeNull();
  });
});

describe('a code by text', () => {
  it('signs in, makes the account first, and says what the message is called', async () => {
    const bench = await openPhoneBench({ phoneAutoconfirm: true });
    const client = bench.client();
    const { data } = await client.signInWithOtp({ phone: written, options: { data: { theme: 'dark' } } });
    expect(data.messageId).toEqual(expect.any(String));
    const verified = await client.verifyOtp({ phone, token: await digitsTo(bench, phone), type: 'sms' });
    expect(verified.data.user).toMatchObject({ phone, user_metadata: { theme: 'dark' } });
    expect(verified.data.session).not.toBeNull();
  });

  it('runs out, and is for nobody new where that is not wanted', async () => {
    const bench = await openPhoneBench();
    const unknown = await bench.client().signInWithOtp({ phone, options: { shouldCreateUser: false } });
    expect(unknown.error).toMatchObject({ status: 422, code: 'otp_disabled' });
    await bench.client().signInWithOtp({ phone });
    const token = await digitsTo(bench, phone);
    bench.clock.forward(601);
    const late = await bench.client().verifyOtp({ phone, token, type: 'sms' });
    expect(late.error).toMatchObject({ code: 'otp_expired' });
  });

  it('takes the password away that someone else set before', async () => {
    const bench = await openPhoneBench();
    await bench.client().signUp({ phone, password: goodPassword });
    bench.clock.forward(1);
    await bench.client().signInWithOtp({ phone });
    const token = await digitsTo(bench, phone);
    expect((await bench.client().verifyOtp({ phone, token, type: 'sms' })).error).toBeNull();
    const thief = await bench.client().signInWithPassword({ phone, password: goodPassword });
    expect(thief.error).toMatchObject({ code: 'invalid_credentials' });
  });

  it('is refused where phones or text messages are off', async () => {
    const off = await openAuthBench({ deps: { sms: outboxTexts } });
    expect((await off.client().signInWithOtp({ phone })).error).toMatchObject({
      code: 'phone_provider_disabled',
    });
    const mute = await openAuthBench({ settings: { phoneEnabled: true, phoneAutoconfirm: true } });
    expect((await mute.client().signInWithOtp({ phone })).error).toMatchObject({ code: 'sms_send_failed' });
  });

  it('is sent again while it is waited for, and only then', async () => {
    const bench = await openPhoneBench();
    const client = bench.client();
    const texts = async () => (await newestTexts(bench.db, phone, 9)).length;
    expect((await client.resend({ type: 'sms', phone })).error).toBeNull();
    expect(await texts()).toBe(0);
    await client.signUp({ phone, password: goodPassword });
    const first = await digitsTo(bench, phone);
    bench.clock.forward(1);
    expect((await client.resend({ type: 'sms', phone })).error).toBeNull();
    expect(await texts()).toBe(2);
    const second = await digitsTo(bench, phone);
    if (first !== second) {
      expect((await client.verifyOtp({ phone, token: first, type: 'sms' })).error).not.toBeNull();
    }
    expect((await client.verifyOtp({ phone, token: second, type: 'sms' })).error).toBeNull();
    await client.resend({ type: 'sms', phone });
    expect(await texts()).toBe(2);
  });

  it('is limited for one phone and from one address', async () => {
    const bench = await openPhoneBench({}, { rateLimits: true });
    const ask = async (to: string, address: string) =>
      (await bench.client({ address }).signInWithOtp({ phone: to })).error?.code;
    const answers: (string | undefined)[] = [];
    for (let i = 0; i < 4; i += 1) answers.push(await ask(phone, `192.0.2.${i}`));
    expect(answers).toEqual([undefined, undefined, undefined, 'over_sms_send_rate_limit']);
    for (let i = 0; i < 20; i += 1) await ask(`4477009002${10 + i}`, '198.51.100.7');
    expect(await ask('447700900999', '198.51.100.7')).toBe('over_sms_send_rate_limit');
  });
});

describe('a phone of one’s own account', () => {
  const other = '447700900456';

  it('is added when the code comes back, and can then sign in', async () => {
    const bench = await openPhoneBench();
    const { client } = await bench.newPerson('ada@example.com');
    const { data } = await client.updateUser({ phone: other });
    expect(data.user).toMatchObject({
      phone: '',
      new_phone: other,
      phone_change_sent_at: expect.any(String),
    });
    const token = await digitsTo(bench, other);
    const wrongType = await client.verifyOtp({ phone: other, token, type: 'sms' });
    expect(wrongType.error).toMatchObject({ code: 'otp_expired' });
    const { data: changed } = await client.verifyOtp({ phone: other, token, type: 'phone_change' });
    expect(changed.user).toMatchObject({
      phone: other,
      email: 'ada@example.com',
      app_metadata: { provider: 'email', providers: ['email', 'phone'] },
    });
    expect(changed.user?.new_phone).toBeUndefined();
    expect(
      (await bench.client().signInWithPassword({ phone: other, password: goodPassword })).error,
    ).toBeNull();
  });

  it('changes at once where numbers need no proof, unless it is someone else’s', async () => {
    const bench = await openPhoneBench({ phoneAutoconfirm: true });
    await bench.client().signUp({ phone, password: goodPassword });
    const { client } = await bench.newPerson('ada@example.com');
    expect((await client.updateUser({ phone })).error).toMatchObject({ status: 422, code: 'phone_exists' });
    expect((await client.updateUser({ phone: other })).data.user).toMatchObject({ phone: other });
  });

  it('that is someone else’s is found out by its owner alone, where a code has to come back', async () => {
    const bench = await openPhoneBench({ phoneAutoconfirm: false });
    await (await bench.admin()).createUser({ phone: other, phone_confirm: true });
    const { client } = await bench.newPerson('ada@example.com');
    const asked = await client.updateUser({ phone: other });
    expect(asked.data.user).toMatchObject({ phone: '', new_phone: other });
    const token = await digitsTo(bench, other);
    const typed = await client.verifyOtp({ phone: other, token, type: 'phone_change' });
    expect(typed.error).toMatchObject({ status: 422, code: 'phone_exists' });
  });

  it('is asked again for a change under way', async () => {
    const bench = await openPhoneBench({ phoneAutoconfirm: false });
    await (await bench.admin()).createUser({ phone, phone_confirm: true, password: goodPassword });
    const client = bench.client();
    await client.signInWithPassword({ phone, password: goodPassword });
    await client.updateUser({ phone: other });
    bench.clock.forward(1);
    await client.resend({ type: 'phone_change', phone });
    expect(await newestTexts(bench.db, other, 5)).toHaveLength(2);
    const token = await digitsTo(bench, other);
    expect((await client.verifyOtp({ phone: other, token, type: 'phone_change' })).error).toBeNull();
  });

  it('gets the code that an old session needs for a new password', async () => {
    const bench = await openPhoneBench({ phoneAutoconfirm: true });
    const client = bench.client();
    await client.signUp({ phone, password: goodPassword });
    bench.clock.forward(25 * 3600);
    await client.refreshSession();
    const password = 'another-kettle-43';
    expect((await client.updateUser({ password })).error).toMatchObject({ code: 'reauthentication_needed' });
    expect((await client.reauthenticate()).error).toBeNull();
    const nonce = await digitsTo(bench, phone);
    expect((await client.updateUser({ password, nonce })).error).toBeNull();
  });
});

describe('a phone number that its owner takes away', () => {
  const remove = async (bench: AuthBench, token: string) =>
    await bench.request('/api/account/phone', { method: 'DELETE', headers: bearer(token) });

  it('opens nothing any more, and is free for others', async () => {
    const bench = await openPhoneBench({ phoneAutoconfirm: true });
    const { client, session, email } = await bench.newPerson();
    await client.updateUser({ phone });
    expect((await bench.client().signInWithPassword({ phone, password: goodPassword })).error).toBeNull();
    expect((await remove(bench, session.access_token)).status).toBe(204);
    const { data } = await client.getUser();
    expect(data.user).toMatchObject({ phone: '', app_metadata: { providers: ['email'] } });
    expect(data.user?.identities?.map(({ provider }) => provider)).toEqual(['email']);
    expect((await bench.client().signInWithPassword({ phone, password: goodPassword })).error).toMatchObject({
      code: 'invalid_credentials',
    });
    expect((await bench.mailTo(email, 'auth-identity-removed')).text).toContain('Your phone number');
    expect((await bench.client().signUp({ phone, password: goodPassword })).error).toBeNull();
  });

  it('stops a change under way', async () => {
    const bench = await openPhoneBench();
    const { client, session } = await bench.newPerson();
    await client.updateUser({ phone });
    const token = await digitsTo(bench, phone);
    expect((await remove(bench, session.access_token)).status).toBe(204);
    expect((await client.getUser()).data.user?.new_phone).toBeUndefined();
    expect((await client.verifyOtp({ phone, token, type: 'phone_change' })).error).not.toBeNull();
  });

  it('stays while it is the only way in, and still confirms an act', async () => {
    const bench = await openPhoneBench();
    const client = bench.client();
    await client.signInWithOtp({ phone });
    const { data } = await client.verifyOtp({ phone, token: await digitsTo(bench, phone), type: 'sms' });
    expect((await remove(bench, data.session?.access_token ?? '')).status).toBe(409);
    bench.clock.forward(1);
    expect((await client.reauthenticate()).error).toBeNull();
    const proof = { password: '', code: '' };
    const actor = { userId: data.user?.id ?? '', sessionId: '' };
    const visitor = { address: '192.0.2.1', userAgent: '' };
    const confirm = (mailedCode: string) =>
      bench.auth.confirmPerson(actor, { ...proof, mailedCode }, visitor);
    await expect(confirm('wrong')).rejects.toThrow();
    await confirm(await digitsTo(bench, phone));
  });

  it('goes with its identity, too', async () => {
    const bench = await openPhoneBench({ phoneAutoconfirm: true, manualLinkingEnabled: true });
    const { client } = await bench.newPerson();
    await client.updateUser({ phone });
    const identities = (await client.getUserIdentities()).data?.identities ?? [];
    const identity = identities.find(({ provider }) => provider === 'phone');
    if (!identity) throw new Error('no identity of the phone');
    expect((await client.unlinkIdentity(identity)).error).toBeNull();
    expect((await client.getUser()).data.user?.phone).toBe('');
    expect((await bench.client().signInWithPassword({ phone, password: goodPassword })).error).not.toBeNull();
  });
});

describe('a phone as the second step', () => {
  it('is enrolled, asked, and raises the session, once per code', async () => {
    const bench = await openPhoneBench();
    const { client } = await bench.newPerson();
    const enrolled = await client.mfa.enroll({ factorType: 'phone', phone: written, friendlyName: 'Mine' });
    expect(enrolled.data).toMatchObject({ type: 'phone', phone, friendly_name: 'Mine' });
    const factorId = enrolled.data?.id ?? '';
    const { data: challenge } = await client.mfa.challenge({ factorId, channel: 'sms' });
    const challengeId = challenge?.id ?? '';
    const code = await digitsTo(bench, phone);
    const wrong = await client.mfa.verify({
      factorId,
      challengeId,
      code: code === '000000' ? '1' : '000000',
    });
    expect(wrong.error).toMatchObject({ status: 422, code: 'mfa_verification_failed' });
    const right = await client.mfa.verify({ factorId, challengeId, code });
    expect(right.error).toBeNull();
    const level = await client.mfa.getAuthenticatorAssuranceLevel();
    expect(level.data).toMatchObject({ currentLevel: 'aal2' });
    expect((await client.mfa.verify({ factorId, challengeId, code })).error).not.toBeNull();
    const { data: factors } = await client.mfa.listFactors();
    expect(factors?.phone).toMatchObject([{ id: factorId, status: 'verified', phone }]);
  });

  it('takes the code of its own challenge only, and not for ever', async () => {
    const bench = await openPhoneBench();
    const { client } = await bench.newPerson();
    const { data: factor } = await client.mfa.enroll({ factorType: 'phone', phone });
    const factorId = factor?.id ?? '';
    const first = await client.mfa.challenge({ factorId, channel: 'sms' });
    const code = await digitsTo(bench, phone);
    bench.clock.forward(1);
    const second = await client.mfa.challenge({ factorId, channel: 'sms' });
    const swapped = await client.mfa.verify({ factorId, challengeId: second.data?.id ?? '', code });
    if (code !== (await digitsTo(bench, phone))) expect(swapped.error).not.toBeNull();
    bench.clock.forward(601);
    const late = await client.mfa.verify({ factorId, challengeId: first.data?.id ?? '', code });
    expect(late.error).toMatchObject({ code: 'mfa_challenge_expired' });
  });
});

describe('someone anonymous', () => {
  it('becomes someone when the mailbox agrees', async () => {
    const bench = await openAuthBench({ settings: { anonymousEnabled: true, emailAutoconfirm: false } });
    const client = bench.client();
    const { data: before } = await client.signInAnonymously({ options: { data: { theme: 'dark' } } });
    const { data: asked } = await client.updateUser({ email: 'ada@example.com' });
    expect(asked.user).toMatchObject({ email: '', new_email: 'ada@example.com', is_anonymous: true });
    await bench.open((await bench.mailTo('ada@example.com')).link);
    const { data: after } = await client.refreshSession();
    expect(after.user).toMatchObject({
      id: before.user?.id,
      email: 'ada@example.com',
      is_anonymous: false,
      user_metadata: { theme: 'dark' },
      app_metadata: { provider: 'email', providers: ['email'] },
      identities: [{ provider: 'email' }],
    });
    expect((await client.updateUser({ password: goodPassword })).error).toBeNull();
    const signedIn = await bench
      .client()
      .signInWithPassword({ email: 'ada@example.com', password: goodPassword });
    expect(signedIn.error).toBeNull();
  });

  it('becomes someone by phone, and cannot have what is another’s', async () => {
    const bench = await openPhoneBench({ anonymousEnabled: true });
    await bench.newPerson('ada@example.com');
    const client = bench.client();
    await client.signInAnonymously();
    expect((await client.updateUser({ email: 'ada@example.com' })).error).toMatchObject({
      code: 'email_exists',
    });
    await client.updateUser({ phone });
    await client.verifyOtp({ phone, token: await digitsTo(bench, phone), type: 'phone_change' });
    expect((await client.getUser()).data.user).toMatchObject({ phone, is_anonymous: false });
  });

  it('is limited by address', async () => {
    const bench = await openAuthBench({ settings: { anonymousEnabled: true }, rateLimits: true });
    const { kit } = bench;
    const client = bench.client({ address: '192.0.2.1' });
    for (let i = 0; i < kit.settings.limits.anonymousSignUp.burst; i += 1) await client.signInAnonymously();
    expect((await client.signInAnonymously()).error).toMatchObject({ code: 'over_request_rate_limit' });
  });
});
