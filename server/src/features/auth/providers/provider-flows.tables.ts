import { sql } from 'drizzle-orm';
import { check, index, pgTable, text, unique, uuid } from 'drizzle-orm/pg-core';
import { moment } from '../../../platform/db/moment.ts';
import { authSessions } from '../sessions/sessions.tables.ts';

/**
 * Pending sign-ins at providers. The state is random and stored as a hash only; the nonce and the PKCE
 * verifier are derived from it.
 */
export const authProviderFlows = pgTable(
  'auth_provider_flows',
  {
    id: uuid('id').primaryKey(),
    stateHash: text('state_hash').notNull(),
    /** Hash of the cookie: the callback must come from the browser that started. */
    browserHash: text('browser_hash').notNull(),
    provider: text('provider').notNull(),
    /** Where to redirect at the end; validated before it is stored. */
    target: text('target').notNull(),
    /** The client's own PKCE challenge: with it, the client gets a code instead of a session. */
    challenge: text('challenge'),
    challengeMethod: text('challenge_method').$type<'s256' | 'plain'>(),
    /** The session that links a further identity; null for a sign-in. */
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
