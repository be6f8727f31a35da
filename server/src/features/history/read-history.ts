import type { SeenAt } from '@plainclaim/domain/shared/mail-acts';
import type { Executor } from '../../platform/db/db.ts';
import { eventsOfClaim } from './history.store.ts';
import type { JsonObject } from './history.tables.ts';

export type PastEvent = {
  readonly kind: string;
  readonly actorKind: string;
  readonly actorId: string | null;
  readonly at: Date;
  readonly facts: JsonObject;
  /** Null once erased. */
  readonly personal: JsonObject | null;
};

/** What happened to a claim, oldest first; for a party, as far as they are shown it. */
export async function readHistory(
  executor: Executor,
  claimId: string,
  seenAt: SeenAt = null,
): Promise<PastEvent[]> {
  const rows = await eventsOfClaim(executor, claimId, { seenAt });
  return rows.map(({ event, personal }) => ({
    kind: event.kind,
    actorKind: event.actorKind,
    actorId: event.actorId,
    at: event.at,
    facts: event.facts,
    personal,
  }));
}
