import { randomUUID } from 'node:crypto';
import { type JWTHeaderParameters, type JWTPayload, jwtVerify, SignJWT } from 'jose';
import type { Clock } from '../../../platform/clock/clock.ts';
import type { Metadata } from '../metadata.ts';
import { AuthError } from '../wire/auth-error.ts';
import { sha256 } from './auth-secrets.ts';
import type { SigningKeys } from './signing-keys.ts';

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
  /** The claims of a valid, unexpired token; throws for any other. */
  verify(token: string): Promise<JWTPayload>;
};

const mostRemembered = 10_000;
const audience = 'authenticated';

export function createAccessTokens(keys: SigningKeys, issuer: string, clock: Clock): AccessTokens {
  // Cache of verified tokens by hash, oldest first. Tokens are immutable: only the expiry is checked again.
  const verified = new Map<string, JWTPayload>();
  const nowSeconds = () => Math.floor(clock.now().getTime() / 1000);

  return {
    sign: async (claims, lifeSeconds) => {
      const issuedAt = nowSeconds();
      const { alg, kid, key } = keys.signing;
      // The jti makes tokens of the same second unique.
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
    // An operator's own tokens have no audience; tokens for another service with the same secret have one.
    if (payload.aud !== undefined && ![payload.aud].flat().includes(audience))
      throw new Error('made for another audience');
    return payload;
  } catch (error) {
    const reason = (error as { code?: string }).code === 'ERR_JWT_EXPIRED' ? 'token is expired' : 'not valid';
    throw new AuthError(403, 'bad_jwt', `invalid JWT: unable to parse or verify signature, ${reason}`);
  }
}

/** The key named by `kid`, only with its own algorithm; without such a key, the shared secret for HS256. */
function keyFor(keys: SigningKeys, { kid, alg }: JWTHeaderParameters) {
  const named = kid === undefined ? undefined : keys.byKid.get(kid);
  if (named && named.alg === alg) return named.key;
  if (!named && alg === 'HS256' && keys.sharedSecret) return keys.sharedSecret;
  throw new Error('no key for this token');
}
