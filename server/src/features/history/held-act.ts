import { type SQL, sql } from 'drizzle-orm';
import { emails } from '../../platform/mail/mail.tables.ts';
import { historyEvents } from './history.tables.ts';

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

/** True for an event that no later event of its claim undoes. */
export const isNotTakenBack: SQL = sql`not exists (
  select 1 from ${historyEvents} as later
  where later.claim_id = ${historyEvents.claimId} and later.sequence > ${historyEvents.sequence}
    and later.facts ->> 'takes_back' = ${historyEvents.facts} ->> 'held_act'
)`;

/** True for an event that the claim's parties may read at this moment. */
export const isShownAt = (now: Date): SQL => sql`(
  (${historyEvents.facts} ->> 'takes_back' is null or ${historyEvents.facts} ->> 'held_act' is not null)
  and not exists (
    select 1 from ${emails}
    where ${emails.dedupeKey} = ${historyEvents.facts} ->> 'held_act'
      and ${emails.heldUntil} > ${now.toISOString()}::timestamptz
  )
  and ${isNotTakenBack}
)`;
