import { describe, expect, it } from 'vitest';
import { outboxTexts } from '../../../platform/sms/outbox-texts.ts';
import { newestTexts } from '../../../platform/sms/sms.store.ts';
import type { SmsTransport } from '../../../platform/sms/sms-transport.ts';
import { goodPassword, openAuthBench } from '../testing/auth-bench.ts';
import { digitsTo, openPhoneBench, phone, written } from '../testing/phone-bench.ts';

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
