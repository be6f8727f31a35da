import type { SolicitorStatus } from '@plainclaim/domain/solicitors/approval';
import type { RegulatorNumbers } from '@plainclaim/domain/solicitors/regulators';
import { sql } from 'drizzle-orm';
import { check, date, index, jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { moment } from '../../platform/db/moment.ts';
import { authUsers } from '../auth/users/users.tables.ts';

const line = (name: string) => text(name).notNull().default('');

/** Columns of every role's profile. Empty fields are empty strings, not null; only a date can be null. */
const contactColumns = () => ({
  userId: uuid('user_id')
    .primaryKey()
    .references(() => authUsers.id, { onDelete: 'cascade' }),
  fullName: line('full_name'),
  /** The address for letters and mails about claims. The sign-in address is the account's. */
  email: line('email'),
  phone: line('phone'),
  dateOfBirth: date('date_of_birth', { mode: 'string' }),
  addressLine1: line('address_line_1'),
  addressLine2: line('address_line_2'),
  townCity: line('town_city'),
  postcode: line('postcode'),
  createdAt: moment('created_at').notNull(),
  updatedAt: moment('updated_at').notNull(),
});

export const plaintiffProfiles = pgTable('plaintiff_profiles', contactColumns());

export const adminProfiles = pgTable('admin_profiles', contactColumns());

/** A solicitor also gives their firm and the cases they take; an admin approves them. */
export const solicitorProfiles = pgTable(
  'solicitor_profiles',
  {
    ...contactColumns(),
    firstName: line('first_name'),
    lastName: line('last_name'),
    firmName: line('firm_name'),
    jurisdictions: text('jurisdictions').array().notNull().default([]),
    practiceAreas: text('practice_areas').array().notNull().default([]),
    regulatorNumbers: jsonb('regulator_numbers').$type<RegulatorNumbers>().notNull().default({}),
    status: text('status').$type<SolicitorStatus>().notNull().default('pending'),
    /** The reason for declining or suspending: mailed to the solicitor, and shown to them. */
    decisionReason: line('decision_reason'),
    decidedAt: moment('decided_at'),
    /** No foreign key: a decision outlives the account of the admin who made it. */
    decidedBy: uuid('decided_by'),
  },
  (table) => [
    index('solicitor_profiles_by_status').on(table.status, table.createdAt.desc().nullsFirst()),
    index('solicitor_profiles_newest').on(
      table.updatedAt.desc().nullsFirst(),
      table.userId.desc().nullsFirst(),
    ),
    check(
      'solicitor_profiles_status',
      sql`${table.status} in ('pending', 'approved', 'declined', 'suspended')`,
    ),
  ],
);
