import { randomUUID } from 'node:crypto';
import { recordAudit } from '../audit/record-audit.ts';
import type { AuthKit, Visitor } from '../auth-kit.ts';
import { stillNeedsProof } from '../mailbox/still-needs-proof.ts';
import { requirePhoneFactors } from '../phones/phone-factor.ts';
import type { Caller } from '../sessions/identify-caller.ts';
import { requireRecentProof } from '../sessions/require-recent-proof.ts';
import { lockUser } from '../users/users.store.ts';
import { AuthError, invalid } from '../wire/auth-error.ts';
import { readPhone } from '../wire/contact-details.ts';
import { deleteUnverified, factorsOf, insertFactor } from './factors.store.ts';
import { sealSecret } from './seal-secret.ts';
import { newTotpSecret, totpSetup } from './totp.ts';

export type Enrolment = {
  readonly factorType: string;
  readonly friendlyName: string;
  readonly issuer: string;
  readonly phone: string;
};

const mostFactors = 10;
/** After this time an unverified enrolment counts as abandoned. */
const abandonedMs = 5 * 60 * 1000;

/** Starts the enrolment of an authenticator app or a phone. It counts once a code from it is verified. */
export async function enrolFactor(
  auth: AuthKit,
  { user, session }: Caller,
  { factorType, friendlyName, issuer, phone: phoneText }: Enrolment,
  visitor: Visitor,
) {
  if (stillNeedsProof(auth, user))
    throw new AuthError(403, 'mailbox_not_proven', 'Please confirm your email address first.');
  const phone = offeredType(auth, factorType) === 'phone' ? readPhone(phoneText) : null;
  const now = auth.clock.now();
  const id = randomUUID();
  const secret = newTotpSecret();
  await auth.db.transaction(async (tx) => {
    await lockUser(tx, user.id);
    await deleteUnverified(tx, user.id, { before: new Date(now.getTime() - abandonedMs) });
    const factors = await factorsOf(tx, user.id);
    if (factors.some(({ status }) => status === 'verified') && session?.aal !== 'aal2') {
      throw new AuthError(403, 'insufficient_aal', 'AAL2 required to enroll a new factor');
    }
    await requireRecentProof(auth, { user, session });
    if (factors.length >= mostFactors) {
      throw new AuthError(
        422,
        'too_many_enrolled_mfa_factors',
        'Maximum number of verified factors reached, unenroll to continue',
      );
    }
    const factor = await insertFactor(tx, {
      id,
      userId: user.id,
      factorType: phone === null ? 'totp' : 'phone',
      friendlyName,
      status: 'unverified',
      sealedSecret: phone === null ? sealSecret(auth.secrets.totpSecrets, id, secret) : null,
      phone,
      createdAt: now,
      updatedAt: now,
    });
    if (!factor) {
      throw new AuthError(
        422,
        'mfa_factor_name_conflict',
        `A factor with the friendly name "${friendlyName}" for this user already exists`,
      );
    }
    await recordAudit(tx, {
      action: 'factor-enrolled',
      userId: user.id,
      address: visitor.address,
      at: now,
      details: { factorId: id },
    });
  });
  if (phone !== null) return { id, type: 'phone', friendly_name: friendlyName, phone };
  const label = user.email ?? user.phone ?? user.id;
  const setup = totpSetup(secret, issuer === '' ? auth.settings.totpIssuer : issuer, label);
  return { id, type: 'totp', friendly_name: friendlyName, totp: { ...setup, secret } };
}

function offeredType(auth: AuthKit, factorType: string): 'totp' | 'phone' {
  if (factorType === 'totp') return factorType;
  if (factorType === 'phone') {
    requirePhoneFactors(auth);
    return factorType;
  }
  if (factorType === 'webauthn') {
    throw new AuthError(422, 'mfa_webauthn_enroll_not_enabled', 'MFA enroll is disabled for WebAuthn');
  }
  throw invalid('factor_type needs to be totp, phone, or webauthn');
}
