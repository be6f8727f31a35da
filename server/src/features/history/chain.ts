import { createHash } from 'node:crypto';
import type { Json, JsonObject } from './history.tables.ts';

/** The previous hash of every claim's first event. */
export const genesisHash = '0'.repeat(64);

export type HashedPart = {
  readonly claimId: string;
  readonly sequence: number;
  readonly kind: string;
  readonly actorKind: string;
  readonly actorId: string | null;
  readonly at: Date;
  readonly facts: JsonObject;
  readonly personalDigest: string | null;
  readonly previousHash: string;
};

export function hashEvent(part: HashedPart): string {
  return sha256(
    canonicalJson([
      part.claimId,
      part.sequence,
      part.kind,
      part.actorKind,
      part.actorId,
      part.at.toISOString(),
      part.facts,
      part.personalDigest,
      part.previousHash,
    ]),
  );
}

/** The salt prevents guessing a short name from its digest after the name was erased. */
export const digestPersonal = (data: JsonObject, salt: string): string =>
  sha256(`${salt}\n${canonicalJson(data)}`);

/** Keys are sorted, so that a value hashes the same after a round trip through jsonb. */
export function canonicalJson(value: Json): string {
  if (value === null || typeof value !== 'object') return JSON.stringify(value);
  if (isList(value)) return `[${value.map(canonicalJson).join(',')}]`;
  const entries = Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1));
  return `{${entries.map(([key, one]) => `${JSON.stringify(key)}:${canonicalJson(one)}`).join(',')}}`;
}

const isList = (value: Json): value is readonly Json[] => Array.isArray(value);

const sha256 = (text: string): string => createHash('sha256').update(text).digest('hex');
