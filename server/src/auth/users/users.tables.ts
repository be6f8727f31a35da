import { type SQL, sql } from 'drizzle-orm';
import {
  type AnyPgColumn,
  boolean,
  check,
  index,
  jsonb,
  pgTable,
  text,
  timestamp,
  unique,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import type { Metadata } from '../metadata.ts';

const moment = (name: string) => timestamp(name, { withTimezone: true, mode: 'date' });

type Written = AnyPgColumn | SQL;

/**
 * The words a person is found by: the parts of their address and of their name. Signs that join words count as
 * spaces, so that "okoro" finds hannah.okoro@example.com and "neill" finds O’Neill. Queries must say exactly this to use the index.
 */
export const personWords = (email: Written, metadata: Written): SQL =>
  sql`to_tsvector('simple', translate(coalesce(${email}, '') || ' ' || coalesce(${metadata} ->> 'full_name', '') || ' ' || coalesce(${metadata} ->> 'first_name', '') || ' ' || coalesce(${metadata} ->> 'last_name', ''), '@.+_-/:''’', '         '))`;

/** Someone whose account names no role is a plaintiff, as `roleOf` says. */
export const roleInWords = (appMetadata: Written): SQL =>
  sql`coalesce(${appMetadata} ->> 'role', 'plaintiff')`;

/** Everyone who can sign in. */
export const authUsers = pgTable(
  'auth_users',
  {
    id: uuid('id').primaryKey(),
    /** In lower case. */
    email: text('email'),
    /** Digits only, with the country code and without the plus. */
    phone: text('phone'),
    passwordHash: text('password_hash'),
    emailConfirmedAt: moment('email_confirmed_at'),
    /** When someone showed that the mailbox is theirs; an address may count as confirmed without that. */
    emailProvenAt: moment('email_proven_at'),
    /** What is set may be its owner's: before the first proof of the mailbox removes it, they are asked. */
    asksBeforeProof: boolean('asks_before_proof').notNull().default(false),
    phoneConfirmedAt: moment('phone_confirmed_at'),
    /** When the days began in which an admin or solicitor sets up a second step. */
    secondStepAskedSince: moment('second_step_asked_since'),
    /** Written by the server only: the role and the ways in. */
    appMetadata: jsonb('app_metadata').$type<Metadata>().notNull(),
    /** Written by the person: whatever the sign-up form and the profile say. */
    userMetadata: jsonb('user_metadata').$type<Metadata>().notNull(),
    isAnonymous: boolean('is_anonymous').notNull().default(false),
    /** The address that a change waits for. */
    newEmail: text('new_email'),
    /** Which of the two addresses of a change has answered so far. */
    emailChangeConfirmedBy: text('email_change_confirmed_by').$type<'current' | 'new'>(),
    /** The number that a change waits for. */
    newPhone: text('new_phone'),
    confirmationSentAt: moment('confirmation_sent_at'),
    recoverySentAt: moment('recovery_sent_at'),
    emailChangeSentAt: moment('email_change_sent_at'),
    phoneChangeSentAt: moment('phone_change_sent_at'),
    reauthenticationSentAt: moment('reauthentication_sent_at'),
    invitedAt: moment('invited_at'),
    lastSignInAt: moment('last_sign_in_at'),
    bannedUntil: moment('banned_until'),
    /** When its owner deleted the account. The row stays, empty, because claims and payments point at it. */
    deletedAt: moment('deleted_at'),
    createdAt: moment('created_at').notNull(),
    updatedAt: moment('updated_at').notNull(),
  },
  (table) => [
    unique('auth_users_email').on(table.email),
    unique('auth_users_phone').on(table.phone),
    index('auth_users_newest_first').on(table.createdAt.desc().nullsFirst(), table.id.desc().nullsFirst()),
    index('auth_users_words').using('gin', personWords(table.email, table.userMetadata)),
    index('auth_users_by_role').on(
      roleInWords(table.appMetadata),
      table.createdAt.desc().nullsFirst(),
      table.id.desc().nullsFirst(),
    ),
    index('auth_users_blocked')
      .on(table.createdAt.desc().nullsFirst(), table.id.desc().nullsFirst())
      .where(sql`${table.bannedUntil} is not null`),
    check(
      'auth_users_deleted_is_nobody',
      sql`${table.deletedAt} is null or (num_nonnulls(${table.email}, ${table.phone}, ${table.newEmail}, ${table.passwordHash}) = 0 and ${table.userMetadata} = '{}'::jsonb)`,
    ),
    check('auth_users_email_lower_case', sql`${table.email} = lower(${table.email})`),
    check('auth_users_phone_digits', sql`${table.phone} ~ '^[1-9][0-9]{1,14}$'`),
    check('auth_users_new_phone_digits', sql`${table.newPhone} ~ '^[1-9][0-9]{1,14}$'`),
    check('auth_users_change_half', sql`${table.emailChangeConfirmedBy} in ('current', 'new')`),
  ],
);

/** The ways in that a person has: an e-mail address, a phone, later an account elsewhere. */
export const authIdentities = pgTable(
  'auth_identities',
  {
    id: uuid('id').primaryKey(),
    userId: uuid('user_id')
      .notNull()
      .references(() => authUsers.id, { onDelete: 'cascade' }),
    provider: text('provider').notNull(),
    /** Who the provider says it is; for e-mail and phone our own user id. */
    providerId: text('provider_id').notNull(),
    data: jsonb('data').$type<Metadata>().notNull(),
    lastSignInAt: moment('last_sign_in_at'),
    createdAt: moment('created_at').notNull(),
    updatedAt: moment('updated_at').notNull(),
  },
  (table) => [
    uniqueIndex('auth_identities_provider_id').on(table.provider, table.providerId),
    index('auth_identities_user').on(table.userId),
  ],
);
