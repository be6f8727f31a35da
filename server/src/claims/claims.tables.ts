import type { ClaimStatus } from '@plainclaim/domain/claims/statuses';
import { sql } from 'drizzle-orm';
import {
  boolean,
  check,
  date,
  index,
  integer,
  jsonb,
  numeric,
  pgTable,
  text,
  timestamp,
  unique,
  uuid,
} from 'drizzle-orm/pg-core';
import { authUsers } from '../auth/users/users.tables.ts';

const moment = (name: string) => timestamp(name, { withTimezone: true, mode: 'date' });
const line = (name: string) => text(name).notNull().default('');

/**
 * A claim that was sent off. What is left empty is empty; only a police number may be missing, because the
 * specification says so. The id is the draft's: evidence paths and letters name it before there is a claim.
 */
export const legalClaims = pgTable(
  'legal_claims',
  {
    id: uuid('id').primaryKey(),
    /** Without a cascade: closing an account must decide what becomes of its claims. */
    userId: uuid('user_id')
      .notNull()
      .references(() => authUsers.id),
    issueType: text('issue_type').notNull(),
    description: text('description').notNull(),
    amount: numeric('amount', { precision: 12, scale: 2 }).notNull(),
    jurisdiction: text('jurisdiction').notNull(),
    plaintiffName: text('plaintiff_name').notNull(),
    plaintiffEmail: text('plaintiff_email').notNull(),
    /** Null once it is no longer needed: the claimant's account was deleted. */
    plaintiffDateOfBirth: date('plaintiff_date_of_birth', { mode: 'string' }),
    plaintiffAddress: text('plaintiff_address').notNull(),
    plaintiffPostcode: text('plaintiff_postcode').notNull(),
    defendantType: text('defendant_type').notNull(),
    defendantFirstName: line('defendant_first_name'),
    defendantLastName: line('defendant_last_name'),
    defendantCompanyName: line('defendant_company_name'),
    defendantContactPerson: line('defendant_contact_person'),
    defendantEmail: text('defendant_email').notNull(),
    defendantEmailUnknown: boolean('defendant_email_unknown').notNull().default(false),
    defendantAddressLine1: text('defendant_address_line_1').notNull(),
    defendantAddressLine2: line('defendant_address_line_2'),
    defendantTownCity: text('defendant_town_city').notNull(),
    defendantPostcode: text('defendant_postcode').notNull(),
    incidentDate: date('incident_date', { mode: 'string' }).notNull(),
    policeIncidentNumber: text('police_incident_number'),
    status: text('status').$type<ClaimStatus>().notNull(),
    generatedLetterContent: text('generated_letter_content'),
    letterSentAt: moment('letter_sent_at'),
    responseDeadline: moment('response_deadline'),
    /** When the passing of the deadline without a reply was noted: once, however often the job runs. */
    deadlineNotedAt: moment('deadline_noted_at'),
    /** The words of both parties' names, in lower case and with a space before each, for searching. Written by the database. */
    partyNames: text('party_names').generatedAlwaysAs(
      sql`' ' || lower(regexp_replace(plaintiff_name || ' ' || defendant_first_name || ' ' || defendant_last_name || ' ' || defendant_company_name, '[^[:alnum:]]+', ' ', 'g'))`,
    ),
    /** When the first reply counted for it. */
    repliedAt: moment('replied_at'),
    /** When it was resolved or cancelled: how long it is kept counts from here. Null while it is open. */
    closedAt: moment('closed_at'),
    /** When the people in it were erased, because the time for keeping them was over. */
    erasedAt: moment('erased_at'),
    createdAt: moment('created_at').notNull(),
    updatedAt: moment('updated_at').notNull(),
  },
  (table) => [
    index('legal_claims_of_user').on(
      table.userId,
      table.createdAt.desc().nullsFirst(),
      table.id.desc().nullsFirst(),
    ),
    index('legal_claims_newest_first').on(table.createdAt.desc().nullsFirst(), table.id.desc().nullsFirst()),
    index('legal_claims_names').using('gin', table.partyNames.op('gin_trgm_ops')),
    index('legal_claims_plaintiff_email').on(sql`lower(${table.plaintiffEmail}) text_pattern_ops`),
    index('legal_claims_defendant_email').on(sql`lower(${table.defendantEmail}) text_pattern_ops`),
    index('legal_claims_replied')
      .on(table.createdAt.desc().nullsFirst(), table.id.desc().nullsFirst())
      .where(sql`${table.repliedAt} is not null`),
    index('legal_claims_pending')
      .on(table.createdAt.desc().nullsFirst(), table.id.desc().nullsFirst())
      .where(sql`${table.status} = 'pending' or ${table.responseDeadline} is null`),
    // For both filters at once, which leave so few that walking through the others would take long.
    index('legal_claims_of_kind').on(
      table.jurisdiction,
      table.issueType,
      table.createdAt.desc().nullsFirst(),
      table.id.desc().nullsFirst(),
    ),
    index('legal_claims_due_of_kind')
      .on(table.jurisdiction, table.issueType, table.responseDeadline, table.id)
      .where(sql`${table.status} = 'pending'`),
    index('legal_claims_due').on(table.responseDeadline, table.id).where(sql`${table.status} = 'pending'`),
    index('legal_claims_waiting')
      .on(table.responseDeadline)
      .where(sql`${table.status} = 'pending' and ${table.deadlineNotedAt} is null`),
    index('legal_claims_to_erase').on(table.closedAt).where(sql`${table.erasedAt} is null`),
    check(
      'legal_claims_status',
      sql`${table.status} in ('pending', 'active', 'responded', 'settlement_accepted_payment_pending', 'resolved', 'cancelled')`,
    ),
    check('legal_claims_amount_above_zero', sql`${table.amount} > 0`),
    check('legal_claims_defendant_type', sql`${table.defendantType} in ('individual', 'company')`),
  ],
);

