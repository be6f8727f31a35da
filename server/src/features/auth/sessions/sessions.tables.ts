import { sql } from 'drizzle-orm';
import { check, index, jsonb, pgTable, text, unique, uuid } from 'drizzle-orm/pg-core';
import { moment } from '../../../platform/db/moment.ts';
import { authUsers } from '../users/users.tables.ts';

/** How and when (unix seconds) a session's user was authenticated. Newest first. */
export type AuthMethod = { readonly method: string; readonly timestamp: number };

/** One signed-in device. An ended session is retained for a while, to tell its tokens from unknown ones. */
export const authSessions = pgTable(
  'auth_sessions',
  {
    id: uuid('id').primaryKey(),
    userId: uuid('user_id')
      .notNull()
      .references(() => authUsers.id, { onDelete: 'cascade' }),
    aal: text('aal').$type<'aal1' | 'aal2'>().notNull(),
    amr: jsonb('amr').$type<readonly AuthMethod[]>().notNull(),
    userAgent: text('user_agent').notNull(),
    address: text('address').notNull(),
    createdAt: moment('created_at').notNull(),
    refreshedAt: moment('refreshed_at').notNull(),
    endedAt: moment('ended_at'),
    endReason: text('end_reason'),
  },
  (table) => [
    index('auth_sessions_of_user').on(table.userId, table.refreshedAt.desc().nullsFirst()),
    index('auth_sessions_ended').on(table.endedAt).where(sql`${table.endedAt} is not null`),
    check('auth_sessions_aal', sql`${table.aal} in ('aal1', 'aal2')`),
  ],
);

/**
 * Chain of a session's refresh tokens; only the newest has no `replacedAt`. A token is an HMAC of the row's
 * id: it cannot be made from the table alone, and we can make it again without storing it.
 */
export const authRefreshTokens = pgTable(
  'auth_refresh_tokens',
  {
    id: uuid('id').primaryKey(),
    sessionId: uuid('session_id')
      .notNull()
      .references(() => authSessions.id, { onDelete: 'cascade' }),
    tokenHash: text('token_hash').notNull(),
    createdAt: moment('created_at').notNull(),
    replacedAt: moment('replaced_at'),
  },
  (table) => [
    unique('auth_refresh_tokens_hash').on(table.tokenHash),
    index('auth_refresh_tokens_of_session').on(table.sessionId, table.replacedAt),
    index('auth_refresh_tokens_replaced').on(table.replacedAt).where(sql`${table.replacedAt} is not null`),
  ],
);
