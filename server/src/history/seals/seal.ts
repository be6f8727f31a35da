import { createHash, createHmac } from 'node:crypto';
import { canonicalJson } from '../chain.ts';
import type { trailSeals } from './seals.tables.ts';
import type { TrailRow } from './trail.ts';

export type Seal = typeof trailSeals.$inferSelect;

export type SealKey = { readonly name: string; readonly key: Buffer };

/** Before the first seal of every trail. */
export const noSeal = '0'.repeat(64);

/** A key of its own, so that a seal says nothing about what else the secret protects. */
export function sealKeyFrom(secretKey: string): SealKey {
  const key = createHmac('sha256', secretKey).update('plainclaim trail seals').digest();
  return { key, name: createHash('sha256').update(key).digest('hex').slice(0, 8) };
}

export const digestRows = (rows: readonly TrailRow[], { key }: SealKey): string =>
  createHmac('sha256', key)
    .update(rows.map(({ id, digest }) => `${id} ${digest}\n`).join(''))
    .digest('hex');

export const sealOf = (parts: Omit<Seal, 'seal' | 'keyName'>, { key }: SealKey): string =>
  createHmac('sha256', key)
    .update(
      canonicalJson([
        parts.trail,
        parts.number,
        parts.above,
        parts.upTo,
        parts.rows,
        parts.oldest.toISOString(),
        parts.sealedAt.toISOString(),
        parts.digest,
        parts.previous,
      ]),
    )
    .digest('hex');

/** As the log and a backup note it, and as the operator hands it back: `history/12/3fa9…`. */
export const writeSeal = ({ trail, number, seal }: Pick<Seal, 'trail' | 'number' | 'seal'>): string =>
  `${trail}/${number}/${seal}`;

export function readSeal(text: string): Pick<Seal, 'trail' | 'number' | 'seal'> | null {
  const [, trail, number, seal] = /^([a-z-]+)\/(\d+)\/([0-9a-f]{64})$/.exec(text) ?? [];
  return trail && seal ? { trail, number: Number(number), seal } : null;
}