/** Left out: the file could not be read when the letter went. */
export type SentAs = 'attached' | 'linked' | 'left-out';

const documentColumns = () => ({
  id: uuid('id').primaryKey(),
  fileName: text('file_name').notNull(),
  /** Below the claim-documents folder of the file store: `{claimId}/{timestamp-random}.{extension}`. */
  filePath: text('file_path').notNull(),
  fileType: text('file_type').notNull(),
  fileSize: integer('file_size').notNull(),
  createdAt: moment('created_at').notNull(),
});

export const claimDocuments = pgTable(
  'claim_documents',
  {
    claimId: uuid('claim_id')
      .notNull()
      .references(() => legalClaims.id),
    ...documentColumns(),
    /** How it went with the letter; null for what was added afterwards. */
    sentAs: text('sent_as').$type<SentAs>(),
  },
  (table) => [
    index('claim_documents_of_claim').on(table.claimId, table.createdAt),
    unique('claim_documents_path').on(table.filePath),
    check('claim_documents_sent_as', sql`${table.sentAs} in ('attached', 'linked', 'left-out')`),
  ],
);

/** A claim being written, however unfinished. Gone on submission, when its id becomes the claim's. */
export const claimDrafts = pgTable(
  'claim_drafts',
  {
    id: uuid('id').primaryKey(),
    userId: uuid('user_id')
      .notNull()
      .references(() => authUsers.id, { onDelete: 'cascade' }),
    /** The form as typed (`ClaimFormInput`). */
    form: jsonb('form').$type<Readonly<Record<string, string | boolean>>>().notNull(),
    step: integer('step').notNull().default(1),
    /** Goes up with every save: a second tab that saves over an older version is told. */
    version: integer('version').notNull().default(1),
    letter: text('letter'),
    /** Goes up with every change of the letter: a second tab that would change or send an older one is told. */
    letterVersion: integer('letter_version').notNull().default(0),
    /** Who wrote the letter as it stands: the drafter, the language model, or the person who edited it. */
    letterSource: text('letter_source').$type<'drafter' | 'model' | 'edited'>(),
    /** What the person was told about the letter, for example that a model's draft was replaced. */
    letterNotice: text('letter_notice'),
    /** Fingerprint of the facts the letter was written from: other facts need a new letter. */
    letterFacts: text('letter_facts'),
    /** The day the letter's deadline counts from. Sent on a later day, the deadline moves with it. */
    letterDatedOn: date('letter_dated_on', { mode: 'string' }),
    /** Warnings about the letter that the claimant decided to keep (`warningKey`). */
    letterKept: text('letter_kept').array().$type<readonly string[]>().notNull().default(sql`'{}'`),
    createdAt: moment('created_at').notNull(),
    updatedAt: moment('updated_at').notNull(),
  },
  (table) => [
    index('claim_drafts_of_user').on(table.userId, table.updatedAt.desc().nullsFirst()),
    check('claim_drafts_step', sql`${table.step} between 1 and 4`),
  ],
);

export const claimDraftDocuments = pgTable(
  'claim_draft_documents',
  {
    draftId: uuid('draft_id')
      .notNull()
      .references(() => claimDrafts.id, { onDelete: 'cascade' }),
    ...documentColumns(),
  },
  (table) => [
    index('claim_draft_documents_of_draft').on(table.draftId, table.createdAt),
    unique('claim_draft_documents_path').on(table.filePath),
  ],
);

/**
 * Files in the store that belong to nothing: about to be written, or left behind by what was deleted. A file is
 * listed here before it is written and taken off in the transaction that gives it an owner, so that a crash at
 * any moment leaves no file that nobody knows of.
 */
export const unclaimedFiles = pgTable(
  'unclaimed_files',
  { fileKey: text('file_key').primaryKey(), since: moment('since').notNull() },
  (table) => [index('unclaimed_files_oldest_first').on(table.since)],
);
