import { desc, sql } from 'drizzle-orm';
import type { Executor } from '../../../platform/db/db.ts';
import { type Difference, reconciliationRuns } from './reconciliation.tables.ts';

export type RunRow = typeof reconciliationRuns.$inferSelect;

export async function insertRun(executor: Executor, run: RunRow): Promise<void> {
  await executor.insert(reconciliationRuns).values(run);
}

export async function lastRuns(executor: Executor, limit: number): Promise<RunRow[]> {
  return await executor
    .select()
    .from(reconciliationRuns)
    .orderBy(desc(reconciliationRuns.ranAt))
    .limit(limit);
}

/** Payments of this provider since then, according to our own rows. */
export async function paidSince(executor: Executor, provider: string, since: Date) {
  const { rows } = await executor.execute<{ payment_id: string; session_id: string; amount: string }>(sql`
    select p.id as payment_id, s.provider_session_id as session_id, p.gross::text as amount
    from payments p join checkout_sessions s on s.id = p.checkout_session_id
    where s.provider = ${provider} and p.received_at >= ${since.toISOString()}::timestamptz`);
  return rows.map((row) => ({
    paymentId: row.payment_id,
    sessionId: row.session_id,
    amount: Number(row.amount),
  }));
}

/**
 * Each query finds rows that contradict each other. Constraints, triggers and transactions prevent that, so a
 * healthy database has none; but an operator with SQL access can bypass all three.
 */
const questions: readonly { readonly kind: string; readonly query: ReturnType<typeof sql> }[] = [
  {
    kind: 'completed-without-payment',
    query: sql`select i.id::text as about, 'A link is completed, but no payment settled it' as detail
      from payment_intents i where i.status = 'completed'
      and not exists (select from payments p where p.payment_intent_id = i.id and p.kind = 'settling')`,
  },
  {
    kind: 'payment-without-completion',
    query: sql`select p.id::text as about, 'A payment settled its claim, but its link is ' || i.status as detail
      from payments p join payment_intents i on i.id = p.payment_intent_id
      where p.kind = 'settling' and i.status <> 'completed'`,
  },
  {
    kind: 'claim-not-resolved',
    query: sql`select p.id::text as about, 'The claim was paid and is ' || c.status as detail
      from payments p join legal_claims c on c.id = p.claim_id
      where p.kind = 'settling' and p.refunded_at is null and c.status <> 'resolved'`,
  },
  {
    kind: 'payment-not-in-ledger',
    query: sql`select p.id::text as about, 'The ledger has ' || coalesce(sum(e.amount), 0) || ' pence, the payment ' || p.gross as detail
      from payments p
      left join ledger_transactions t on t.payment_id = p.id and t.kind in ('payment', 'surplus')
      left join ledger_entries e on e.transaction_id = t.id and e.account = 'card-provider'
      group by p.id having coalesce(sum(e.amount), 0) <> p.gross`,
  },
  {
    kind: 'ledger-not-zero',
    query: sql`select transaction_id::text as about, 'Its entries make ' || sum(amount) || ' pence' as detail
      from ledger_entries group by transaction_id having sum(amount) <> 0`,
  },
  {
    kind: 'payouts-differ',
    query: sql`select 'owed-to-claimant' as about, 'The ledger owes ' || owed || ' pence, the payouts ' || waiting as detail
      from (select coalesce(-sum(amount), 0) as owed from ledger_entries where account = 'owed-to-claimant') l,
        (select coalesce(sum(amount), 0) as waiting from payouts where status in ('due', 'failed')) p
      where owed <> waiting`,
  },
  {
    kind: 'refunds-differ',
    query: sql`select 'owed-to-payer' as about, 'The ledger owes ' || owed || ' pence, the refunds ' || waiting as detail
      from (select coalesce(-sum(amount), 0) as owed from ledger_entries where account = 'owed-to-payer') l,
        (select coalesce(sum(gross), 0) as waiting from refunds where state <> 'done') r
      where owed <> waiting`,
  },
  {
    kind: 'totals-differ',
    query: sql`select coalesce(l.account, f.account) as about,
        'The ledger has ' || coalesce(l.total, 0) || ' pence, the running total ' || coalesce(f.total, 0) as detail
      from (select account, sum(amount) as total from ledger_entries group by account) l
      full join (select substr(name, 8) as account, sum(delta) as total from figure_deltas
        where name like 'ledger-%' group by name) f on f.account = l.account
      where coalesce(l.total, 0) <> coalesce(f.total, 0)`,
  },
];

export async function contradictions(executor: Executor): Promise<readonly Difference[]> {
  const found: Difference[] = [];
  for (const { kind, query } of questions) {
    const { rows } = await executor.execute<{ about: string; detail: string }>(sql`${query} limit 100`);
    found.push(...rows.map(({ about, detail }) => ({ kind, about, detail })));
  }
  return found;
}
