import type { Executor } from '../../platform/db/db.ts';
import { digestPersonal, genesisHash, hashEvent } from './chain.ts';
import { type EventWithPerson, eventsAfter, eventsOfClaim } from './history.store.ts';

export type HistoryVerdict =
  | { readonly whole: true; readonly events: number }
  | { readonly whole: false; readonly brokenAt: number; readonly reason: string };

type Link = { readonly sequence: number; readonly hash: string };

const beforeTheFirst: Link = { sequence: 0, hash: genesisHash };

/** Walks a claim's chain from its first event; names the first event that does not verify. */
export async function verifyHistory(executor: Executor, claimId: string): Promise<HistoryVerdict> {
  let last = beforeTheFirst;
  while (true) {
    const page = await eventsOfClaim(executor, claimId, { afterSequence: last.sequence });
    for (const one of page) {
      const reason = whatIsWrong(one, last);
      if (reason) return { whole: false, brokenAt: one.event.sequence, reason };
      last = one.event;
    }
    if (page.length === 0) return { whole: true, events: last.sequence };
  }
}

export type ChainsVerdict = {
  readonly claims: number;
  readonly events: number;
  readonly problems: readonly string[];
};

/** Walks every chain in pages; names the first event of each claim that does not verify. */
export async function verifyChains(executor: Executor): Promise<ChainsVerdict> {
  const problems: string[] = [];
  let claims = 0;
  let events = 0;
  let claimId: string | undefined;
  let last = beforeTheFirst;
  let isBroken = false;
  for await (const one of everyEvent(executor)) {
    if (one.event.claimId !== claimId) {
      claimId = one.event.claimId;
      last = beforeTheFirst;
      isBroken = false;
      claims += 1;
    }
    events += 1;
    const reason = isBroken ? null : whatIsWrong(one, last);
    if (reason) {
      isBroken = true;
      problems.push(`claim ${claimId}, event ${one.event.sequence}: ${reason}`);
    }
    last = one.event;
  }
  return { claims, events, problems };
}

async function* everyEvent(executor: Executor): AsyncIterable<EventWithPerson> {
  let after: { readonly claimId: string; readonly sequence: number } | undefined;
  while (true) {
    const page = await eventsAfter(executor, after);
    yield* page;
    after = page.at(-1)?.event;
    if (!after) return;
  }
}

function whatIsWrong({ event, personal, salt }: EventWithPerson, last: Link): string | null {
  if (event.sequence !== last.sequence + 1) return 'an event is missing before this one';
  if (event.previousHash !== last.hash) return 'it does not follow the event before it';
  if (hashEvent(event) !== event.hash) return 'its content was changed';
  if (personal && salt && digestPersonal(personal, salt) !== event.personalDigest)
    return 'its personal part was changed';
  return null;
}
