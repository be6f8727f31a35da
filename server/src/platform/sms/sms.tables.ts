import { sql } from 'drizzle-orm';
import { check, index, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { moment } from '../db/moment.ts';

/** Every text message queued, sent or failed. */
export const textMessages = pgTable(
  'text_messages',
  {
    id: uuid('id').primaryKey(),
    /** The message's kind, for example `auth-sms`. The slices own the list. */
    kind: text('kind').notNull(),
    /** Digits only, with the country code. */
    toPhone: text('to_phone').notNull(),
    /** Null once sent, because the code in it may open an account. */
    text: text('text'),
    /** The provider's id. */
    providerId: text('provider_id'),
    lastError: text('last_error'),
    createdAt: moment('created_at').notNull(),
    sentAt: moment('sent_at'),
    failedAt: moment('failed_at'),
    /** Set instead of `sent_at` without a provider: the message is only stored, for `/dev/mailbox/texts`. */
    keptAt: moment('kept_at'),
  },
  (table) => [
    index('text_messages_newest_first').on(table.createdAt.desc().nullsFirst(), table.id.desc().nullsFirst()),
    check('text_messages_kind_named', sql`${table.kind} ~ '^[a-z][a-z0-9-]{0,62}$'`),
    check('text_messages_phone_digits', sql`${table.toPhone} ~ '^[1-9][0-9]{1,14}$'`),
    check(
      'text_messages_one_outcome',
      sql`num_nonnulls(${table.sentAt}, ${table.failedAt}, ${table.keptAt}) <= 1`,
    ),
  ],
);
