import { type SQL, sql } from 'drizzle-orm';
import { emails } from '../../platform/mail/mail.tables.ts';
import { historyEvents, type JsonObject } from './history.tables.ts';

/**
 * Marks the event of an act that an admin can still undo, with the dedupe key of the act's mail. Parties are not shown
 * the event while that mail is held.
 */
export const heldAct = (mailKey: string) => ({ held_act: mailKey });

/**
 * Marks the event that undoes such an act. Parties are never shown the undone event, and are shown this one only if it
 * is a held act itself, such as an offer that replaces a mistyped one.
 */
export const takesBack = (mailKey: string) => ({ takes_back: mailKey });

type Undoable = { readonly facts: JsonObject };

/** The events that stand, oldest first: none that a later one undid, and none that did nothing but undo. */
export function standingEvents<Event extends Undoable>(events: readonly Event[]): readonly Event[] {
  const undone = new Set<unknown>();
  return events
    .toReversed()
    .filter(({ facts: { held_act: key, takes_back: other } }) => {
      const stands = key === undefined ? other === undefined : !undone.has(key);
      if (other !== undefined) undone.add(other);
      return stands;
    })
    .toReversed();
}

/** True for an event that no later event of its claim undoes. */
const isNotTakenBack: SQL = sql`not exists (
  select 1 from ${historyEvents} as later
  where later.claim_id = ${historyEvents.claimId} and later.sequence > ${historyEvents.sequence}
    and later.facts ->> 'takes_back' = ${historyEvents.facts} ->> 'held_act'
)`;

/** `standingEvents` in SQL. */
export const stands: SQL = sql`(
  (${historyEvents.facts} ->> 'takes_back' is null or ${historyEvents.facts} ->> 'held_act' is not null)
  and ${isNotTakenBack}
)`;

/** True for an event that the claim's parties may read at this moment. */
export const isShownAt = (now: Date | SQL): SQL => sql`(
  ${stands}
  and not exists (
    select 1 from ${emails}
    where ${emails.dedupeKey} = ${historyEvents.facts} ->> 'held_act'
      and ${emails.heldUntil} > ${now instanceof Date ? sql`${now.toISOString()}::timestamptz` : now}
  )
)`;
