import { randomBytes } from 'node:crypto';
import type { Tx } from '../../platform/db/db.ts';
import { digestPersonal, genesisHash, hashEvent } from './chain.ts';
import { insertEvents, lastEvent, lockClaimHistory, type NewEvent } from './history.store.ts';
import type { JsonObject } from './history.tables.ts';

export type EventActor = {
  readonly kind: 'plaintiff' | 'defendant' | 'solicitor' | 'admin' | 'tester' | 'system';
  readonly id: string | null;
};

export type ClaimEvent = {
  readonly claimId: string;
  /** A stable name such as `claim.submitted`. */
  readonly kind: string;
  readonly actor: EventActor;
  readonly at: Date;
  /** Facts without a person in them: amounts, statuses, dates, ids. */
  readonly facts?: JsonObject;
  /** Everything that names or describes a person: erasable later. */
  readonly personal?: JsonObject;
};

/** Records an event in the transaction of the act it describes. */
export async function recordEvent(tx: Tx, event: ClaimEvent): Promise<void> {
  await lockClaimHistory(tx, event.claimId);
  await insertEvents(tx, chained([event], await lastEvent(tx, event.claimId)));
}

/**
 * Records the first events of a claim created in this transaction. No lock is needed, as no other transaction
 * sees the claim yet; a unique constraint would refuse a second event with the same number.
 */
export async function recordFirstEvents(tx: Tx, events: readonly ClaimEvent[]): Promise<void> {
  await insertEvents(tx, chained(events, undefined));
}

function chained(events: readonly ClaimEvent[], last: Link | undefined): NewEvent[] {
  let before = last ?? { sequence: 0, hash: genesisHash };
  return events.map((event) => {
    const salt = randomBytes(16).toString('hex');
    const part = {
      claimId: event.claimId,
      sequence: before.sequence + 1,
      kind: event.kind,
      actorKind: event.actor.kind,
      actorId: event.actor.id,
      at: event.at,
      facts: event.facts ?? {},
      personalDigest: event.personal ? digestPersonal(event.personal, salt) : null,
      previousHash: before.hash,
    };
    const row = { ...part, hash: hashEvent(part) };
    before = row;
    return { ...row, personal: event.personal ? { data: event.personal, salt } : null };
  });
}

type Link = { readonly sequence: number; readonly hash: string };
