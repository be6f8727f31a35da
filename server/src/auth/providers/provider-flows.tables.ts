import { sql } from 'drizzle-orm';
import { check, index, pgTable, text, timestamp, unique, uuid } from 'drizzle-orm/pg-core';
import { authSessions } from '../sessions/sessions.tables.ts';

const moment = (name: string) => timestamp(name, { withTimezone: true, mode: 'date' });

/**
 * Someone on their way to a provider and back. What they carry is random and only its hash is here; the secrets of the
 * conversation with the provider are derived from it.
 */
export const authProviderFlows = pgTable(
  'auth_provider_flows',
  {
    id: uuid('id').primaryKey(),
    stateHash: text('state_hash').notNull(),
    /** Of the cookie: who comes back must be the browser that left. */
    browserHash: text('browser_hash').notNull(),
    provider: text('provider').notNull(),
    /** Where the person goes at the end; checked when it was written. */
    target: text('target').notNull(),
    /** The client's own challenge: it gets a code instead of a session. */
    challenge: text('challenge'),
    challengeMethod: text('challenge_method').$type<'s256' | 'plain'>(),
    /** The session that wants a further identity linked; none for someone who signs in. */
    linkingSessionId: uuid('linking_session_id').references(() => authSessions.id, { onDelete: 'cascade' }),
    createdAt: moment('created_at').notNull(),
    usedAt: moment('used_at'),
  },
  (table) => [
    unique('auth_provider_flows_state').on(table.stateHash),
    index('auth_provider_flows_created').on(table.createdAt),
    index('auth_provider_flows_session')
      .on(table.linkingSessionId)
      .where(sql`${table.linkingSessionId} is not null`),
    check('auth_provider_flows_method', sql`${table.challengeMethod} in ('s256', 'plain')`),
    check(
      'auth_provider_flows_whole_challenge',
      sql`(${table.challenge} is null) = (${table.challengeMethod} is null)`,
    ),
  ],
);
