import { sql } from 'drizzle-orm';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readAdminFigures } from '../../claims/admin/read-admin-figures.ts';
import { foldDeltas, sumByName } from '../../claims/figures/figures.store.ts';
import { openPaymentsBench } from '../testing/payments-bench.ts';
import { countBalances } from './ledger.store.ts';
import { revenueReaders } from './read-revenue.ts';

describe('the database', () => {
  it('refuses to change, delete or empty what is in the books', async () => {
    const bench = await openPaymentsBench();
    await bench.pay(await bench.sendLink());
    const { db } = bench.app.platform;
    for (const statement of [
      'update ledger_entries set amount = amount + 1',
      'delete from ledger_entries',
      'truncate ledger_entries',
      "update ledger_transactions set kind = 'surplus'",
      'delete from ledger_transactions',
      'truncate ledger_transactions cascade',
    ])
      await expect(db.execute(sql.raw(statement)), statement).rejects.toThrow();
    const [payment] = await bench.payments();
    const add = (kind: string, entries: readonly (readonly [string, number])[]) =>
      db.transaction(async (tx) => {
        const { rows } =
          await tx.execute(sql`insert into ledger_transactions (id, kind, payment_id, created_at)
          values (gen_random_uuid(), ${kind}, ${payment?.id}, now()) returning id`);
        for (const [account, amount] of entries)
          await tx.execute(sql`insert into ledger_entries (transaction_id, account, amount)
            values (${rows[0]?.id}, ${account}, ${amount})`);
      });
    const twoEnds = [
      ['owed-to-claimant', 5],
      ['bank', -5],
    ] as const;
    await expect(add('payout', [['bank', 5]]), 'one end').rejects.toThrow();
    await expect(add('payout', [...twoEnds, ['bank', 1]]), 'not zero').rejects.toThrow();
    await expect(add('payout', []), 'nothing').rejects.toThrow();
    await expect(
      add('payout', [
        ['pocket', 5],
        ['bank', -5],
      ]),
      'no such account',
    ).rejects.toThrow();
    await expect(add('payment', twoEnds), 'a second payment of one').rejects.toThrow();
    const { rows } = await db.execute(sql`select id from ledger_transactions`);
    await expect(
      db.execute(
        sql`insert into ledger_entries (transaction_id, account, amount) values (${rows[0]?.id}, 'bank', 1)`,
      ),
      'an entry added later',
    ).rejects.toThrow();
    await add('payout', twoEnds);
    expect(await bench.balances()).toMatchObject({ bank: -5 });
  });

  it('lets one payment settle a claim, and one link be open', async () => {
    const bench = await openPaymentsBench();
    await bench.pay(await bench.sendLink());
    const { db } = bench.app.platform;
    await expect(
      db.execute(
        sql`insert into payments select gen_random_uuid(), gen_random_uuid(), payment_intent_id, claim_id, kind, gross, commission, to_claimant, received_at from payments`,
      ),
    ).rejects.toThrow();
  });
});

type Act = {
  readonly kind: 'pay' | 'pay-late' | 'paid' | 'failed' | 'due' | 'corrected' | 'refund';
  readonly claim: number;
};

const acts = fc.array(
  fc.record<Act>({
    kind: fc.constantFrom('pay', 'pay', 'pay-late', 'paid', 'paid', 'failed', 'corrected', 'due', 'refund'),
    claim: fc.nat({ max: 2 }),
  }),
  { minLength: 12, maxLength: 18 },
);

