import { Secret, TOTP } from 'otpauth';
import { renderSVG } from 'uqr';

const periodSeconds = 30;

export const newTotpSecret = (): string => new Secret({ size: 20 }).base32;

const totpOf = (secret: string, more: { readonly issuer?: string; readonly label?: string } = {}) =>
  new TOTP({
    ...more,
    algorithm: 'SHA1',
    digits: 6,
    period: periodSeconds,
    secret: Secret.fromBase32(secret),
  });

/** The enrolment URI for an authenticator app, and its QR code. */
export function totpSetup(secret: string, issuer: string, label: string) {
  const uri = totpOf(secret, { issuer, label }).toString();
  // Named colours, because the client puts the SVG into a data URL, where a # starts the fragment.
  return { uri, qr_code: renderSVG(uri, { ecc: 'M', whiteColor: 'white', blackColor: 'black' }) };
}

/**
 * The time step of a code; undefined when it is wrong. One step either way is accepted, for slow typing and
 * clock skew.
 */
export function stepOfCode(secret: string, code: string, now: Date): number | undefined {
  if (!/^\d{6}$/.test(code)) return undefined;
  const delta = totpOf(secret).validate({ token: code, timestamp: now.getTime(), window: 1 });
  return delta === null ? undefined : Math.floor(now.getTime() / 1000 / periodSeconds) + delta;
}
