import { randomUUID } from 'node:crypto';
import type { AuthKit, Visitor } from '../auth-kit.ts';
import { limitPhoneFactor, makePhoneCode, textPhoneCode } from '../phones/phone-factor.ts';
import { requireSms } from '../phones/text-code.ts';
import type { Caller } from '../sessions/identify-caller.ts';
import { insertChallenge } from './factors.store.ts';
import { findFactor } from './find-factor.ts';

const lifeMs = 5 * 60 * 1000;
/** Longer than for an app, because a text message takes time to arrive. */
const phoneLifeMs = 10 * 60 * 1000;

/** Starts a challenge. Texts a code to a phone; an app generates its own. */
export async function challengeFactor(auth: AuthKit, caller: Caller, factorId: string, visitor: Visitor) {
  const { db, clock } = auth;
  const factor = await findFactor(db, caller, factorId);
  const isPhone = factor.factorType === 'phone';
  const now = clock.now();
  const expiresAt = new Date(now.getTime() + (isPhone ? phoneLifeMs : lifeMs));
  const id = randomUUID();
  if (isPhone) {
    requireSms(auth);
    await limitPhoneFactor(auth, factor, visitor.address);
  }
  const code = isPhone ? makePhoneCode(auth, id) : undefined;
  await insertChallenge(db, {
    id,
    factorId: factor.id,
    codeMac: code?.codeMac ?? null,
    createdAt: now,
    expiresAt,
  });
  if (code) await textPhoneCode(auth, factor, code);
  return { id, type: factor.factorType, expires_at: Math.floor(expiresAt.getTime() / 1000) };
}
