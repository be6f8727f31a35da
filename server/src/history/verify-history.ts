import type { Executor } from '../platform/db/db.ts';
import { digestPersonal, genesisHash, hashEvent } from './chain.ts';
import { eventsOfClaim } from './history.store.ts';

export type HistoryVerdict =
  | { readonly whole: true; readonly events: number }
  | { readonly whole: false; readonly brokenAt: number; readonly reason: string };

/** Walks the chain of one claim from its first event and names the first one that does not fit. */
export async function verifyHistory(executor: Executor, claimId: string): Promise<HistoryVerdict> {
  let previousHash = genesisHash;
  let sequence = 0;
  while (true) {
    const page = await eventsOfClaim(executor, claimId, sequence);
    for (const { event, personal, salt } of page) {
      const broken = (reason: string): HistoryVerdict => ({ whole: false, brokenAt: event.sequence, reason });
      if (event.sequence !== sequence + 1) return broken('an event is missing before this one');
      if (event.previousHash !== previousHash) return broken('it does not follow the event before it');
      if (hashEvent(event) !== event.hash) return broken('its content was changed');
      if (personal && salt && digestPersonal(personal, salt) !== event.personalDigest) {
        return broken('its personal part was changed');
      }
      previousHash = event.hash;
      sequence = event.sequence;
    }
    if (page.length === 0) return { whole: true, events: sequence };
  }
}
