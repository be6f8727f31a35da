import { randomUUID } from 'node:crypto';
import type { AuthKit } from '../auth-kit.ts';
import type { Caller } from '../sessions/identify-caller.ts';
import { insertChallenge } from './factors.store.ts';
import { findFactor } from './find-factor.ts';

const lifeMs = 5 * 60 * 1000;

/** Asks the factor for a code. */
export async function challengeFactor({ db, clock }: AuthKit, caller: Caller, factorId: string) {
  const factor = await findFactor(db, caller, factorId);
  const now = clock.now();
  const expiresAt = new Date(now.getTime() + lifeMs);
  const id = randomUUID();
  await insertChallenge(db, { id, factorId: factor.id, createdAt: now, expiresAt });
  return { id, type: factor.factorType, expires_at: Math.floor(expiresAt.getTime() / 1000) };
}
