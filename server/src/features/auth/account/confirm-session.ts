import type { Actor } from '@plainclaim/domain/accounts/actor';
import { type ConfirmBy, confirmBy } from '@plainclaim/domain/accounts/confirm-by';
import { AppError } from '@plainclaim/domain/shared/errors';
import { recordAudit } from '../audit/record-audit.ts';
import type { AuthKit, Visitor } from '../auth-kit.ts';
import { factorsOf } from '../factors/factors.store.ts';
import { lockSession, updateSession } from '../sessions/sessions.store.ts';
import { userById } from '../users/users.store.ts';
import { confirmPerson, type Proof } from './confirm-person.ts';

export type ConfirmationNeeded = { readonly by: ConfirmBy; readonly hasSecondStep: boolean };

/** What this user has to prove to confirm a sensitive act. */
export async function readConfirmation({ db }: AuthKit, actor: Actor): Promise<ConfirmationNeeded> {
  const user = await userById(db, actor.userId);
  if (!user) throw new AppError('unauthenticated', 'the account is gone');
  const factors = await factorsOf(db, user.id);
  return {
    by: confirmBy({
      hasPassword: user.passwordHash !== null,
      hasAddress: (user.email ?? user.phone) !== null,
    }),
    hasSecondStep: factors.some(({ status, factorType }) => status === 'verified' && factorType === 'totp'),
  };
}

/** Records a confirmation in the session. Its assurance level is unchanged. */
export async function confirmSession(
  auth: AuthKit,
  actor: Actor,
  proof: Proof,
  visitor: Visitor,
): Promise<void> {
  const { by } = await readConfirmation(auth, actor);
  await confirmPerson(auth, actor, proof, visitor);
  const now = auth.clock.now();
  const method = by === 'password' ? 'password' : 'otp';
  await auth.db.transaction(async (tx) => {
    const session = await lockSession(tx, actor.sessionId);
    if (!session || session.endedAt !== null) throw new AppError('unauthenticated', 'the session has ended');
    // A recent sign-in is in `amr` already.
    if (by !== 'sign-in') {
      const confirmed = { method, timestamp: Math.floor(now.getTime() / 1000) };
      const earlier = session.amr.filter((one) => one.method !== method);
      await updateSession(tx, session.id, { amr: [confirmed, ...earlier] });
    }
    await recordAudit(tx, {
      action: 'session-confirmed',
      userId: actor.userId,
      address: visitor.address,
      at: now,
      details: { by },
    });
  });
}
