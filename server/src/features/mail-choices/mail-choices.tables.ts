import { boolean, index, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import { moment } from '../../platform/db/moment.ts';

/** Users' choices about optional mails. Without a row, the topic's default applies. */
export const mailChoices = pgTable(
  'mail_choices',
  {
    /** No foreign key: the slice itself deletes the choices of a deleted account. */
    personId: uuid('person_id').notNull(),
    topic: text('topic').notNull(),
    wanted: boolean('wanted').notNull(),
    changedAt: moment('changed_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.personId, table.topic] }),
    index('mail_choices_of_topic').on(table.topic, table.personId),
  ],
);
