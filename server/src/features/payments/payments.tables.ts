import type { LedgerAccount, LedgerKind } from '@plainclaim/domain/payments/ledger';
import type { PaymentIntentStatus } from '@plainclaim/domain/payments/payment-link';
import type { PayoutStatus } from '@plainclaim/domain/payments/payout';
import { sql } from 'drizzle-orm';
import {
  bigint,
  boolean,
  check,
  index,
  integer,
  numeric,
  pgTable,
  primaryKey,
  text,
  unique,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import { moment } from '../../platform/db/moment.ts';
import { authUsers } from '../auth/users/users.tables.ts';
import { legalClaims } from '../claims/claims.tables.ts';

const pounds = (name: string) => numeric(name, { precision: 12, scale: 2 });
const pennies = (name: string) => bigint(name, { mode: 'number' });

const ofClaim = () =>
  uuid('claim_id')
    .notNull()
    .references(() => legalClaims.id);

/** A request to a defendant to pay. The link's token is only in the mail; this table has its hash. */
export const paymentIntents = pgTable(
  'payment_intents',
  {
    id: uuid('id').primaryKey(),
    claimId: ofClaim(),
    /**
     * The accepted offer. No foreign key: the settlements slice depends on payments, not the other way round.
     */
    settlementOfferId: uuid('settlement_offer_id'),
    amount: pounds('amount').notNull(),
    currency: text('currency').notNull().default('GBP'),
    /** Expired is not a stored status: it follows from `expires_at`. */
    status: text('status').$type<PaymentIntentStatus>().notNull(),
    /** SHA-256 of a 256-bit random token. */
    tokenHash: text('token_hash').notNull(),
    recipientEmail: text('recipient_email').notNull(),
    /** The defendant's address is unknown: the link went to the team, to be passed on. */
    recipientIsTeam: boolean('recipient_is_team').notNull(),
    /** Null when an accepted offer caused it. */
    requestedBy: uuid('requested_by'),
    createdAt: moment('created_at').notNull(),
    expiresAt: moment('expires_at').notNull(),
    completedAt: moment('completed_at'),
    cancelledAt: moment('cancelled_at'),
  },
  (table) => [
    unique('payment_intents_token').on(table.tokenHash),
    uniqueIndex('payment_intents_one_pending').on(table.claimId).where(sql`${table.status} = 'pending'`),
    index('payment_intents_of_claim').on(table.claimId, table.createdAt.desc().nullsFirst()),
    check('payment_intents_status', sql`${table.status} in ('pending', 'completed', 'cancelled')`),
    check('payment_intents_amount_above_zero', sql`${table.amount} > 0`),
    check('payment_intents_in_pounds', sql`${table.currency} = 'GBP'`),
    check(
      'payment_intents_completed',
      sql`(${table.status} = 'completed') = (${table.completedAt} is not null)`,
    ),
  ],
);

/** A session at the card provider's checkout. Its id is the idempotency key of the request. */
export const checkoutSessions = pgTable(
  'checkout_sessions',
  {
    id: uuid('id').primaryKey(),
    paymentIntentId: uuid('payment_intent_id')
      .notNull()
      .references(() => paymentIntents.id),
    provider: text('provider').notNull(),
    /** Null until the provider has answered: a retry gets the same session. */
    providerSessionId: text('provider_session_id'),
    url: text('url'),
    state: text('state').$type<'open' | 'paid' | 'expired' | 'failed'>().notNull(),
    amount: pounds('amount').notNull(),
    createdAt: moment('created_at').notNull(),
    expiresAt: moment('expires_at').notNull(),
    settledAt: moment('settled_at'),
    providerPaymentId: text('provider_payment_id'),
  },
  (table) => [
    unique('checkout_sessions_of_provider').on(table.provider, table.providerSessionId),
    uniqueIndex('checkout_sessions_one_open').on(table.paymentIntentId).where(sql`${table.state} = 'open'`),
    index('checkout_sessions_of_intent').on(table.paymentIntentId, table.createdAt.desc().nullsFirst()),
    index('checkout_sessions_newest_first').on(table.createdAt.desc().nullsFirst()),
    check('checkout_sessions_state', sql`${table.state} in ('open', 'paid', 'expired', 'failed')`),
    check('checkout_sessions_settled', sql`(${table.state} = 'paid') = (${table.settledAt} is not null)`),
  ],
);

/** The provider's events, each once. For the operator to look at; no code decides by them. */
export const providerEvents = pgTable(
  'provider_events',
  {
    provider: text('provider').notNull(),
    eventId: text('event_id').notNull(),
    kind: text('kind').notNull(),
    sessionId: text('session_id'),
    refundId: text('refund_id'),
    outcome: text('outcome').notNull(),
    createdAt: moment('created_at').notNull(),
    receivedAt: moment('received_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.provider, table.eventId] }),
    index('provider_events_newest_first').on(table.receivedAt.desc().nullsFirst()),
  ],
);

/**
 * Money received. One payment settles its claim; any further one is a surplus and is refunded. The split is
 * stored as it was computed on that day.
 */
export const payments = pgTable(
  'payments',
  {
    id: uuid('id').primaryKey(),
    checkoutSessionId: uuid('checkout_session_id')
      .notNull()
      .references(() => checkoutSessions.id),
    paymentIntentId: uuid('payment_intent_id')
      .notNull()
      .references(() => paymentIntents.id),
    claimId: ofClaim(),
    kind: text('kind').$type<'settling' | 'surplus'>().notNull(),
    gross: pennies('gross').notNull(),
    commission: pennies('commission').notNull(),
    toClaimant: pennies('to_claimant').notNull(),
    receivedAt: moment('received_at').notNull(),
    /** When the refund was decided. */
    refundedAt: moment('refunded_at'),
  },
  (table) => [
    unique('payments_of_checkout').on(table.checkoutSessionId),
    uniqueIndex('payments_one_settling')
      .on(table.claimId)
      .where(sql`${table.kind} = 'settling' and ${table.refundedAt} is null`),
    index('payments_of_claim').on(table.claimId, table.receivedAt.desc().nullsFirst()),
    index('payments_newest_first').on(table.receivedAt.desc().nullsFirst()),
    check('payments_kind', sql`${table.kind} in ('settling', 'surplus')`),
    check('payments_gross_above_zero', sql`${table.gross} > 0`),
    check(
      'payments_split_whole',
      sql`${table.commission} + ${table.toClaimant} = case ${table.kind} when 'settling' then ${table.gross} else 0 end`,
    ),
  ],
);

/** A transaction in the ledger. Append-only: the migration's triggers refuse changes. */
export const ledgerTransactions = pgTable(
  'ledger_transactions',
  {
    id: uuid('id').primaryKey(),
    kind: text('kind').$type<LedgerKind>().notNull(),
    paymentId: uuid('payment_id')
      .notNull()
      .references(() => payments.id),
    createdAt: moment('created_at').notNull(),
  },
  (table) => [
    index('ledger_transactions_of_payment').on(table.paymentId),
    // A payout may be returned and paid again; every other kind happens once per payment.
    uniqueIndex('ledger_transactions_once')
      .on(table.kind, table.paymentId)
      .where(sql`${table.kind} not in ('payout', 'payout-returned')`),
    check(
      'ledger_transactions_kind',
      sql`${table.kind} in ('payment', 'surplus', 'payout', 'payout-returned', 'refund-promised', 'refund-paid')`,
    ),
  ],
);

/**
 * Debits are positive, credits negative. A deferred check refuses to commit a transaction whose entries do
 * not sum to zero.
 */
export const ledgerEntries = pgTable(
  'ledger_entries',
  {
    id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    transactionId: uuid('transaction_id')
      .notNull()
      .references(() => ledgerTransactions.id),
    account: text('account').$type<LedgerAccount>().notNull(),
    amount: pennies('amount').notNull(),
  },
  (table) => [
    index('ledger_entries_of_transaction').on(table.transactionId),
    check(
      'ledger_entries_account',
      sql`${table.account} in ('card-provider', 'owed-to-claimant', 'owed-to-payer', 'commission', 'bank')`,
    ),
    check('ledger_entries_move_something', sql`${table.amount} <> 0`),
  ],
);

/** A claimant's share, which an admin transfers by hand at the bank. */
export const payouts = pgTable(
  'payouts',
  {
    id: uuid('id').primaryKey(),
    paymentId: uuid('payment_id')
      .notNull()
      .references(() => payments.id),
    claimId: ofClaim(),
    userId: uuid('user_id')
      .notNull()
      .references(() => authUsers.id),
    amount: pennies('amount').notNull(),
    status: text('status').$type<PayoutStatus>().notNull(),
    /** As on the bank's statement. */
    reference: text('reference'),
    /** Why it failed. */
    reason: text('reason'),
    decidedBy: uuid('decided_by'),
    createdAt: moment('created_at').notNull(),
    decidedAt: moment('decided_at'),
  },
  (table) => [
    unique('payouts_of_payment').on(table.paymentId),
    index('payouts_by_status').on(
      table.status,
      table.createdAt.desc().nullsFirst(),
      table.id.desc().nullsFirst(),
    ),
    index('payouts_of_claim').on(table.claimId),
    check('payouts_status', sql`${table.status} in ('due', 'paid', 'failed', 'cancelled')`),
    check('payouts_amount_above_zero', sql`${table.amount} > 0`),
    check('payouts_paid_with_reference', sql`${table.status} <> 'paid' or ${table.reference} is not null`),
    check('payouts_failed_with_reason', sql`${table.status} <> 'failed' or ${table.reason} is not null`),
  ],
);

/** The claimant's bank account. Sort code and account number are encrypted, bound to this row. */
export const payoutDetails = pgTable('payout_details', {
  userId: uuid('user_id')
    .primaryKey()
    .references(() => authUsers.id, { onDelete: 'cascade' }),
  accountHolder: text('account_holder').notNull(),
  sealedAccount: text('sealed_account').notNull(),
  updatedAt: moment('updated_at').notNull(),
});

/** A refund to the payer. */
export const refunds = pgTable(
  'refunds',
  {
    id: uuid('id').primaryKey(),
    paymentId: uuid('payment_id')
      .notNull()
      .references(() => payments.id),
    gross: pennies('gross').notNull(),
    reason: text('reason').notNull(),
    /** Null for a surplus, which is refunded automatically. */
    requestedBy: uuid('requested_by'),
    state: text('state').$type<'requested' | 'done' | 'failed'>().notNull(),
    /** Raised by each retry after a failure, because it needs another idempotency key at the provider. */
    attempt: integer('attempt').notNull().default(1),
    providerRefundId: text('provider_refund_id'),
    createdAt: moment('created_at').notNull(),
    decidedAt: moment('decided_at'),
  },
  (table) => [
    unique('refunds_of_payment').on(table.paymentId),
    index('refunds_of_provider').on(table.providerRefundId),
    index('refunds_newest_first').on(table.createdAt.desc().nullsFirst()),
    check('refunds_state', sql`${table.state} in ('requested', 'done', 'failed')`),
    check('refunds_gross_above_zero', sql`${table.gross} > 0`),
  ],
);
