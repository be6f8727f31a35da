import { randomBytes } from 'node:crypto';
import type { Tx } from '../platform/db/db.ts';
import { digestPersonal, genesisHash, hashEvent } from './chain.ts';
import { insertEvents, lastEvent, lockClaimHistory, type NewEvent } from './history.store.ts';
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
  await insertEvents(tx, chained([event], await lastEvent(tx, event.claimId)));
}

/**
 * Writes the first events of a claim that begins with this transaction: nobody else can write of it before, and should there
 * be an event all the same, the database refuses a second one with its number.
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
