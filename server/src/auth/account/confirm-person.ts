import type { Actor } from '@plainclaim/domain/accounts/actor';
import { AppError, type FieldError } from '@plainclaim/domain/shared/errors';
import { recordAudit } from '../audit/record-audit.ts';
import type { AuthKit, Visitor } from '../auth-kit.ts';
import { deleteCode } from '../codes/codes.store.ts';
import { matchDigits } from '../codes/redeem-code.ts';
import { macOfBackupCode } from '../factors/backup-codes.ts';
import {
  type FactorRow,
  factorsOf,
  useBackupCode as spendBackupCode,
  useStep as spendStep,
} from '../factors/factors.store.ts';
import { openSecret } from '../factors/seal-secret.ts';
import { stepOfCode } from '../factors/totp.ts';
import { giveBack, limit } from '../limits/limit.ts';
import { takePasswordAllowances } from '../limits/password-allowances.ts';
import { type UserRow, userById } from '../users/users.store.ts';

/** What someone shows again before an act that a stolen session must not be enough for. */
export type Proof = {
  readonly password: string;
  /** Six digits that were mailed or texted (`GET /auth/v1/reauthenticate`), for an account without a password. */
  readonly mailedCode: string;
  /** Of the authenticator app, or a backup code. */
  readonly code: string;
};

/** Throws unless this is the person themselves: password or mailed code, and the second step where there is one. */
export async function confirmPerson(
  auth: AuthKit,
  { userId }: Pick<Actor, 'userId'>,
  proof: Proof,
  visitor: Visitor,
): Promise<void> {
  const user = await userById(auth.db, userId);
  if (!user) throw new AppError('unauthenticated', 'the account is gone');
  await confirmFirst(auth, user, proof, visitor);
  await confirmSecond(auth, user, proof, visitor);
}

async function confirmFirst(auth: AuthKit, user: UserRow, proof: Proof, visitor: Visitor): Promise<void> {
  const giveAllBack = await takePasswordAllowances(
    auth,
    user.email ?? user.phone ?? user.id,
    user.id,
    visitor,
  );
  if (user.passwordHash !== null) {
    if (!(await auth.passwords.matches(user.passwordHash, proof.password)))
      throw await refused(auth, user, visitor, { field: 'password', message: 'That password is not right.' });
  } else {
    const address = user.email ?? user.phone ?? '';
    const code = await matchDigits(auth, address, proof.mailedCode, ['reauthentication']);
    if (code?.userId !== user.id || !(await deleteCode(auth.db, code.id)))
      throw await refused(auth, user, visitor, {
        field: 'mailed_code',
        message: 'That code is not right, or has run out.',
      });
  }
  await giveAllBack();
}

/** Whoever has a second step of another kind has taken it in this session: without it they were not let in. */
async function confirmSecond(auth: AuthKit, user: UserRow, { code }: Proof, visitor: Visitor): Promise<void> {
  const factors = await factorsOf(auth.db, user.id);
  const apps = factors.filter(({ status, factorType }) => status === 'verified' && factorType === 'totp');
  if (apps.length === 0) return;
  await limit(auth, 'secondStep', user.id);
  if (!(await spendCode(auth, user, apps, code)))
    throw await refused(auth, user, visitor, {
      field: 'code',
      message: 'That code is not right, or was used before.',
    });
  await giveBack(auth, 'secondStep', user.id);
}

async function spendCode(
  auth: AuthKit,
  user: UserRow,
  apps: readonly FactorRow[],
  code: string,
): Promise<boolean> {
  const now = auth.clock.now();
  return await auth.db.transaction(async (tx) => {
    for (const app of apps) {
      if (app.sealedSecret === null) continue;
      const secret = openSecret(auth.secrets.totpSecrets, app.id, app.sealedSecret);
      const step = stepOfCode(secret, code.replace(/\s/g, ''), now);
      if (step !== undefined && (await spendStep(tx, app.id, step, now))) return true;
    }
    return await spendBackupCode(tx, user.id, macOfBackupCode(auth, user.id, code), now);
  });
}

async function refused(
  auth: AuthKit,
  user: UserRow,
  { address }: Visitor,
  field: FieldError,
): Promise<AppError> {
  await recordAudit(auth.db, {
    action: 'confirmation-refused',
    userId: user.id,
    address,
    at: auth.clock.now(),
    details: { what: field.field },
  });
  return new AppError('validation_failed', `not confirmed: ${field.field}`, { fields: [field] });
}
