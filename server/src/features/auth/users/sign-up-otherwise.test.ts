import { describe, expect, it } from 'vitest';
import { goodPassword, openAuthBench } from '../testing/auth-bench.ts';

describe('signing up without an address', () => {
  it('is a session of someone anonymous, who may become someone', async () => {
    const bench = await openAuthBench({ settings: { anonymousEnabled: true } });
    const client = bench.client();
    const data = { theme: 'dark' };
    const { data: signedUp } = await client.signInAnonymously({ options: { data } });
    expect(signedUp.user).toMatchObject({ is_anonymous: true, email: '', phone: '', user_metadata: data });
    expect(signedUp.user?.identities).toEqual([]);
    const refused = await client.reauthenticate();
    expect(refused.error).toMatchObject({
      status: 400,
      message: 'Reauthentication requires the user to have an email or a phone number',
    });
    expect((await client.mfa.enroll({ factorType: 'totp' })).error).toMatchObject({ status: 403 });
    expect((await client.updateUser({ password: goodPassword })).error).toMatchObject({ status: 422 });

    const { data: known } = await client.updateUser({ email: 'ada@example.com', password: undefined });
    expect(known.user).toMatchObject({ email: 'ada@example.com', is_anonymous: false });
    expect(known.user?.identities).toHaveLength(1);
  });
});

describe('signing up with a phone', () => {
  const phone = '+44 7700 900123';

  it('works where numbers need no proof', async () => {
    const bench = await openAuthBench({ settings: { phoneEnabled: true, phoneAutoconfirm: true } });
    const { data } = await bench.client().signUp({ phone, password: goodPassword });
    expect(data.user).toMatchObject({
      phone: '447700900123',
      email: '',
      phone_confirmed_at: expect.any(String),
      app_metadata: { provider: 'phone' },
    });
    const again = await bench.client().signInWithPassword({ phone, password: goodPassword });
    expect(again.error).toBeNull();
  });

  it('says so when no SMS can be sent, or the number is none', async () => {
    const bench = await openAuthBench({ settings: { phoneEnabled: true } });
    const client = bench.client();
    const sms = await client.signUp({ phone, password: goodPassword });
    expect(sms.error).toMatchObject({ status: 422, code: 'sms_send_failed' });
    const odd = await client.signUp({ phone: '0123', password: goodPassword });
    expect(odd.error).toMatchObject({ message: 'Invalid phone number format (E.164 required)' });
    expect((await client.signInWithOtp({ phone })).error).not.toBeNull();
  });
});
