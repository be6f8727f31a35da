import { sql } from 'drizzle-orm';
import { bigint, check, index, integer, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { moment } from '../../../platform/db/moment.ts';
import { authUsers } from '../users/users.tables.ts';

/** The second step: an authenticator app, or a phone that gets a code. */
export const authFactors = pgTable(
  'auth_factors',
  {
    id: uuid('id').primaryKey(),
    userId: uuid('user_id')
      .notNull()
      .references(() => authUsers.id, { onDelete: 'cascade' }),
    factorType: text('factor_type').$type<'totp' | 'phone' | 'webauthn'>().notNull(),
    friendlyName: text('friendly_name').notNull(),
    status: text('status').$type<'unverified' | 'verified'>().notNull(),
    /** An app's shared secret, encrypted with a key that is not in the database. */
    sealedSecret: text('sealed_secret'),
    /** A phone's number, as digits. */
    phone: text('phone'),
    /** The 30-second time step of the last accepted code: each code works once. */
    lastUsedStep: bigint('last_used_step', { mode: 'number' }),
    createdAt: moment('created_at').notNull(),
    updatedAt: moment('updated_at').notNull(),
  },
  (table) => [
    uniqueIndex('auth_factors_name')
      .on(table.userId, table.friendlyName)
      .where(sql`${table.friendlyName} <> ''`),
    index('auth_factors_user').on(table.userId, table.status),
    check('auth_factors_type', sql`${table.factorType} in ('totp', 'phone', 'webauthn')`),
    check(
      'auth_factors_means',
      sql`${table.factorType} = 'webauthn' or (${table.factorType} = 'totp' and ${table.sealedSecret} is not null) or (${table.factorType} = 'phone' and ${table.phone} is not null and ${table.phone} ~ '^[1-9][0-9]{1,14}$')`,
    ),
    check('auth_factors_status', sql`${table.status} in ('unverified', 'verified')`),
  ],
);

/** A pending challenge: answered once, within minutes. */
export const authChallenges = pgTable(
  'auth_challenges',
  {
    id: uuid('id').primaryKey(),
    factorId: uuid('factor_id')
      .notNull()
      .references(() => authFactors.id, { onDelete: 'cascade' }),
    attempts: integer('attempts').notNull().default(0),
    /** MAC of the code texted to a phone; null for apps, which generate their own. */
    codeMac: text('code_mac'),
    createdAt: moment('created_at').notNull(),
    expiresAt: moment('expires_at').notNull(),
  },
  (table) => [
    index('auth_challenges_factor').on(table.factorId),
    index('auth_challenges_expiry').on(table.expiresAt),
  ],
);

/** Backup codes, for a lost phone. Each works once. */
export const authBackupCodes = pgTable(
  'auth_backup_codes',
  {
    id: uuid('id').primaryKey(),
    userId: uuid('user_id')
      .notNull()
      .references(() => authUsers.id, { onDelete: 'cascade' }),
    codeMac: text('code_mac').notNull(),
    createdAt: moment('created_at').notNull(),
    usedAt: moment('used_at'),
  },
  (table) => [uniqueIndex('auth_backup_codes_code').on(table.userId, table.codeMac)],
);
