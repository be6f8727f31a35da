import type { ReplyChannel } from '@plainclaim/domain/replies/channels';
import type { Confidence, ReplyMatch } from '@plainclaim/domain/replies/classify-reply';
import type { Judgement } from '@plainclaim/domain/replies/judgement';
import type { MailKind } from '@plainclaim/domain/replies/mail-kind';
import type { ReplyType } from '@plainclaim/domain/replies/patterns';
import type { IsoDate } from '@plainclaim/domain/shared/iso-date';
import { type SQL, sql } from 'drizzle-orm';
import {
  type AnyPgColumn,
  boolean,
  check,
  date,
  index,
  integer,
  jsonb,
  pgTable,
  text,
  unique,
  uuid,
} from 'drizzle-orm/pg-core';
import { moment } from '../../platform/db/moment.ts';
import { legalClaims } from '../claims/claims.tables.ts';

type Written = AnyPgColumn | SQL;

/**
 * The words a reply is found by: sender, subject and text. Punctuation inside words counts as spaces, so that
 * "reed" finds sam@reed.example. A tsvector is limited to one megabyte, so very long texts are cut. Queries
 * must use exactly this expression for the index to apply.
 */
export const replyWords = (sender: Written, subject: Written, body: Written): SQL =>
  sql`to_tsvector('simple', translate(left(${sender} || ' ' || ${subject} || ' ' || ${body}, 100000), '@.+_-/:''’', '         '))`;

/** An admin's judgement takes precedence over the kind found in the headers. */
export const takenFor = (judgement: Written, kind: Written): SQL => sql`coalesce(${judgement}, ${kind})`;

/**
 * Whether a reply is about a test claim, which no figure counts. Names the table directly, for use in raw
 * SQL.
 */
export const isAboutTestClaim = (claimId: Written): SQL =>
  sql`exists (select 1 from ${legalClaims} as tested where tested.id = ${claimId} and tested.is_test)`;

/** Every reply from a defendant's side, from any source. */
export const defendantResponses = pgTable(
  'defendant_responses',
  {
    id: uuid('id').primaryKey(),
    /** Null until an admin matches it to a claim. */
    claimId: uuid('claim_id').references(() => legalClaims.id),
    emailSubject: text('email_subject').notNull(),
    emailBody: text('email_body').notNull(),
    senderEmail: text('sender_email').notNull(),
    parsedType: text('parsed_type').$type<ReplyType>().notNull(),
    confidence: text('confidence').$type<Confidence>().notNull(),
    requiresManualReview: boolean('requires_manual_review').notNull(),
    /** The first 200 characters of the sender's own text, without quotations. */
    rawContent: text('raw_content').notNull(),
    /** The patterns that matched and where, for the review screen to highlight. */
    matches: jsonb('matches').$type<readonly ReplyMatch[]>().notNull(),
    /** Only a reply counts: automatic mails are stored and never move a claim. */
    kind: text('kind').$type<MailKind>().notNull(),
    /** An admin's correction of a wrong kind; null otherwise. */
    judgement: text('judgement').$type<Judgement>(),
    source: text('source').$type<'manual' | 'webhook' | 'smtp'>().notNull(),
    /** How a reply recorded by hand was received; null for emails. */
    channel: text('channel').$type<ReplyChannel>(),
    /** The day it was received, when no exact time is known. */
    receivedOn: date('received_on', { mode: 'string' }).$type<IsoDate>(),
    /** The Message-ID, or a digest of text and time where there is none: deduplicates repeated deliveries. */
    dedupeKey: text('dedupe_key').notNull(),
    /** The raw mail in the file store. */
    originalPath: text('original_path'),
    /** When it was counted for its claim. */
    processedAt: moment('processed_at'),
    /** When an admin answered it or acted on its claim afterwards. Until then it waits for review. */
    reviewedAt: moment('reviewed_at'),
    /** Until then its mails are held and an admin's match can be undone. */
    undoUntil: moment('undo_until'),
    /** The claim that it was filed with before an admin matched it, to return to. */
    formerClaimId: uuid('former_claim_id').references(() => legalClaims.id, { onDelete: 'set null' }),
    /** `requiresManualReview` before the match. */
    formerManualReview: boolean('former_manual_review'),
    createdAt: moment('created_at').notNull(),
  },
  (table) => [
    unique('defendant_responses_once').on(table.dedupeKey),
    index('defendant_responses_of_claim').on(table.claimId, table.createdAt.desc().nullsFirst()),
    index('defendant_responses_of_former_claim')
      .on(table.formerClaimId)
      .where(sql`${table.formerClaimId} is not null`),
    index('defendant_responses_newest_first').on(
      table.createdAt.desc().nullsFirst(),
      table.id.desc().nullsFirst(),
    ),
    index('defendant_responses_processed')
      .on(table.createdAt.desc().nullsFirst(), table.id.desc().nullsFirst())
      .where(sql`${table.processedAt} is not null`),
    index('defendant_responses_to_match')
      .on(table.createdAt.desc().nullsFirst(), table.id.desc().nullsFirst())
      .where(sql`${table.processedAt} is null and ${takenFor(table.judgement, table.kind)} = 'reply'`),
    index('defendant_responses_to_review')
      .on(table.createdAt.desc().nullsFirst(), table.id.desc().nullsFirst())
      .where(
        sql`${table.processedAt} is not null and ${table.requiresManualReview} and ${table.reviewedAt} is null`,
      ),
    index('defendant_responses_automatic')
      .on(table.createdAt.desc().nullsFirst(), table.id.desc().nullsFirst())
      .where(sql`${takenFor(table.judgement, table.kind)} in ('auto-reply', 'bounce')`),
    index('defendant_responses_words').using(
      'gin',
      replyWords(table.senderEmail, table.emailSubject, table.emailBody),
    ),
    check('defendant_responses_judgement', sql`${table.judgement} in ('reply', 'not-reply')`),
    check(
      'defendant_responses_type',
      sql`${table.parsedType} in ('PAYMENT', 'DISPUTE', 'DENIAL', 'INFORMATION', 'UNCLEAR')`,
    ),
    check('defendant_responses_confidence', sql`${table.confidence} in ('HIGH', 'MEDIUM', 'LOW')`),
    check('defendant_responses_kind', sql`${table.kind} in ('reply', 'auto-reply', 'bounce')`),
    check('defendant_responses_source', sql`${table.source} in ('manual', 'webhook', 'smtp')`),
    check('defendant_responses_channel', sql`${table.channel} in ('post', 'phone', 'in-person')`),
    check(
      'defendant_responses_by_hand',
      sql`(${table.channel} is null) = (${table.receivedOn} is null) and (${table.channel} is null or ${table.source} = 'manual')`,
    ),
  ],
);

