import { sql } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { fragmentOf, goodPassword, openAuthBench } from '../testing/auth-bench.ts';
import { whileHeld } from '../testing/while-held.ts';

describe('an account that nobody confirmed', () => {
  it('goes to one of two who sign up with its address at the same moment', async () => {
    const bench = await openAuthBench();
    await bench.client().signInWithOtp({ email: 'ada@example.com' });
    const { rows } = await bench.db.execute<{ id: string }>(sql`select id from auth_users`);
    const { data, error } = await whileHeld(
      bench,
      rows[0]?.id ?? '',
      () => bench.client().signUp({ email: 'ada@example.com', password: goodPassword }),
      (tx) => tx.execute(sql`update auth_users set email_confirmed_at = now(), password_hash = 'owner'`),
    );
    expect(error).toMatchObject({ status: 422, code: 'user_already_exists' });
    expect(data.session).toBeNull();
  });
});

describe('a change of address', () => {
  it('that a thief began ends when the owner changes the password', async () => {
    const bench = await openAuthBench({ settings: { emailChangeDoubleConfirm: false } });
    const { client } = await bench.newPerson();
    const thief = bench.client();
    await thief.signInWithPassword({ email: 'ada@example.com', password: goodPassword });
    await thief.updateUser({ email: 'thief@example.com' });
    const { data } = await client.updateUser({ password: 'another-kettle-43' });
    expect(data.user).not.toHaveProperty('new_email');
    const target = await bench.open((await bench.mailTo('thief@example.com')).link);
    expect(fragmentOf(target)).toMatchObject({ error_code: 'otp_expired' });
    expect((await client.getUser()).data.user?.email).toBe('ada@example.com');
  });

  it('goes on when password and address are changed in one act', async () => {
    const bench = await openAuthBench();
    const { client } = await bench.newPerson();
    const { data } = await client.updateUser({ email: 'new@example.com', password: 'another-kettle-43' });
    expect(data.user).toMatchObject({ new_email: 'new@example.com' });
  });

  it('is never confirmed by the old mailbox alone, even where one answer is enough', async () => {
    const bench = await openAuthBench();
    const { client } = await bench.newPerson();
    await client.updateUser({ email: 'victim@example.com' });
    const { digits } = await bench.mailTo('ada@example.com');
    // Another instance on the same database, with one confirmation instead of two.
    const other = await openAuthBench({ beside: bench, settings: { emailChangeDoubleConfirm: false } });
    const res = await other.post('/verify', {
      email: 'ada@example.com',
      token: digits,
      type: 'email_change',
    });
    expect([res.status, await res.json()]).toMatchObject([200, { code: '200' }]);
    expect((await client.getUser()).data.user?.email).toBe('ada@example.com');
  });

  it('is refused, not failed, when two confirm the same address at the same moment', async () => {
    const bench = await openAuthBench({ settings: { emailChangeDoubleConfirm: false } });
    const links = [];
    for (const email of ['ada@example.com', 'bob@example.com']) {
      const { client } = await bench.newPerson(email);
      await client.updateUser({ email: 'wanted@example.com' });
      bench.clock.forward(1);
      links.push((await bench.mailTo('wanted@example.com')).link);
    }
    const answers = await Promise.all(links.map((link) => bench.open(link)));
    const codes = answers.map((url) => fragmentOf(url).error_code ?? 'in');
    expect(codes.sort()).toEqual(['email_exists', 'in']);
  });
});

describe('someone anonymous', () => {
  it('becomes someone with an address and a password in one act', async () => {
    const bench = await openAuthBench({ settings: { anonymousEnabled: true } });
    const client = bench.client();
    await client.signInAnonymously();
    const { error } = await client.updateUser({ email: 'ada@example.com', password: goodPassword });
    expect(error).toBeNull();
    const again = await bench
      .client()
      .signInWithPassword({ email: 'ada@example.com', password: goodPassword });
    expect(again.error).toBeNull();
  });
});
