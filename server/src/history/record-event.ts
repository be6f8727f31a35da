import { randomBytes } from 'node:crypto';
import type { Tx } from '../platform/db/db.ts';
import { digestPersonal, genesisHash, hashEvent } from './chain.ts';
import { insertEvent, insertPersonal, lastEvent, lockClaimHistory } from './history.store.ts';
import type { JsonObject } from './history.tables.ts';

export type EventActor = {
  readonly kind: 'plaintiff' | 'defendant' | 'solicitor' | 'admin' | 'tester' | 'system';
  readonly id: string | null;
};

export type ClaimEvent = {
  readonly claimId: string;
  /** What happened, as a stable name: `claim.submitted`. */
  readonly kind: string;
  readonly actor: EventActor;
  readonly at: Date;
  /** Facts without a person in them: amounts, statuses, dates, ids. */
  readonly facts?: JsonObject;
  /** Whatever names or describes a person: can be erased later. */
  readonly personal?: JsonObject;
};

/** Writes one event into the transaction of the act it describes. */
export async function recordEvent(tx: Tx, event: ClaimEvent): Promise<void> {
  await lockClaimHistory(tx, event.claimId);
  const last = await lastEvent(tx, event.claimId);
  const salt = event.personal ? randomBytes(16).toString('hex') : null;
  const part = {
    claimId: event.claimId,
    sequence: (last?.sequence ?? 0) + 1,
    kind: event.kind,
    actorKind: event.actor.kind,
    actorId: event.actor.id,
    at: event.at,
    facts: event.facts ?? {},
    personalDigest: event.personal && salt ? digestPersonal(event.personal, salt) : null,
    previousHash: last?.hash ?? genesisHash,
  };
  const id = await insertEvent(tx, { ...part, hash: hashEvent(part) });
  if (event.personal && salt) await insertPersonal(tx, id, event.personal, salt);
}
