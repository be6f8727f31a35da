import type { Pence } from '@plainclaim/domain/shared/money';
import { sql } from 'drizzle-orm';
import { bigint, check, index, integer, pgTable, text, unique, uuid } from 'drizzle-orm/pg-core';
import { moment } from '../../platform/db/moment.ts';

const amount = () => bigint('amount', { mode: 'number' }).$type<Pence>().notNull();

/** State of the built-in test checkout, which a real provider stores itself. Empty in production. */
export const testCheckouts = pgTable(
  'test_checkouts',
  {
    /** Random, because knowing it is enough to pay. */
    id: text('id').primaryKey(),
    reference: text('reference').notNull(),
    amount: amount(),
    description: text('description').notNull(),
    payerEmail: text('payer_email'),
    successUrl: text('success_url').notNull(),
    cancelUrl: text('cancel_url').notNull(),
    /** No foreign keys: a real provider's database would not know our tables. */
    paymentIntentId: uuid('payment_intent_id').notNull(),
    claimId: uuid('claim_id').notNull(),
    declines: integer('declines').notNull().default(0),
    paymentId: text('payment_id'),
    createdAt: moment('created_at').notNull(),
    /** It cannot be paid after this, closed or not. */
    expiresAt: moment('expires_at').notNull(),
    paidAt: moment('paid_at'),
    closedAt: moment('closed_at'),
  },
  (table) => [
    unique('test_checkouts_reference').on(table.reference),
    unique('test_checkouts_payment').on(table.paymentId),
    index('test_checkouts_paid').on(table.paidAt).where(sql`${table.paidAt} is not null`),
    check('test_checkouts_amount_positive', sql`${table.amount} > 0`),
    check('test_checkouts_payment_named', sql`(${table.paidAt} is null) = (${table.paymentId} is null)`),
    check('test_checkouts_one_outcome', sql`num_nonnulls(${table.paidAt}, ${table.closedAt}) <= 1`),
  ],
);

export const testRefunds = pgTable(
  'test_refunds',
  {
    id: text('id').primaryKey(),
    reference: text('reference').notNull(),
    paymentId: text('payment_id')
      .notNull()
      .references(() => testCheckouts.paymentId),
    amount: amount(),
    createdAt: moment('created_at').notNull(),
  },
  (table) => [
    unique('test_refunds_reference').on(table.reference),
    index('test_refunds_of_payment').on(table.paymentId),
    check('test_refunds_amount_positive', sql`${table.amount} > 0`),
  ],
);
