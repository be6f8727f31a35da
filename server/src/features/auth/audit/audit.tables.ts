import { sql } from 'drizzle-orm';
import { bigint, check, index, jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { moment } from '../../../platform/db/moment.ts';
import type { Metadata } from '../metadata.ts';

/** Who did what to which account, and from where. Rows are only ever added (see the migration). */
export const authAudit = pgTable(
  'auth_audit',
  {
    id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    at: moment('at').notNull(),
    action: text('action').notNull(),
    /** No foreign key: the record outlives the account. */
    userId: uuid('user_id'),
    address: text('address').notNull(),
    details: jsonb('details').$type<Metadata>().notNull(),
  },
  (table) => [
    index('auth_audit_of_user').on(table.userId, table.at.desc().nullsFirst()),
    index('auth_audit_at').on(table.at),
    // For acts of admins on an account: `user_id` is the admin's there.
    index('auth_audit_about_person')
      .on(sql`(${table.details} ->> 'person_id')`, table.at.desc().nullsFirst())
      .where(sql`(${table.details} ->> 'person_id') is not null`),
    check('auth_audit_action_named', sql`${table.action} ~ '^[a-z][a-z-]{0,62}$'`),
  ],
);
