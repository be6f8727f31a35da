import { type Invariant, rowsAsWords } from './invariant.ts';

export const balancedBooks: Invariant = {
  name: 'the books balance, and every payment is in them once',
  broken: async (query) => [
    ...rowsAsWords(
      await query(`select transaction_id, sum(amount)::int as sum from ledger_entries
        group by transaction_id having sum(amount) <> 0`),
      'a booking does not make zero',
    ),
    ...rowsAsWords(
      await query(`
        select p.id, p.gross, count(t.id)::int as bookings, coalesce(sum(e.amount), 0)::int as booked
        from payments p
        left join ledger_transactions t on t.payment_id = p.id and t.kind in ('payment', 'surplus')
        left join ledger_entries e on e.transaction_id = t.id and e.account = 'card-provider'
        group by p.id having count(t.id) <> 1 or coalesce(sum(e.amount), 0) <> p.gross`),
      'a payment is not in the books once',
    ),
  ],
};

export const chargedOnce: Invariant = {
  name: 'no claim is paid twice, and whoever paid too much gets it back',
  broken: async (query) => [
    ...rowsAsWords(
      await query(`select claim_id, count(*)::int as payments from payments
        where kind = 'settling' and refunded_at is null group by claim_id having count(*) > 1`),
      'a claim was settled twice',
    ),
    ...rowsAsWords(
      await query(`
        select p.id, p.kind, c.status, i.status as link,
          (select count(*)::int from payouts o where o.payment_id = p.id) as payouts,
          (select count(*)::int from refunds r where r.payment_id = p.id) as refunds,
          (select count(*)::int from history_events h where h.claim_id = p.claim_id and h.kind = 'payment.received'
            and h.facts ->> 'payment_id' = p.id::text) as told
        from payments p join legal_claims c on c.id = p.claim_id join payment_intents i on i.id = p.payment_intent_id
        `).then((rows) =>
        (rows as Record<string, unknown>[]).filter(({ kind, status, link, payouts, refunds, told }) =>
          kind === 'settling'
            ? status !== 'resolved' || link !== 'completed' || payouts !== 1 || told !== 1
            : refunds !== 1 || payouts !== 0,
        ),
      ),
      'a payment has not what follows from it',
    ),
  ],
};

type Taken = { session: string; gross: string };

/** Only at rest, as before that an event may still be on its way. */
export const agreesWithProvider: Invariant = {
  name: 'what the card provider took is what the books say, to the penny',
  broken: async (query, { cards }) => {
    const taken = cards.sessions.filter(({ payment_status }) => payment_status === 'paid');
    const recorded = await query<Taken>(`select s.provider_session_id as session, p.gross
      from payments p join checkout_sessions s on s.id = p.checkout_session_id`);
    const inBooks = new Map(recorded.map(({ session, gross }) => [session, Number(gross)]));
    const [account] = await query<{ sum: string }>(
      `select coalesce(sum(amount), 0) as sum from ledger_entries where account = 'card-provider'`,
    );
    const sum = (amounts: readonly number[]) => amounts.reduce((total, one) => total + one, 0);
    const held =
      sum(taken.map(({ amount_total }) => amount_total)) - sum(cards.refunds.map(({ amount }) => amount));
    return [
      ...taken
        .filter(({ id, amount_total }) => inBooks.get(id) !== amount_total)
        .map(({ id }) => `the provider took money that is not in the books: ${id}`),
      ...(recorded.length === taken.length
        ? []
        : [`${taken.length} charges at the provider, ${recorded.length} payments here`]),
      ...(Number(account?.sum) === held ? [] : [`the provider holds ${held}, the books say ${account?.sum}`]),
      ...rowsAsWords(
        await query(`select id, state from refunds where state <> 'done'`),
        'a refund is not done',
      ),
      ...rowsAsWords(
        await query(`select p.id, count(e.id)::int as receipts from payments p
          left join emails e on e.dedupe_key in ('receipt:' || p.id || ':payer', 'receipt:' || p.id || ':claimant')
          where p.kind = 'settling' group by p.id having count(e.id) <> 2`),
        'a payment has not its two receipts',
      ),
    ];
  },
};
