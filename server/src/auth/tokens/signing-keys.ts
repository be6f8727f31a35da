import { type CryptoKey, calculateJwkThumbprint, importJWK, type JWK } from 'jose';
import { z } from 'zod';

type Algorithm = 'RS256' | 'ES256' | 'HS256';

type Key = { readonly alg: Algorithm; readonly key: CryptoKey | Uint8Array };

export type SigningKeys = {
  readonly signing: Key & { readonly kid: string | undefined };
  readonly byKid: ReadonlyMap<string, Key>;
  /** Verifies tokens that name no key: those that an operator's scripts make. */
  readonly sharedSecret: Uint8Array | undefined;
  /** For `/.well-known/jwks.json`: public halves only. */
  readonly published: { readonly keys: readonly JWK[] };
};

const jwkSchema = z.looseObject({
  kty: z.enum(['RSA', 'EC']),
  kid: z.string().optional(),
  crv: z.literal('P-256').optional(),
});

const jwkSetSchema = z.object({ keys: z.array(jwkSchema) });

export type JwkSet = z.input<typeof jwkSetSchema>;

/**
 * The first key with a private half signs; every key verifies. To rotate: add the new key at the end, wait until
 * everyone has fetched it, move it to the front, and take the old one out when its last token has expired.
 */
export async function importKeys(set: JwkSet, sharedSecret?: string): Promise<SigningKeys> {
  const { keys } = jwkSetSchema.parse(set);
  const secret = sharedSecret === undefined ? undefined : new TextEncoder().encode(sharedSecret);
  const imported = await Promise.all(keys.map(importOne));
  refuseSharedNames(imported.map(({ kid }) => kid));
  const signing = imported.find((one) => one.privateKey !== undefined);
  if (!signing && !secret)
    throw new Error('no key to sign tokens with: give a private JWK or a shared secret');
  return {
    signing: signing?.privateKey
      ? { alg: signing.alg, key: signing.privateKey, kid: signing.kid }
      : { alg: 'HS256', key: secret ?? new Uint8Array(), kid: undefined },
    byKid: new Map(imported.map(({ kid, alg, publicKey }) => [kid, { alg, key: publicKey }])),
    sharedSecret: secret,
    published: { keys: imported.map((one) => one.published) },
  };
}

/** Tokens of the one would be checked with the other. */
function refuseSharedNames(kids: readonly string[]): void {
  const double = kids.find((kid, place) => kids.indexOf(kid) !== place);
  if (double !== undefined) throw new Error(`two keys are called ${double}: give each a kid of its own`);
}

async function importOne(jwk: z.output<typeof jwkSchema>) {
  const alg: Algorithm = jwk.kty === 'RSA' ? 'RS256' : 'ES256';
  const kid = jwk.kid ?? (await calculateJwkThumbprint(jwk as JWK));
  // Field by field: the private half must never slip into what is published.
  const { kty, n, e, crv, x, y, d, p, q, dp, dq, qi } = jwk as JWK;
  const publicJwk: JWK = kty === 'RSA' ? { kty, n, e } : { kty, crv, x, y };
  // Nor what the file says about uses: one entry stands for both halves here, which is more than a key may do.
  const privateJwk: JWK = kty === 'RSA' ? { ...publicJwk, d, p, q, dp, dq, qi } : { ...publicJwk, d };
  return {
    kid,
    alg,
    publicKey: await importJWK(publicJwk, alg),
    privateKey: d === undefined ? undefined : await importJWK(privateJwk, alg),
    published: { ...publicJwk, kid, alg, use: 'sig', key_ops: ['verify'] } satisfies JWK,
  };
}
