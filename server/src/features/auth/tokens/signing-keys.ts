import { type CryptoKey, calculateJwkThumbprint, importJWK, type JWK } from 'jose';
import { z } from 'zod';

type Algorithm = 'RS256' | 'ES256' | 'HS256';

type Key = { readonly alg: Algorithm; readonly key: CryptoKey | Uint8Array };

export type SigningKeys = {
  readonly signing: Key & { readonly kid: string | undefined };
  readonly byKid: ReadonlyMap<string, Key>;
  /** Verifies tokens without a `kid`, such as those made by an operator's scripts. */
  readonly sharedSecret: Uint8Array | undefined;
  /** Public keys for `/.well-known/jwks.json`. */
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
 * The first private key signs; every key verifies. To rotate: append the new key, wait until every client has
 * fetched it, move it to the front, and remove the old key when its last token has expired.
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

/** With two keys of one name, a token would be verified with the wrong one. */
function refuseSharedNames(kids: readonly string[]): void {
  const double = kids.find((kid, place) => kids.indexOf(kid) !== place);
  if (double !== undefined) throw new Error(`two keys are called ${double}: give each a kid of its own`);
}

async function importOne(jwk: z.output<typeof jwkSchema>) {
  const alg: Algorithm = jwk.kty === 'RSA' ? 'RS256' : 'ES256';
  const kid = jwk.kid ?? (await calculateJwkThumbprint(jwk as JWK));
  // Field by field, so that private fields can never be published.
  const { kty, n, e, crv, x, y, d, p, q, dp, dq, qi } = jwk as JWK;
  const publicJwk: JWK = kty === 'RSA' ? { kty, n, e } : { kty, crv, x, y };
  // `use` and `key_ops` are dropped: one entry describes both halves, and no one key may do the work of both.
  const privateJwk: JWK = kty === 'RSA' ? { ...publicJwk, d, p, q, dp, dq, qi } : { ...publicJwk, d };
  return {
    kid,
    alg,
    publicKey: await importJWK(publicJwk, alg),
    privateKey: d === undefined ? undefined : await importJWK(privateJwk, alg),
    published: { ...publicJwk, kid, alg, use: 'sig', key_ops: ['verify'] } satisfies JWK,
  };
}
