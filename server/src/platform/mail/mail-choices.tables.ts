import { boolean, index, pgTable, primaryKey, text, timestamp, uuid } from 'drizzle-orm/pg-core';

/** What a person said about optional mails. Whoever said nothing gets what the topic gives by default. */
export const mailChoices = pgTable(
  'mail_choices',
  {
    /** Without a foreign key: mail knows no slice. */
    personId: uuid('person_id').notNull(),
    topic: text('topic').notNull(),
    wanted: boolean('wanted').notNull(),
    changedAt: timestamp('changed_at', { withTimezone: true, mode: 'date' }).notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.personId, table.topic] }),
    index('mail_choices_of_topic').on(table.topic, table.personId),
  ],
);
