import { sql } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { goodPassword, openAuthBench } from '../testing/auth-bench.ts';
import { whileHeld } from '../testing/while-held.ts';

it('an old password opens nothing when it is changed while it is being checked', async () => {
  const bench = await openAuthBench();
  const { user, email } = await bench.newPerson();
  const changed = await bench.kit.passwords.hash('another-kettle-43');
  const { error } = await whileHeld(
    bench,
    user.id,
    () => bench.client().signInWithPassword({ email, password: goodPassword }),
    (tx) => tx.execute(sql`update auth_users set password_hash = ${changed}`),
  );
  expect(error).toMatchObject({ status: 400, code: 'invalid_credentials' });
});

it('a hash that is renewed while it is being checked keeps nobody out', async () => {
  const bench = await openAuthBench();
  const { user, email } = await bench.newPerson();
  const renewed = await bench.kit.passwords.hash(goodPassword);
  const { error } = await whileHeld(
    bench,
    user.id,
    () => bench.client().signInWithPassword({ email, password: goodPassword }),
    (tx) => tx.execute(sql`update auth_users set password_hash = ${renewed}`),
  );
  expect(error).toBeNull();
});
