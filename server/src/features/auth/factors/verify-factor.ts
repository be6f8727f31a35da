import { isUuid } from '@plainclaim/domain/shared/uuid';
import type { Tx } from '../../../platform/db/db.ts';
import { recordAudit } from '../audit/record-audit.ts';
import type { AuthKit, Visitor } from '../auth-kit.ts';
import { giveBack, limit } from '../limits/limit.ts';
import { isPhoneCode } from '../phones/phone-factor.ts';
import { type Caller, requireSession, sessionGone } from '../sessions/identify-caller.ts';
import { type SessionBody, sessionBody } from '../sessions/session-body.ts';
import { lockUser } from '../users/users.store.ts';
import { AuthError } from '../wire/auth-error.ts';
import {
  type ChallengeRow,
  countAnswer,
  deleteChallenge,
  deleteUnverified,
  type FactorRow,
  factorsOf,
  markVerified,
  useStep,
} from './factors.store.ts';
import { findFactor } from './find-factor.ts';
import { finishSecondStep } from './finish-second-step.ts';
import { openSecret } from './seal-secret.ts';
import { tellOwner } from './tell-owner.ts';
import { stepOfCode } from './totp.ts';

export type FactorAnswer = {
  readonly factorId: string;
  readonly challengeId: string;
  readonly code: string;
};

const mostAnswers = 5;

/** Takes the second step: a correct code ends the current session and opens one at `aal2`. */
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
  const accept = acceptAnswer(auth, factor, challenge, code);
  if (!accept) {
    const { address } = visitor;
    await recordAudit(auth.db, { action: 'second-step-refused', userId: caller.user.id, address, at: now });
    throw wrongCode(factor);
  }

  const opened = await auth.db.transaction(async (tx) => {
    await lockUser(tx, caller.user.id);
    await requireOwnersYes(tx, caller, factor.id);
    if (!(await accept(tx)) || !(await deleteChallenge(tx, challenge.id))) throw wrongCode(factor);
    await deleteUnverified(tx, caller.user.id, { except: factor.id });
    if (factor.status === 'unverified') await tellOwner(auth, tx, caller.user, 'added');
    const details = { factorId: factor.id };
    const { address } = visitor;
    await recordAudit(tx, { action: 'factor-verified', userId: caller.user.id, address, at: now, details });
    const method = factor.phone === null ? 'totp' : 'mfa/phone';
    const finished = await finishSecondStep(auth, tx, session.id, method, visitor);
    if (!finished) throw sessionGone();
    return finished;
  });
  await giveBack(auth, 'secondStep', caller.user.id);
  return await sessionBody(auth, opened);
}

/**
 * Undefined for a wrong code; for a correct one, a function that spends it, which is false if it was spent
 * before.
 */
function acceptAnswer(
  auth: AuthKit,
  factor: FactorRow,
  challenge: ChallengeRow,
  code: string,
): ((tx: Tx) => Promise<boolean>) | undefined {
  const now = auth.clock.now();
  if (factor.sealedSecret === null) {
    if (!isPhoneCode(auth, challenge, code)) return undefined;
    return async (tx) => {
      await markVerified(tx, factor.id, now);
      return true;
    };
  }
  const secret = openSecret(auth.secrets.totpSecrets, factor.id, factor.sealedSecret);
  const step = stepOfCode(secret, code, now);
  return step === undefined ? undefined : (tx) => useStep(tx, factor.id, step, now);
}

/** Any session may add the first factor; a further one needs a session at `aal2`. */
async function requireOwnersYes(tx: Tx, { user, session }: Caller, factorId: string): Promise<void> {
  const factors = await factorsOf(tx, user.id);
  const isVerified = factors.some(({ id, status }) => id === factorId && status === 'verified');
  const hasOthers = factors.some(({ id, status }) => id !== factorId && status === 'verified');
  if (isVerified || !hasOthers || session?.aal === 'aal2') return;
  throw new AuthError(403, 'insufficient_aal', 'AAL2 required to verify a further factor');
}

const wrongCode = ({ phone }: FactorRow) =>
  new AuthError(
    422,
    'mfa_verification_failed',
    phone === null ? 'Invalid TOTP code entered' : 'Invalid MFA Phone code entered',
  );
