import type { Actor } from '@plainclaim/domain/accounts/actor';
import { type ConfirmBy, confirmBy, isFreshSignIn, signInAnew } from '@plainclaim/domain/accounts/confirm-by';
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
import { liveSession } from '../sessions/sessions.store.ts';
import { type UserRow, userById } from '../users/users.store.ts';

/** What a user proves again before an act that a stolen session alone must not allow. */
export type Proof = {
  readonly password: string;
  /** The six digits from `GET /auth/v1/reauthenticate`, for an account without a password. */
  readonly mailedCode: string;
  /** From the authenticator app, or a backup code. */
  readonly code: string;
};

export type Confirming = Pick<Actor, 'userId' | 'sessionId'>;

/** Throws unless the user passes the check of `confirmBy`, and the authenticator app's if they have one. */
export async function confirmPerson(
  auth: AuthKit,
  actor: Confirming,
  proof: Proof,
  visitor: Visitor,
): Promise<void> {
  const user = await userById(auth.db, actor.userId);
  if (!user) throw new AppError('unauthenticated', 'the account is gone');
  await confirmFirst(auth, user, actor, proof, visitor);
  await confirmSecond(auth, user, proof, visitor);
}

async function confirmFirst(
  auth: AuthKit,
  user: UserRow,
  actor: Confirming,
  proof: Proof,
  visitor: Visitor,
): Promise<void> {
  const address = user.email ?? user.phone;
  const giveAllBack = await takePasswordAllowances(auth, address ?? user.id, user.id, visitor);
  const by = confirmBy({ hasPassword: user.passwordHash !== null, hasAddress: address !== null });
  if (!(await isShown[by](auth, user, actor, proof))) throw await refused(auth, user, visitor, missing[by]);
  await giveAllBack();
}

type Check = (auth: AuthKit, user: UserRow, actor: Confirming, proof: Proof) => Promise<boolean>;

const isShown: Readonly<Record<ConfirmBy, Check>> = {
  password: async (auth, { passwordHash }, _actor, { password }) =>
    passwordHash !== null && (await auth.passwords.matches(passwordHash, password)),
  code: async (auth, user, _actor, { mailedCode }) => {
    const code = await matchDigits(auth, user.email ?? user.phone ?? '', mailedCode, ['reauthentication']);
    return code?.userId === user.id && (await deleteCode(auth.db, code.id));
  },
  'sign-in': async (auth, user, { sessionId }) => {
    const session = await liveSession(auth.db, sessionId);
    return session?.userId === user.id && isFreshSignIn(session.createdAt, auth.clock.now());
  },
};

const missing: Readonly<Record<ConfirmBy, FieldError>> = {
  password: { field: 'password', message: 'That password is not right.' },
  code: { field: 'mailed_code', message: 'That code is not right, or has run out.' },
  'sign-in': { field: 'sign_in', message: signInAnew },
};

/** Asks for apps only: a session of an account with another kind of factor has already used it. */
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
  // The form has no field for a new sign-in, so this message is for the form as a whole.
  const words = field === missing['sign-in'] ? { userMessage: field.message } : { fields: [field] };
  return new AppError('validation_failed', `not confirmed: ${field.field}`, words);
}
