import { index, integer, jsonb, pgTable, uuid } from 'drizzle-orm/pg-core';
import { moment } from '../../../platform/db/moment.ts';

/** A comparison of provider, intents and ledger, with the differences found. */
export const reconciliationRuns = pgTable(
  'reconciliation_runs',
  {
    id: uuid('id').primaryKey(),
    ranAt: moment('ran_at').notNull(),
    /** The provider's payments since this moment were compared. */
    since: moment('since').notNull(),
    checked: integer('checked').notNull(),
    /** Number of missed payments that this run recorded. */
    settled: integer('settled').notNull(),
    differences: jsonb('differences').$type<readonly Difference[]>().notNull(),
    /** Null for the nightly one. */
    startedBy: uuid('started_by'),
  },
  (table) => [index('reconciliation_runs_newest_first').on(table.ranAt.desc().nullsFirst())],
);

export type Difference = {
  readonly kind: string;
  /** The id of a provider's session, payment, intent or account. */
  readonly about: string;
  readonly detail: string;
};
