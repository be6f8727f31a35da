import { type HoldReason, type HoldSetter, holdReasons } from '@plainclaim/domain/claims/holds/hold-reasons';
import type { IsoDate } from '@plainclaim/domain/shared/iso-date';
import { sql } from 'drizzle-orm';
import { boolean, check, date, index, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { moment } from '../../../platform/db/moment.ts';
import { legalClaims } from '../claims.tables.ts';

const day = (name: string) => date(name, { mode: 'string' }).$type<IsoDate>();

/** Pauses of claims. Why a claim is paused lies apart, in `claim_hold_reasons`. */
export const claimHolds = pgTable(
  'claim_holds',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    claimId: uuid('claim_id')
      .notNull()
      .references(() => legalClaims.id),
    firstDay: day('first_day').notNull(),
    /** Null while no end is known. */
    lastDay: day('last_day'),
    /** A breathing space or moratorium. */
    isStatutory: boolean('is_statutory').notNull(),
    /** Outlives the reason, because these days never bear interest. */
    interestFreeFrom: day('interest_free_from'),
    setBy: text('set_by').$type<HoldSetter>().notNull(),
    /** No foreign key: the row outlives the account. */
    userId: uuid('user_id').notNull(),
    /** Null while it is provisional. */
    confirmedAt: moment('confirmed_at'),
    /** The first day that was no longer on hold; null while the hold is open. */
    endedOn: day('ended_on'),
    endedAt: moment('ended_at'),
    createdAt: moment('created_at').notNull(),
  },
  (table) => [
    index('claim_holds_of_claim').on(table.claimId),
    uniqueIndex('claim_holds_open').on(table.claimId).where(sql`${table.endedAt} is null`),
    index('claim_holds_to_end').on(table.lastDay).where(sql`${table.endedAt} is null`),
    index('claim_holds_ended').on(table.endedAt),
    check('claim_holds_set_by', sql`${table.setBy} in ('claimant', 'admin', 'defendant')`),
    check('claim_holds_days', sql`${table.lastDay} >= ${table.firstDay}`),
    check('claim_holds_ended_whole', sql`(${table.endedOn} is null) = (${table.endedAt} is null)`),
    check(
      'claim_holds_interest_free',
      sql`${table.interestFreeFrom} is null or (${table.isStatutory} and ${table.confirmedAt} is not null)`,
    ),
  ],
);

/**
 * Why a claim is paused, which may tell of the other side's health. Read by admins one at a time, which is recorded, and
 * deleted 30 days after the hold. No other table, event or mail holds it.
 */
export const claimHoldReasons = pgTable(
  'claim_hold_reasons',
  {
    holdId: uuid('hold_id')
      .primaryKey()
      .references(() => claimHolds.id, { onDelete: 'cascade' }),
    reason: text('reason').$type<HoldReason>().notNull(),
    /** When the person whom the reason is about was said to have agreed that it is stored. */
    consentedAt: moment('consented_at'),
  },
  ({ reason, consentedAt }) => [
    check(
      'claim_hold_reasons_known',
      sql`${reason} in (${sql.raw(holdReasons.map((one) => `'${one}'`).join(', '))})`,
    ),
    check(
      'claim_hold_reasons_consent',
      sql`${reason} not in ('mental-health-breathing-space', 'vulnerable') or ${consentedAt} is not null`,
    ),
  ],
);
