import { sql } from 'drizzle-orm';
import { check, index, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { moment } from '../../platform/db/moment.ts';

export const contactMessages = pgTable(
  'contact_messages',
  {
    id: uuid('id').primaryKey(),
    firstName: text('first_name').notNull(),
    lastName: text('last_name').notNull(),
    email: text('email').notNull(),
    /**
     * As the sender typed it. No foreign key: it may name no claim, and a visitor must not learn which ids
     * exist.
     */
    claimId: text('claim_id'),
    issue: text('issue').notNull(),
    status: text('status').$type<'unread' | 'read'>().notNull().default('unread'),
    createdAt: moment('created_at').notNull(),
  },
  (table) => [
    index('contact_messages_newest_first').on(
      table.createdAt.desc().nullsFirst(),
      table.id.desc().nullsFirst(),
    ),
    index('contact_messages_of_sender').on(sql`lower(${table.email})`),
    index('contact_messages_unread')
      .on(table.createdAt.desc().nullsFirst())
      .where(sql`${table.status} = 'unread'`),
    check('contact_messages_status', sql`${table.status} in ('unread', 'read')`),
  ],
);
