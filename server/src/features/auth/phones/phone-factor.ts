import { randomInt } from 'node:crypto';
import type { AuthKit } from '../auth-kit.ts';
import type { ChallengeRow, FactorRow } from '../factors/factors.store.ts';
import { limitTexts } from '../limits/limit.ts';
import { isSame, mac } from '../tokens/auth-secrets.ts';
import { AuthError } from '../wire/auth-error.ts';
import { deliverDigits } from './text-code.ts';

/** Phone factors need a configured SMS provider. */
export function requirePhoneFactors({ settings, sms }: AuthKit): void {
  if (settings.phoneEnabled && sms) return;
  throw new AuthError(422, 'mfa_phone_enroll_not_enabled', 'MFA enroll is disabled for Phone');
}

export type PhoneCode = { readonly digits: string; readonly codeMac: string };

/** Bound to its challenge: the digits are invalid for any other. */
export function makePhoneCode({ secrets }: AuthKit, challengeId: string): PhoneCode {
  const digits = String(randomInt(1_000_000)).padStart(6, '0');
  return { digits, codeMac: mac(secrets.codes, challengeId, digits) };
}

export const isPhoneCode = ({ secrets }: AuthKit, { id, codeMac }: ChallengeRow, code: string): boolean =>
  codeMac !== null && isSame(codeMac, mac(secrets.codes, id, code.replace(/\s/g, '')));

export const limitPhoneFactor = (auth: AuthKit, { phone }: FactorRow, address: string): Promise<void> =>
  limitTexts(auth, phone ?? '', address);

export const textPhoneCode = (auth: AuthKit, { phone }: FactorRow, { digits }: PhoneCode): Promise<string> =>
  deliverDigits(auth, 'auth-second-step', phone ?? '', digits);
