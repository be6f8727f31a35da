import { describe, expect, it } from 'vitest';
import { fragmentOf, goodPassword, openAuthBench, siteUrl } from '../testing/auth-bench.ts';

describe('an invitation', () => {
  it('is mailed, and signs in whoever opens it', async () => {
    const bench = await openAuthBench({ settings: { signUpAllowed: false } });
    const admin = await bench.admin();
    const data = { full_name: 'Ada' };
    const invited = await admin.inviteUserByEmail('ada@example.com', {
      data,
      redirectTo: `${siteUrl}/hello`,
    });
    expect(invited.data.user).toMatchObject({ invited_at: expect.any(String), user_metadata: data });
    const mail = await bench.mailTo('ada@example.com', 'auth-invite');
    const target = await bench.open(mail.link);
    expect(target.pathname).toBe('/hello');
    expect(fragmentOf(target)).toMatchObject({ type: 'invite', access_token: expect.any(String) });
    expect((await admin.inviteUserByEmail('ada@example.com')).error).toMatchObject({
      status: 422,
      code: 'email_exists',
    });
    expect((await admin.inviteUserByEmail('invalid-email')).error).toMatchObject({
      status: 400,
      message: 'Unable to validate email address: invalid format',
    });
  });
});

describe('a generated link', () => {
  const email = 'ada@example.com';

  it('confirms a sign-up, with exactly the given facts, and nothing is mailed', async () => {
    const bench = await openAuthBench();
    const admin = await bench.admin();
    const made = await admin.generateLink({
      type: 'signup',
      email,
      password: goodPassword,
      options: { data: { theme: 'dark' }, redirectTo: `${siteUrl}/welcome` },
    });
    expect(made.data.user?.user_metadata).toEqual({ theme: 'dark' });
    expect(made.data.properties).toMatchObject({
      verification_type: 'signup',
      redirect_to: `${siteUrl}/welcome`,
      email_otp: expect.stringMatching(/^\d{6}$/),
    });
    const link = made.data.properties?.action_link ?? '';
    expect(link).toContain('?token=');
    expect(link).toContain('type=signup');
    expect(link).toContain('redirect_to=');
    expect(await bench.mailsTo(email)).toEqual([]);
    expect(fragmentOf(await bench.open(link)).access_token).toBeDefined();
    expect((await bench.client().signInWithPassword({ email, password: goodPassword })).error).toBeNull();
    const again = await admin.generateLink({ type: 'signup', email, password: goodPassword });
    expect(again.error).toMatchObject({ status: 422, code: 'email_exists' });
  });

  it('signs in, recovers and invites', async () => {
    const bench = await openAuthBench();
    const admin = await bench.admin();
    await bench.newPerson(email);
    for (const type of ['magiclink', 'recovery'] as const) {
      const { data } = await admin.generateLink({ type, email });
      const { hashed_token: token_hash = '', email_otp: token = '' } = data.properties ?? {};
      expect((await bench.client().verifyOtp({ token_hash, type })).data.session).not.toBeNull();
      expect((await bench.client().verifyOtp({ email, token, type })).error).toMatchObject({ status: 403 });
    }
    const invited = await admin.generateLink({ type: 'invite', email: 'bob@example.com' });
    expect(invited.data.user).toMatchObject({ invited_at: expect.any(String) });
    expect((await admin.generateLink({ type: 'recovery', email: 'no@example.com' })).error).toMatchObject({
      status: 404,
      code: 'user_not_found',
    });
  });

  it('moves an account when both mailboxes open theirs', async () => {
    const bench = await openAuthBench();
    const admin = await bench.admin();
    await bench.newPerson(email);
    const newEmail = 'new@example.com';
    const current = await admin.generateLink({ type: 'email_change_current', email, newEmail });
    const next = await admin.generateLink({ type: 'email_change_new', email, newEmail });
    expect(next.data.user).toMatchObject({ email, new_email: newEmail });
    expect(current.data.properties?.action_link).toContain('type=email_change&');
    await bench.open(current.data.properties?.action_link ?? '');
    const target = await bench.open(next.data.properties?.action_link ?? '');
    expect(fragmentOf(target).access_token).toBeDefined();
    const moved = await bench.client().signInWithPassword({ email: newEmail, password: goodPassword });
    expect(moved.error).toBeNull();
  });

  it('is refused for odd types and addresses, and leads nowhere else', async () => {
    const bench = await openAuthBench();
    const admin = await bench.admin();
    const odd = await admin.generateLink({ type: 'sms' as 'recovery', email });
    expect(odd.error).toMatchObject({ status: 400, code: 'validation_failed' });
    const bad = await admin.generateLink({ type: 'magiclink', email: 'invalid-email' });
    expect(bad.error).toMatchObject({ message: 'Unable to validate email address: invalid format' });
    const options = { redirectTo: 'https://elsewhere.example' };
    const made = await admin.generateLink({ type: 'magiclink', email, options });
    expect(made.data.properties?.redirect_to).toBe(siteUrl);
  });
});
