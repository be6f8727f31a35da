import { createHash, createHmac } from 'node:crypto';
import { canonicalJson } from '../chain.ts';
import type { trailSeals } from './seals.tables.ts';
import type { TrailRow } from './trail.ts';

export type Seal = typeof trailSeals.$inferSelect;

export type SealKey = { readonly name: string; readonly key: Buffer };

/** The previous seal of every trail's first seal. */
export const noSeal = '0'.repeat(64);

/** A key derived for seals only, so that a seal reveals nothing about other uses of the secret. */
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

/** The form in the log and in backups, which operators pass to verify-history: `history/12/3fa9…`. */
export const writeSeal = ({ trail, number, seal }: Pick<Seal, 'trail' | 'number' | 'seal'>): string =>
  `${trail}/${number}/${seal}`;

export function readSeal(text: string): Pick<Seal, 'trail' | 'number' | 'seal'> | null {
  const [, trail, number, seal] = /^([a-z-]+)\/(\d+)\/([0-9a-f]{64})$/.exec(text) ?? [];
  return trail && seal ? { trail, number: Number(number), seal } : null;
}
