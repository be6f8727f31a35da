import { describe, expect, it } from 'vitest';
import { newestTexts } from '../../../platform/sms/sms.store.ts';
import { type AuthBench, bearer, goodPassword } from '../testing/auth-bench.ts';
import { digitsTo, openPhoneBench, phone, written } from '../testing/phone-bench.ts';

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
