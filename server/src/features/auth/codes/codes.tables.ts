import { sql } from 'drizzle-orm';
import { check, index, integer, pgTable, text, unique, uuid } from 'drizzle-orm/pg-core';
import { moment } from '../../../platform/db/moment.ts';
import { authFlows } from '../pkce/pkce.tables.ts';
import { authUsers } from '../users/users.tables.ts';

export const codeKinds = [
  'signup',
  'invite',
  'magiclink',
  'recovery',
  'email_change_current',
  'email_change_new',
  'reauthentication',
  /** Typed in a session of the account, to prove its mailbox. */
  'mailbox',
  /** Confirms a sign-up by phone. */
  'sms',
  /** Signs in by phone. */
  'sms_otp',
  'phone_change',
] as const;

export type CodeKind = (typeof codeKinds)[number];

/** Kinds that are mailed. */
export type MailedKind = Exclude<CodeKind, 'sms' | 'sms_otp' | 'phone_change'>;

/**
 * One-time codes: a link and six digits, or digits only to a phone. A new one replaces the last of its kind.
 */
export const authCodes = pgTable(
  'auth_codes',
  {
    id: uuid('id').primaryKey(),
    userId: uuid('user_id')
      .notNull()
      .references(() => authUsers.id, { onDelete: 'cascade' }),
    kind: text('kind').$type<CodeKind>().notNull(),
    /** The address or number it was sent to. */
    address: text('address').notNull(),
    /** SHA-256 of the token in the link. */
    linkHash: text('link_hash').notNull(),
    /** HMAC of address and digits: a plain hash of six digits could be brute-forced at once. */
    digitsMac: text('digits_mac').notNull(),
    attempts: integer('attempts').notNull().default(0),
    /** The PKCE flow that the link continues. */
    flowId: uuid('flow_id').references(() => authFlows.id, { onDelete: 'set null' }),
    createdAt: moment('created_at').notNull(),
    expiresAt: moment('expires_at').notNull(),
  },
  (table) => [
    unique('auth_codes_one_of_a_kind').on(table.userId, table.kind),
    unique('auth_codes_link').on(table.linkHash),
    index('auth_codes_address').on(table.address),
    index('auth_codes_expiry').on(table.expiresAt),
    check(
      'auth_codes_kind',
      sql`${table.kind} in ('signup', 'invite', 'magiclink', 'recovery', 'email_change_current', 'email_change_new', 'reauthentication', 'mailbox', 'sms', 'sms_otp', 'phone_change')`,
    ),
  ],
);
