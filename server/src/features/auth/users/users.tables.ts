import { type SQL, sql } from 'drizzle-orm';
import {
  type AnyPgColumn,
  boolean,
  check,
  index,
  jsonb,
  pgTable,
  text,
  unique,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import { moment } from '../../../platform/db/moment.ts';
import type { Metadata } from '../metadata.ts';

type Written = AnyPgColumn | SQL;

/**
 * The words a user is found by: parts of the address and the name. Punctuation counts as spaces, so "okoro"
 * finds hannah.okoro@example.com and "neill" finds O’Neill. Queries must use exactly this expression to hit
 * the index.
 */
export const personWords = (email: Written, metadata: Written): SQL =>
  sql`to_tsvector('simple', translate(coalesce(${email}, '') || ' ' || coalesce(${metadata} ->> 'full_name', '') || ' ' || coalesce(${metadata} ->> 'first_name', '') || ' ' || coalesce(${metadata} ->> 'last_name', ''), '@.+_-/:''’', '         '))`;

/** An account without a role is a plaintiff's, as in `roleOf`. */
export const roleInWords = (appMetadata: Written): SQL =>
  sql`coalesce(${appMetadata} ->> 'role', 'plaintiff')`;

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
    /** When the mailbox was proven to be the user's; an address may be confirmed without that. */
    emailProvenAt: moment('email_proven_at'),
    /**
     * The first proof of the mailbox removes what was set before it. True: it may be the user's, so they are
     * asked first.
     */
    asksBeforeProof: boolean('asks_before_proof').notNull().default(false),
    phoneConfirmedAt: moment('phone_confirmed_at'),
    /** Start of the period in which an admin or solicitor has to set up a second step. */
    secondStepAskedSince: moment('second_step_asked_since'),
    /** Written by the server only: the role and the providers. */
    appMetadata: jsonb('app_metadata').$type<Metadata>().notNull(),
    /** Written by the user: what the sign-up form and the profile send. */
    userMetadata: jsonb('user_metadata').$type<Metadata>().notNull(),
    isAnonymous: boolean('is_anonymous').notNull().default(false),
    /** The new address of an unconfirmed change. */
    newEmail: text('new_email'),
    /** Which of the two mailboxes has confirmed the change so far. */
    emailChangeConfirmedBy: text('email_change_confirmed_by').$type<'current' | 'new'>(),
    /** The new number of an unconfirmed change. */
    newPhone: text('new_phone'),
    confirmationSentAt: moment('confirmation_sent_at'),
    recoverySentAt: moment('recovery_sent_at'),
    emailChangeSentAt: moment('email_change_sent_at'),
    phoneChangeSentAt: moment('phone_change_sent_at'),
    reauthenticationSentAt: moment('reauthentication_sent_at'),
    invitedAt: moment('invited_at'),
    lastSignInAt: moment('last_sign_in_at'),
    bannedUntil: moment('banned_until'),
    /** When the owner deleted the account. The empty row stays, because claims and payments reference it. */
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

/** Ways to sign in: an e-mail address, a phone, or an account at a provider. */
export const authIdentities = pgTable(
  'auth_identities',
  {
    id: uuid('id').primaryKey(),
    userId: uuid('user_id')
      .notNull()
      .references(() => authUsers.id, { onDelete: 'cascade' }),
    provider: text('provider').notNull(),
    /** The provider's subject; our own user id for e-mail and phone. */
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
