import { sql } from 'drizzle-orm';
import { check, index, pgTable, text, timestamp, unique, uuid } from 'drizzle-orm/pg-core';
import { authUsers } from '../users/users.tables.ts';

const moment = (name: string) => timestamp(name, { withTimezone: true, mode: 'date' });

/**
 * A sign-in that ends where it began: only the browser that holds the verifier can turn the code, which arrives
 * by a link, into a session.
 */
export const authFlows = pgTable(
  'auth_flows',
  {
    id: uuid('id').primaryKey(),
    userId: uuid('user_id')
      .notNull()
      .references(() => authUsers.id, { onDelete: 'cascade' }),
    challenge: text('challenge').notNull(),
    challengeMethod: text('challenge_method').$type<'s256' | 'plain'>().notNull(),
    /** How the person proves who they are, for the session's `amr`. */
    authMethod: text('auth_method').$type<'otp' | 'recovery' | 'email_change'>().notNull(),
    /** SHA-256 of the code, once the link was opened. */
    codeHash: text('code_hash'),
    codeIssuedAt: moment('code_issued_at'),
    createdAt: moment('created_at').notNull(),
  },
  (table) => [
    unique('auth_flows_code').on(table.codeHash),
    index('auth_flows_created').on(table.createdAt),
    index('auth_flows_user').on(table.userId),
    check('auth_flows_method', sql`${table.challengeMethod} in ('s256', 'plain')`),
  ],
);
