import { randomUUID } from 'node:crypto';
import { SignJWT } from 'jose';
import type { AuthKit } from '../auth-kit.ts';

const daySeconds = 24 * 3600;

/**
 * A service key for an operator's programs. It opens every account: for servers only, never for a browser.
 */
export async function makeServiceKey(
  { keys, clock, settings }: Pick<AuthKit, 'keys' | 'clock' | 'settings'>,
  days: number,
): Promise<string> {
  const { alg, kid, key } = keys.signing;
  const issuedAt = Math.floor(clock.now().getTime() / 1000);
  return await new SignJWT({ role: 'service_role', jti: randomUUID() })
    .setProtectedHeader({ alg, typ: 'JWT', ...(kid && { kid }) })
    .setIssuer(settings.apiUrl)
    .setIssuedAt(issuedAt)
    .setExpirationTime(issuedAt + days * daySeconds)
    .sign(key);
}
