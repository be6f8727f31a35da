import { sql } from 'drizzle-orm';
import { check, index, pgTable, text, unique, uuid } from 'drizzle-orm/pg-core';
import { moment } from '../../../platform/db/moment.ts';
import { authSessions } from '../sessions/sessions.tables.ts';
import { authUsers } from '../users/users.tables.ts';

/** PKCE flows. The code arrives by a link; only the browser that holds the verifier can exchange it. */
export const authFlows = pgTable(
  'auth_flows',
  {
    id: uuid('id').primaryKey(),
    userId: uuid('user_id')
      .notNull()
      .references(() => authUsers.id, { onDelete: 'cascade' }),
    challenge: text('challenge').notNull(),
    challengeMethod: text('challenge_method').$type<'s256' | 'plain'>().notNull(),
    /** How the user is authenticated, for the session's `amr`. */
    authMethod: text('auth_method')
      .$type<'otp' | 'recovery' | 'email_change' | 'oauth' | 'sso/saml'>()
      .notNull(),
    /** SHA-256 of the code, once the link was opened. */
    codeHash: text('code_hash'),
    codeIssuedAt: moment('code_issued_at'),
    /** The session to continue after linking a further identity. */
    sessionId: uuid('session_id').references(() => authSessions.id, { onDelete: 'cascade' }),
    /** The provider's tokens for the client, encrypted. */
    providerTokens: text('provider_tokens'),
    createdAt: moment('created_at').notNull(),
  },
  (table) => [
    unique('auth_flows_code').on(table.codeHash),
    index('auth_flows_created').on(table.createdAt),
    index('auth_flows_user').on(table.userId),
    index('auth_flows_session').on(table.sessionId).where(sql`${table.sessionId} is not null`),
    check('auth_flows_method', sql`${table.challengeMethod} in ('s256', 'plain')`),
  ],
);
