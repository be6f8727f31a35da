import { sql } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import type { ErrorAnswer } from '../../claims/testing/claims-bench.ts';
import { openPayoutsBench } from '../testing/payouts-bench.ts';

describe('a refund', () => {
  it('gives everything back, opens the claim again, and the claim can be paid once more', async () => {
    const bench = await openPayoutsBench();
    const shown = async () => (await bench.look(bench.token)).paymentIntent;
    expect(await shown()).toMatchObject({ status: 'completed', refunded_at: null });
    const [one, two] = await Promise.all([bench.refund(), bench.refund()]);
    expect(await shown()).toMatchObject({ status: 'completed', refunded_at: expect.any(String) });
    expect([one.status, two.status].sort()).toEqual([200, 409]);
    expect(await bench.statusOf()).toBe('responded');
    expect(await bench.rows('payouts')).toMatchObject([{ status: 'cancelled' }]);
    // The whole payment was refunded, not only the claimant's share.
    expect((await bench.list('status=cancelled')).totals.cancelled).toEqual({
      count: 1,
      amount: 1125.45,
      gross: 1250.5,
    });
    expect(await bench.balances()).toMatchObject({ commission: 0, 'owed-to-payer': -125_050 });
    await bench.app.runJobs();
    expect(await bench.balances()).toEqual({
      'card-provider': 0,
      commission: 0,
      'owed-to-claimant': 0,
      'owed-to-payer': 0,
    });
    expect(await bench.rows('test_refunds')).toMatchObject([{ amount: '125050' }]);
    expect(await bench.mails('refund-to-payer')).toMatchObject([{ to_address: 'sam@reed.example' }]);
    expect(await bench.mails('refund-to-claimant')).toMatchObject([{ to_address: 'hannah@post.example' }]);
    expect((await bench.events()).slice(-2)).toEqual(['payment.refunded', 'refund.paid']);
    await bench.giveDetails();
    expect((await bench.decide('paid', { reference: 'FP-1' })).status).toBe(409);
    const read = () => bench.call(bench.hannah, 'GET', `/api/claims/${bench.claim.id}`);
    expect((await read()).body).toMatchObject({
      payment: { state: 'refunded' },
      next_step: { kind: 'after-refund' },
    });

    bench.app.clock.forward(60);
    await bench.pay(await bench.sendLink());
    expect((await read()).body).toMatchObject({ payment: { state: 'paid', payout: { status: 'due' } } });
    expect(await bench.balances()).toMatchObject({ commission: -12_505 });
  });

  it('stops the mail about a failed payout that has not left, and keeps its own reason', async () => {
    const bench = await openPayoutsBench();
    await bench.giveDetails();
    await bench.decide('failed', { reason: 'Account closed' });
    expect(await bench.mails('payout-failed')).toHaveLength(1);
    expect((await bench.refund()).status).toBe(200);
    // It would say that the money is safe with us and is sent again.
    expect(await bench.mails('payout-failed')).toEqual([]);
    expect((await bench.list('status=cancelled')).payouts).toMatchObject([{ reason: 'Paid by mistake' }]);
  });

  it('at the same moment as its payout: one of them happens, and the money leaves once', async () => {
    const bench = await openPayoutsBench();
    await bench.giveDetails();
    const { db } = bench.app.platform;
    const waiting = sql`select 1 from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`;
    let both: Promise<{ status: number }>[] = [];
    // Both requests run until they wait for the payout's lock, the moment in which a deadlock would show.
    await db.transaction(async (tx) => {
      await tx.execute(sql`select 1 from payouts where id = ${bench.payout.id} for update`);
      both = [bench.decide('paid', { reference: 'FP-1' }), bench.refund()];
      await expect.poll(async () => (await db.execute(waiting)).rows.length, { timeout: 60_000 }).toBe(2);
    });
    expect((await Promise.all(both)).map(({ status }) => status).sort()).toEqual([200, 409]);
    await bench.app.runJobs();
    const { bank = 0 } = await bench.balances();
    expect([bank, (await bench.rows('test_refunds')).length]).toEqual(bank === 0 ? [0, 1] : [-112_545, 0]);
  });

  it('is refused after fourteen days', async () => {
    const bench = await openPayoutsBench();
    bench.app.clock.forward(14 * 86_400 + 1);
    const admin = await bench.signIn(bench.admin);
    const path = `/api/admin/payments/${bench.payout.payment_id}/refund`;
    const { status, body } = await bench.call<ErrorAnswer>(admin, 'POST', path, { reason: 'Late' });
    expect([status, body.error.message]).toEqual([
      409,
      'A refund is possible within 14 days of the payment.',
    ]);
    expect(await bench.statusOf()).toBe('resolved');
  });

  it('that the provider refuses stays owed, is told to the team, and can be tried again', async () => {
    const bench = await openPayoutsBench();
    const { cards } = bench.app.platform;
    const { refund } = cards;
    Object.assign(cards, { refund: async () => ({ refundId: 're_no', state: 'failed' }) });
    await bench.refund();
    await bench.app.runJobs();
    expect(await bench.rows('refunds')).toMatchObject([{ state: 'failed', attempt: 1 }]);
    expect(await bench.balances()).toMatchObject({ 'card-provider': 125_050, 'owed-to-payer': -125_050 });
    expect(await bench.mails('refund-failed')).toHaveLength(1);
    Object.assign(cards, { refund });
    expect((await bench.refund()).status).toBe(200);
    await bench.app.runJobs();
    expect(await bench.rows('refunds')).toMatchObject([{ state: 'done', attempt: 2 }]);
    expect(await bench.balances()).toMatchObject({ 'card-provider': 0, 'owed-to-payer': 0 });
  });
});