export const defendantResponseAttachments = pgTable(
  'defendant_response_attachments',
  {
    id: uuid('id').primaryKey(),
    responseId: uuid('response_id')
      .notNull()
      .references(() => defendantResponses.id, { onDelete: 'cascade' }),
    fileName: text('file_name').notNull(),
    filePath: text('file_path').notNull(),
    fileType: text('file_type').notNull(),
    fileSize: integer('file_size').notNull(),
  },
  (table) => [index('defendant_response_attachments_of_response').on(table.responseId)],
);

/** Notes between admins about a claim. Append-only. */
export const claimNotes = pgTable(
  'claim_notes',
  {
    id: uuid('id').primaryKey(),
    claimId: uuid('claim_id')
      .notNull()
      .references(() => legalClaims.id),
    /** No foreign key: a note outlives its author's account. */
    authorId: uuid('author_id').notNull(),
    authorName: text('author_name').notNull(),
    body: text('body').notNull(),
    createdAt: moment('created_at').notNull(),
  },
  (table) => [
    index('claim_notes_of_claim').on(table.claimId, table.createdAt.desc().nullsFirst()),
    index('claim_notes_newest').on(table.createdAt.desc().nullsFirst(), table.id.desc().nullsFirst()),
  ],
);

/**
 * An admin's answers on the review screen: whether the defendant will pay, and what was done. The newest
 * counts.
 */
export const claimAssessments = pgTable(
  'claim_assessments',
  {
    id: uuid('id').primaryKey(),
    claimId: uuid('claim_id')
      .notNull()
      .references(() => legalClaims.id),
    responseId: uuid('response_id').references(() => defendantResponses.id),
    authorId: uuid('author_id').notNull(),
    willPay: text('will_pay').$type<'yes' | 'no' | 'unclear'>(),
    action: text('action').$type<
      'payment-link' | 'dispute' | 'not-dispute' | 'clarification' | 'escalation'
    >(),
    createdAt: moment('created_at').notNull(),
  },
  (table) => [
    index('claim_assessments_of_claim').on(table.claimId, table.createdAt.desc().nullsFirst()),
    check('claim_assessments_will_pay', sql`${table.willPay} in ('yes', 'no', 'unclear')`),
    check(
      'claim_assessments_action',
      sql`${table.action} in ('payment-link', 'dispute', 'not-dispute', 'clarification', 'escalation')`,
    ),
    check('claim_assessments_say_one_thing', sql`num_nonnulls(${table.willPay}, ${table.action}) = 1`),
  ],
);
