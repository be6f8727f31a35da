import { randomUUID } from 'node:crypto';
import { TOTP } from 'otpauth';
import { describe, expect, it } from 'vitest';
import { type AuthBench, openAuthBench } from '../testing/auth-bench.ts';
import { whileHeld } from '../testing/while-held.ts';
import { insertFactor } from './factors.store.ts';
import { sealSecret } from './seal-secret.ts';
import { newTotpSecret } from './totp.ts';

/** Inserts a factor row directly. */
function factorRow({ kit, clock }: AuthBench, userId: string, status: 'verified' | 'unverified') {
  const [id, secret, at] = [randomUUID(), newTotpSecret(), clock.now()];
  const row = {
    id,
    userId,
    factorType: 'totp',
    friendlyName: status,
    status,
    sealedSecret: sealSecret(kit.secrets.totpSecrets, id, secret),
    createdAt: at,
    updatedAt: at,
  } as const;
  return { id, row, code: new TOTP({ secret }).generate({ timestamp: at.getTime() }) };
}

describe('someone who knows only the password', () => {
  it('cannot finish an enrolment beside the app of the owner', async () => {
    const bench = await openAuthBench();
    const { client, user } = await bench.newPerson();
    const [owners, theirs] = [factorRow(bench, user.id, 'verified'), factorRow(bench, user.id, 'unverified')];
    await bench.db.transaction(async (tx) => {
      for (const { row } of [owners, theirs]) await insertFactor(tx, row);
    });
    const { error } = await client.mfa.challengeAndVerify({ factorId: theirs.id, code: theirs.code });
    expect(error).toMatchObject({ status: 403, code: 'insufficient_aal' });
    const own = await client.mfa.challengeAndVerify({ factorId: owners.id, code: owners.code });
    expect(own.error).toBeNull();
  });

  it('cannot enrol an app at the moment when the owner finishes theirs', async () => {
    const bench = await openAuthBench();
    const { client, user } = await bench.newPerson();
    const { error } = await whileHeld(
      bench,
      user.id,
      () => client.mfa.enroll({ factorType: 'totp', friendlyName: 'Mine now' }),
      (tx) => insertFactor(tx, factorRow(bench, user.id, 'verified').row),
    );
    expect(error).toMatchObject({ status: 403, code: 'insufficient_aal' });
  });

  it('cannot remove an app at the moment when it is verified', async () => {
    const bench = await openAuthBench();
    const { client, user } = await bench.newPerson();
    const { data } = await client.mfa.enroll({ factorType: 'totp', friendlyName: 'Phone' });
    const { error } = await whileHeld(
      bench,
      user.id,
      () => client.mfa.unenroll({ factorId: data?.id ?? '' }),
      (tx) => tx.execute("update auth_factors set status = 'verified'"),
    );
    expect(error).toMatchObject({ code: 'insufficient_aal' });
  });
});
