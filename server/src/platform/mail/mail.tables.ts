import { sql } from 'drizzle-orm';
import { type AnyPgColumn, check, index, integer, pgTable, text, unique, uuid } from 'drizzle-orm/pg-core';
import { moment } from '../db/moment.ts';

/** Every mail ever queued, inserted in the transaction that caused it. */
export const emails = pgTable(
  'emails',
  {
    id: uuid('id').primaryKey(),
    /** The mail's kind, for example `claim-confirmation`. The slices own the list. */
    kind: text('kind').notNull(),
    toAddress: text('to_address').notNull(),
    toName: text('to_name'),
    replyTo: text('reply_to'),
    subject: text('subject').notNull(),
    html: text('html').notNull(),
    text: text('text').notNull(),
    /** Unique: a second mail with the same key is not queued. */
    dedupeKey: text('dedupe_key'),
    /** Generated once: a repeated delivery has the same id, so mail programs show one mail. */
    messageId: text('message_id').notNull(),
    /** No foreign key: a mail outlives its claim, and `mail` depends on no slice. */
    claimId: uuid('claim_id'),
    /** One-click unsubscribe URL; null for mails that cannot be turned off. */
    unsubscribeUrl: text('unsubscribe_url'),
    /** Not sent before this time. Until then it can be withdrawn with the act it reports. */
    heldUntil: moment('held_until'),
    /** Rests until then, because its claim is paused; it is looked at again then. Stays when it goes on. */
    restsUntil: moment('rests_until'),
    attempts: integer('attempts').notNull().default(0),
    lastError: text('last_error'),
    createdAt: moment('created_at').notNull(),
    /** When its contents were replaced before it left; its Date header then says this time. */
    rewrittenAt: moment('rewritten_at'),
    /** When it was last queued or attempted. A waiting mail untouched for hours has lost its job. */
    touchedAt: moment('touched_at').notNull(),
    /** Lease of the worker that is sending it: no other worker may start before this time. */
    sendingUntil: moment('sending_until'),
    sentAt: moment('sent_at'),
    failedAt: moment('failed_at'),
    /** Set instead of `sent_at` without a mail server: the mail is only stored, for `/dev/mailbox`. */
    keptAt: moment('kept_at'),
    /** Held since then for a summary, because its recipient has had many notices. */
    gatheringSince: moment('gathering_since'),
    /** The summary mail it was sent in; `sent_at` is then the time the summary was created. */
    gatheredIn: uuid('gathered_in').references((): AnyPgColumn => emails.id, { onDelete: 'set null' }),
  },
  (table) => [
    unique('emails_dedupe_key').on(table.dedupeKey),
    unique('emails_message_id').on(table.messageId),
    index('emails_newest_first').on(table.createdAt.desc().nullsFirst(), table.id.desc().nullsFirst()),
    index('emails_waiting')
      .on(table.touchedAt)
      .where(sql`${table.sentAt} is null and ${table.failedAt} is null and ${table.keptAt} is null`),
    // One index per list in the admin pages, in its order.
    index('emails_queued')
      .on(table.createdAt.desc().nullsFirst(), table.id.desc().nullsFirst())
      .where(sql`${table.sentAt} is null and ${table.failedAt} is null and ${table.keptAt} is null`),
    index('emails_delivered')
      .on(table.createdAt.desc().nullsFirst(), table.id.desc().nullsFirst())
      .where(sql`${table.sentAt} is not null or ${table.keptAt} is not null`),
    index('emails_failed')
      .on(table.createdAt.desc().nullsFirst(), table.id.desc().nullsFirst())
      .where(sql`${table.failedAt} is not null`),
    // For prefix search on addresses in any database locale.
    index('emails_to').on(
      sql`lower(${table.toAddress}) text_pattern_ops`,
      table.createdAt.desc().nullsFirst(),
      table.id.desc().nullsFirst(),
    ),
    index('emails_of_claim')
      .on(table.claimId, table.createdAt.desc().nullsFirst())
      .where(sql`${table.claimId} is not null`),
    index('emails_gathering')
      .on(sql`lower(${table.toAddress})`)
      .where(sql`${table.gatheringSince} is not null`),
    index('emails_gathered').on(table.gatheredIn).where(sql`${table.gatheredIn} is not null`),
    check('emails_kind_named', sql`${table.kind} ~ '^[a-z][a-z0-9-]{0,62}$'`),
    check(
      'emails_headers_on_one_line',
      sql`concat_ws(' ', ${table.toAddress}, ${table.toName}, ${table.replyTo}, ${table.subject}, ${table.messageId}) !~ '[[:cntrl:]]'`,
    ),
    check('emails_unsubscribe_url', sql`${table.unsubscribeUrl} !~ '[[:space:][:cntrl:]<>]'`),
    check('emails_attempts_counted', sql`${table.attempts} >= 0`),
    check('emails_one_outcome', sql`num_nonnulls(${table.sentAt}, ${table.failedAt}, ${table.keptAt}) <= 1`),
  ],
);

export const emailAttachments = pgTable(
  'email_attachments',
  {
    id: uuid('id').primaryKey(),
    emailId: uuid('email_id')
      .notNull()
      .references(() => emails.id, { onDelete: 'cascade' }),
    position: integer('position').notNull(),
    fileName: text('file_name').notNull(),
    contentType: text('content_type').notNull(),
    fileKey: text('file_key').notNull(),
    size: integer('size').notNull(),
  },
  (table) => [
    unique('email_attachments_order').on(table.emailId, table.position),
    check('email_attachments_size_known', sql`${table.size} >= 0`),
  ],
);
