import { isUuid } from '@plainclaim/domain/shared/uuid';
import type { Tx } from '../../platform/db/db.ts';
import { recordAudit } from '../audit/record-audit.ts';
import type { AuthKit, Visitor } from '../auth-kit.ts';
import { giveBack, limit } from '../limits/limit.ts';
import { type Caller, requireSession, sessionGone } from '../sessions/identify-caller.ts';
import { type SessionBody, sessionBody } from '../sessions/session-body.ts';
import { lockUser } from '../users/users.store.ts';
import { AuthError } from '../wire/auth-error.ts';
import { countAnswer, deleteChallenge, deleteUnverified, factorsOf, useStep } from './factors.store.ts';
import { findFactor } from './find-factor.ts';
import { raiseSession } from './raise-session.ts';
import { openSecret } from './seal-secret.ts';
import { stepOfCode } from './totp.ts';

export type FactorAnswer = {
  readonly factorId: string;
  readonly challengeId: string;
  readonly code: string;
};

const mostAnswers = 5;

/** Takes the second step: the session that answers with a right code is worth more from now on. */
export async function verifyFactor(
  auth: AuthKit,
  caller: Caller,
  { factorId, challengeId, code }: FactorAnswer,
  visitor: Visitor,
): Promise<SessionBody> {
  const session = requireSession(caller);
  const factor = await findFactor(auth.db, caller, factorId);
  await limit(auth, 'secondStep', caller.user.id);
  const now = auth.clock.now();
  const challenge = isUuid(challengeId) ? await countAnswer(auth.db, challengeId, factor.id) : undefined;
  if (!challenge) {
    throw new AuthError(422, 'mfa_factor_not_found', 'MFA factor with the provided challenge ID not found');
  }
  if (challenge.expiresAt <= now || challenge.attempts > mostAnswers) {
    throw new AuthError(422, 'mfa_challenge_expired', 'This challenge has expired. Ask for a new one.');
  }
  if (factor.sealedSecret === null) throw wrongCode();
  const secret = openSecret(auth.secrets.totpSecrets, factor.id, factor.sealedSecret);
  const step = stepOfCode(secret, code, now);
  if (step === undefined) {
    const { address } = visitor;
    await recordAudit(auth.db, { action: 'second-step-refused', userId: caller.user.id, address, at: now });
    throw wrongCode();
  }

  const opened = await auth.db.transaction(async (tx) => {
    await lockUser(tx, caller.user.id);
    await requireOwnersYes(tx, caller, factor.id);
    if (!(await useStep(tx, factor.id, step, now))) throw wrongCode();
    await deleteChallenge(tx, challenge.id);
    await deleteUnverified(tx, caller.user.id, { except: factor.id });
    const details = { factorId: factor.id };
    const { address } = visitor;
    await recordAudit(tx, { action: 'factor-verified', userId: caller.user.id, address, at: now, details });
    const raised = await raiseSession(auth, tx, session.id, 'totp');
    if (!raised) throw sessionGone();
    return raised;
  });
  await giveBack(auth, 'secondStep', caller.user.id);
  return await sessionBody(auth, opened);
}

/** A first app may be anyone's who is signed in; a further one needs a session that has used one before. */
async function requireOwnersYes(tx: Tx, { user, session }: Caller, factorId: string): Promise<void> {
  const factors = await factorsOf(tx, user.id);
  const isVerified = factors.some(({ id, status }) => id === factorId && status === 'verified');
  const hasOthers = factors.some(({ id, status }) => id !== factorId && status === 'verified');
  if (isVerified || !hasOthers || session?.aal === 'aal2') return;
  throw new AuthError(403, 'insufficient_aal', 'AAL2 required to verify a further factor');
}

const wrongCode = () => new AuthError(422, 'mfa_verification_failed', 'Invalid TOTP code entered');
