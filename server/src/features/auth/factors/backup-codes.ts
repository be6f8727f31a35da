import { randomInt, randomUUID } from 'node:crypto';
import type { Actor } from '@plainclaim/domain/accounts/actor';
import { AppError } from '@plainclaim/domain/shared/errors';
import { recordAudit } from '../audit/record-audit.ts';
import type { AuthKit, Visitor } from '../auth-kit.ts';
import { giveBack, limit } from '../limits/limit.ts';
import { type SessionBody, sessionBody } from '../sessions/session-body.ts';
import { mac } from '../tokens/auth-secrets.ts';
import { countBackupCodes, factorsOf, replaceBackupCodes, useBackupCode } from './factors.store.ts';
import { finishSecondStep } from './finish-second-step.ts';
import { tellOwner } from './tell-owner.ts';

const howMany = 10;
/** No characters that look alike on paper. Ten of these 31 have 49 bits of entropy. */
const alphabet = 'abcdefghjkmnpqrstuvwxyz23456789';

export const countUnusedBackupCodes = ({ db }: AuthKit, userId: string): Promise<number> =>
  countBackupCodes(db, userId);

/** Creates ten codes, returned only here; older ones stop working. */
export async function makeBackupCodes(
  auth: AuthKit,
  { userId, aal, email }: Actor,
  visitor: Visitor,
): Promise<string[]> {
  const factors = await factorsOf(auth.db, userId);
  if (!factors.some(({ status }) => status === 'verified')) {
    throw new AppError('conflict', 'backup codes without a second step', {
      userMessage: 'Set up an authenticator app first.',
    });
  }
  if (aal !== 'aal2') {
    throw new AppError('forbidden', 'backup codes asked for without the second step', {
      userMessage: 'Confirm with your authenticator app first.',
    });
  }
  const now = auth.clock.now();
  const codes = Array.from({ length: howMany }, makeCode);
  await auth.db.transaction(async (tx) => {
    const rows = codes.map((code) => ({
      id: randomUUID(),
      userId,
      codeMac: macOfBackupCode(auth, userId, code),
      createdAt: now,
    }));
    await replaceBackupCodes(tx, userId, rows);
    const { address } = visitor;
    await recordAudit(tx, { action: 'backup-codes-made', userId, address, at: now });
    await tellOwner(auth, tx, { email: email === '' ? null : email }, 'backup-codes');
  });
  return codes;
}

/** Takes the second step with a backup code, which works once. */
export async function verifyBackupCode(
  auth: AuthKit,
  { userId, sessionId }: Actor,
  code: string,
  visitor: Visitor,
): Promise<SessionBody> {
  await limit(auth, 'secondStep', userId);
  const now = auth.clock.now();
  const { address } = visitor;
  const opened = await auth.db.transaction(async (tx) => {
    if (!(await useBackupCode(tx, userId, macOfBackupCode(auth, userId, code), now))) return undefined;
    await recordAudit(tx, { action: 'backup-code-used', userId, address, at: now });
    const finished = await finishSecondStep(auth, tx, sessionId, 'backup_code', visitor);
    if (!finished) throw new AppError('unauthenticated', 'the session ended meanwhile');
    return finished;
  });
  if (!opened) {
    await recordAudit(auth.db, { action: 'second-step-refused', userId, address, at: now });
    throw new AppError('validation_failed', 'wrong backup code', {
      fields: [{ field: 'code', message: 'That code is not right, or was used before.' }],
    });
  }
  await giveBack(auth, 'secondStep', userId);
  return await sessionBody(auth, opened);
}

function makeCode(): string {
  const letters = Array.from({ length: 10 }, () => alphabet[randomInt(alphabet.length)]).join('');
  return `${letters.slice(0, 5)}-${letters.slice(5)}`;
}

/** Ignores dashes and case, because users type codes either way. */
export const macOfBackupCode = (
  { secrets }: Pick<AuthKit, 'secrets'>,
  userId: string,
  code: string,
): string => mac(secrets.backupCodes, userId, code.toLowerCase().replace(/[^a-z0-9]/g, ''));