it('sums to zero over any sequence of payments, payouts, refunds and surplus, and loses nothing', async () => {
  const bench = await openPaymentsBench();
  const { db, clock } = bench.app.platform;
  const account = { account_holder: 'Hannah Okoro', sort_code: '12-34-56', account_number: '12345678' };
  await bench.call(bench.hannah, 'PUT', '/api/account/payout-details', account);
  const amounts = ['1,250.50', '0.55', '99.95'];
  const claims = [bench.claim];
  for (const amount of amounts.slice(1)) claims.push(await bench.submitted(bench.hannah, { amount }));
  const post = (path: string, body?: object) => bench.call(bench.admin, 'POST', path, body);

  const perform = async ({ kind, claim: index }: Act) => {
    const claim = claims[index] ?? bench.claim;
    bench.app.clock.forward(1);
    const [newest] = (
      await db.execute(sql`select payments.id as payment, payouts.id as payout from payments
      left join payouts on payment_id = payments.id
      where payments.claim_id = ${claim.id} and payments.kind = 'settling' order by received_at desc limit 1`)
    ).rows;
    if (kind === 'refund')
      return void (await post(`/api/admin/payments/${newest?.payment}/refund`, { reason: 'x' }));
    if (kind === 'paid' || kind === 'failed' || kind === 'due' || kind === 'corrected')
      return void (await post(`/api/admin/payouts/${newest?.payout}/${kind}`, {
        reference: 'FP',
        reason: 'x',
      }));
    const sent = await bench.fn('send-payment-link', bench.linkFor(claim), bench.admin);
    if (!sent.success) return;
    const token = await bench.newestToken();
    const { sessionId } = await bench.checkout(token);
    // A late payment, through a link that has just been replaced.
    if (kind === 'pay-late') await bench.fn('send-payment-link', bench.linkFor(claim), bench.admin);
    await bench.press(sessionId);
    await Promise.all([bench.hook(sessionId), bench.comeBack(token)]);
  };

  const check = async () => {
    const counted = await countBalances(db);
    const value = (account: Parameters<typeof counted.get>[0]) => counted.get(account) ?? 0;
    expect([...counted.values()].reduce((sum, one) => sum + one, 0)).toBe(0);
    // Computed from the payments, independently of the ledger.
    const { rows } = await db.execute(sql`select
      (select coalesce(sum(gross), 0) from payments)::int as received,
      (select coalesce(sum(commission), 0) from payments where refunded_at is null)::int as earned,
      (select coalesce(sum(gross), 0) from payments where kind = 'settling' and refunded_at is null)::int as kept,
      (select coalesce(sum(amount), 0) from payouts where status in ('due', 'failed'))::int as waiting,
      (select coalesce(sum(amount), 0) from payouts where status = 'paid')::int as sent,
      (select coalesce(sum(gross), 0) from refunds where state = 'done')::int as returned,
      (select coalesce(sum(gross), 0) from refunds where state <> 'done')::int as promised,
      (select coalesce(sum(amount), 0) from test_refunds)::int as given_back,
      (select coalesce(sum(amount), 0) from test_checkouts where paid_at is not null)::int as taken`);
    const truth = rows[0] as Record<string, number>;
    expect({
      received: value('card-provider') + Number(truth.returned),
      earned: -value('commission') + 0,
      waiting: -value('owed-to-claimant') + 0,
      sent: -value('bank') + 0,
      promised: -value('owed-to-payer') + 0,
    }).toEqual({
      received: truth.received,
      earned: truth.earned,
      waiting: truth.waiting,
      sent: truth.sent,
      promised: truth.promised,
    });
    expect([truth.taken, truth.given_back]).toEqual([truth.received, truth.returned]);
    // The running totals equal the ledger, and the dashboard equals both.
    const totals = await sumByName(db);
    for (const [account, sum] of counted) expect(totals.get(`ledger-${account}`) ?? 0).toBe(sum);
    const revenue = revenueReaders(db);
    expect(await revenue.readRevenue()).toBe(truth.earned);
    const months = [...(await revenue.readRecoveredByMonth('2026-01-01' as never)).values()];
    expect(months.reduce((sum, one) => sum + one, 0)).toBe(truth.kept);
    const { rows: figures } = await db.execute(sql`select count(*)::int as total,
      (count(*) filter (where response_deadline is not null and status <> 'pending'))::int as moved,
      count(response_deadline)::int as due from legal_claims`);
    const { totalClaims, movedOnRate } = await readAdminFigures({ db, clock });
    expect([totalClaims, movedOnRate]).toEqual([
      figures[0]?.total,
      Math.round((100 * Number(figures[0]?.moved)) / Number(figures[0]?.due)),
    ]);
  };

  await fc.assert(
    fc.asyncProperty(acts, async (sequence) => {
      for (const act of sequence) await perform(act);
      await bench.app.runJobs();
      await check();
    }),
    { numRuns: 4, seed: 20_261_116, endOnFailure: true },
  );
  await foldDeltas(db);
  await check();
  const kinds = new Set((await bench.rows('ledger_transactions')).map(({ kind }) => kind));
  expect([...kinds].sort()).toEqual([
    'payment',
    'payout',
    'payout-returned',
    'refund-paid',
    'refund-promised',
    'surplus',
  ]);
}, 900_000);
