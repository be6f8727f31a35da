import { type SQL, sql } from 'drizzle-orm';
import { emails } from '../../platform/mail/mail.tables.ts';
import { historyEvents } from './history.tables.ts';

/**
 * A fact of an event whose act an admin can still take back, named by the dedupe key of its mail. Parties are not shown
 * the event while that mail is held.
 */
export const heldAct = (mailKey: string) => ({ held_act: mailKey });

/** A fact of the event that takes such an act back: parties are never shown either of the two. */
export const takesBack = (mailKey: string) => ({ takes_back: mailKey });

/** No later event of the claim takes it back. */
export const isNotTakenBack: SQL = sql`not exists (
  select 1 from ${historyEvents} as later
  where later.claim_id = ${historyEvents.claimId} and later.sequence > ${historyEvents.sequence}
    and later.facts ->> 'takes_back' = ${historyEvents.facts} ->> 'held_act'
)`;

/** What a party may read of the history at this moment. */
export const isShownAt = (now: Date): SQL => sql`(
  (${historyEvents.facts} ->> 'takes_back' is null or ${historyEvents.facts} ->> 'held_act' is not null)
  and not exists (
    select 1 from ${emails}
    where ${emails.dedupeKey} = ${historyEvents.facts} ->> 'held_act'
      and ${emails.heldUntil} > ${now.toISOString()}::timestamptz
  )
  and ${isNotTakenBack}
)`;
