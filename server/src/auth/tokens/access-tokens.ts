import { randomUUID } from 'node:crypto';
import { type JWTHeaderParameters, type JWTPayload, jwtVerify, SignJWT } from 'jose';
import type { Clock } from '../../platform/clock/clock.ts';
import type { Metadata } from '../metadata.ts';
import { AuthError } from '../wire/auth-error.ts';
import { sha256 } from './auth-secrets.ts';
import type { SigningKeys } from './signing-keys.ts';

/** What an access token says about its bearer. */
export type AccessClaims = {
  readonly sub: string;
  readonly email: string;
  readonly phone: string;
  readonly app_metadata: Metadata;
  readonly user_metadata: Metadata;
  readonly aal: 'aal1' | 'aal2';
  readonly amr: readonly { readonly method: string; readonly timestamp: number }[];
  readonly session_id: string;
  readonly is_anonymous: boolean;
};

export type AccessTokens = {
  sign(claims: AccessClaims, lifeSeconds: number): Promise<{ token: string; expiresAt: number }>;
  /** The claims of a token that we signed and that has not expired; anything else throws. */
  verify(token: string): Promise<JWTPayload>;
};

const mostRemembered = 10_000;
const audience = 'authenticated';

export function createAccessTokens(keys: SigningKeys, issuer: string, clock: Clock): AccessTokens {
  // Verified tokens by their hash, oldest first. A token is immutable, so what was true of it stays true.
  const verified = new Map<string, JWTPayload>();
  const nowSeconds = () => Math.floor(clock.now().getTime() / 1000);

  return {
    sign: async (claims, lifeSeconds) => {
      const issuedAt = nowSeconds();
      const { alg, kid, key } = keys.signing;
      // The jti makes two tokens of one second differ.
      const token = await new SignJWT({ ...claims, role: 'authenticated', jti: randomUUID() })
        .setProtectedHeader({ alg, typ: 'JWT', ...(kid && { kid }) })
        .setIssuer(issuer)
        .setAudience(audience)
        .setIssuedAt(issuedAt)
        .setExpirationTime(issuedAt + lifeSeconds)
        .sign(key);
      return { token, expiresAt: issuedAt + lifeSeconds };
    },

    verify: async (token) => {
      const hash = sha256(token);
      const known = verified.get(hash);
      if (known) {
        if (known.exp === undefined || known.exp > nowSeconds()) return known;
        verified.delete(hash);
      }
      const claims = await verifyAfresh(keys, token, clock.now());
      verified.set(hash, claims);
      if (verified.size > mostRemembered) verified.delete(verified.keys().next().value ?? '');
      return claims;
    },
  };
}

async function verifyAfresh(keys: SigningKeys, token: string, now: Date): Promise<JWTPayload> {
  try {
    const { payload } = await jwtVerify(token, (header) => keyFor(keys, header), {
      currentDate: now,
      algorithms: ['RS256', 'ES256', 'HS256'],
    });
    // An operator's own tokens name no audience. One made for another service with the same secret does.
    if (payload.aud !== undefined && ![payload.aud].flat().includes(audience))
      throw new Error('made for another audience');
    return payload;
  } catch (error) {
    const reason = (error as { code?: string }).code === 'ERR_JWT_EXPIRED' ? 'token is expired' : 'not valid';
    throw new AuthError(403, 'bad_jwt', `invalid JWT: unable to parse or verify signature, ${reason}`);
  }
}

/** The key that the token names, and only with that key's own algorithm; the shared secret for one that names none. */
function keyFor(keys: SigningKeys, { kid, alg }: JWTHeaderParameters) {
  const named = kid === undefined ? undefined : keys.byKid.get(kid);
  if (named && named.alg === alg) return named.key;
  if (!named && alg === 'HS256' && keys.sharedSecret) return keys.sharedSecret;
  throw new Error('no key for this token');
}
