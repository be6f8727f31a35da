import { sql } from 'drizzle-orm';
import pg from 'pg';
import { expect, it, onTestFinished } from 'vitest';
import { signedEvent } from '../../dev/test-checkout/testing/test-checkout-visitor.ts';
import { bundleServer } from '../../testing/server-bundle.ts';
import { startServerProcess } from '../../testing/server-process.ts';
import { verifyHistory } from '../history/index.ts';
import { openPaymentsBench, type PaymentsBench } from './testing/payments-bench.ts';

/** The rows that the payments of one claim left. */
async function tracesOf({ app }: PaymentsBench, claimId: string) {
  const { rows } = await app.platform.db.execute(sql`select
    (select status from legal_claims where id = ${claimId}) as claim,
    (select status from payment_intents where claim_id = ${claimId}) as link,
    (select count(*)::int from payments where claim_id = ${claimId}) as payments,
    (select count(*)::int from payouts where claim_id = ${claimId}) as payouts,
    (select count(*)::int from ledger_transactions t join payments p on p.id = t.payment_id
      where p.claim_id = ${claimId}) as bookings,
    (select count(*)::int from history_events
      where claim_id = ${claimId} and kind = 'payment.received') as told`);
  return rows[0];
}

const nothing = { claim: 'pending', link: 'pending', payments: 0, payouts: 0, bookings: 0, told: 0 };
const settled = { claim: 'resolved', link: 'completed', payments: 1, payouts: 1, bookings: 1, told: 1 };

it('takes a hundred copies of one event for one payment, before, while and after the payer returns', {
  timeout: 600_000,
}, async () => {
  const bench = await openPaymentsBench();
  const { app, claim } = bench;
  const token = await bench.sendLink();
  const { sessionId } = await bench.checkout(token);

  // Events come in any order: this one reports the expiry before anything has happened.
  expect((await bench.hook(sessionId, { type: 'checkout.session.expired' })).status).toBe(200);
  expect(await tracesOf(bench, claim.id)).toEqual(nothing);

  await bench.press(sessionId);
  const returns: { success: boolean }[] = [];
  for (let round = 0; round < 10; round++) {
    const copies = Promise.all(Array.from({ length: 10 }, () => bench.hook(sessionId)));
    if (round === 0) returns.push(...(await Promise.all([bench.comeBack(token), bench.comeBack(token)])));
    for (const { status } of await copies) expect(status).toBe(200);
  }
  returns.push(await bench.comeBack(token));
  expect(returns).toEqual([{ success: true }, { success: true }, { success: true }]);
  // The provider's queued events arrive as well.
  while ((await app.runJobs()).done > 0);

  expect(await tracesOf(bench, claim.id)).toEqual(settled);
  expect(await bench.balances()).toEqual({
    'card-provider': 125_050,
    commission: -12_505,
    'owed-to-claimant': -112_545,
  });
  expect(await bench.mails('payment-receipt')).toHaveLength(1);
  expect(await bench.mails('payment-received')).toHaveLength(1);
  expect(await verifyHistory(app.platform.db, claim.id)).toMatchObject({ whole: true });
});

it('loses no payment when the server is killed between the provider’s yes and its own commit', {
  timeout: 900_000,
}, async () => {
  const bench = await openPaymentsBench({ startAt: new Date().toISOString() });
  const { app } = bench;
  const paid = async (claim: PaymentsBench['claim']) => {
    const token = await bench.sendLink(claim);
    const { sessionId } = await bench.checkout(token);
    await bench.press(sessionId);
    // Gives the next link a later time, so that it is the newest.
    app.clock.forward(1);
    return { claimId: claim.id, token, sessionId };
  };
  const byEvent = await paid(bench.claim);
  const byReturn = await paid(await bench.submitted(bench.hannah));

  const bundle = await bundleServer();
  onTestFinished(bundle.remove);
  const server = startServerProcess(bundle.main, {
    DATABASE_URL: app.databaseUrl,
    DATA_DIR: app.platform.config.DATA_DIR,
    SECRET_KEY: app.platform.secretKey,
    // This process only answers requests: the test decides when the provider sends events.
    ROLE: 'web',
    RATE_LIMITS: 'off',
    LOG_LEVEL: 'error',
  });
  onTestFinished(async () => {
    server.child.kill('SIGKILL');
    await server.ended();
  });
  const address = await server.ready();

  // Recording a payment locks its claim first. The test holds that lock, so the server waits in its
  // transaction.
  const holder = new pg.Client({ connectionString: app.databaseUrl });
  await holder.connect();
  onTestFinished(() => holder.end());
  const holderPid = (await holder.query<{ pid: number }>('select pg_backend_pid() as pid')).rows[0]?.pid;
  await holder.query('begin');
  await holder.query('select id from legal_claims for update');
  const event = signedEvent(app.platform, {
    type: 'checkout.session.completed',
    about: byEvent.sessionId,
    signedAt: new Date(),
  });
  const asked = [
    fetch(`${address}/functions/v1/card-webhook`, event),
    fetch(`${address}/functions/v1/handle-payment-success-test`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ token: byReturn.token }),
    }),
  ].map((answer) => answer.then(({ status }) => status).catch(() => 'no answer'));
  // Queried on another connection: within its transaction the holder would see the same snapshot every time.
  const waiting = async () => {
    const { rows } = await app.platform.db.execute(
      sql`select pid from pg_stat_activity where ${holderPid}::int = any (pg_blocking_pids(pid))`,
    );
    return rows.length;
  };
  await expect.poll(waiting, { timeout: 180_000 }).toBe(2);
  server.child.kill('SIGKILL');
  await server.ended();
  expect(await Promise.all(asked)).toEqual(['no answer', 'no answer']);
  await holder.query('rollback');
  for (const { claimId } of [byEvent, byReturn]) expect(await tracesOf(bench, claimId)).toEqual(nothing);

  // The provider sends an unanswered event again.
  expect((await bench.hook(byEvent.sessionId)).status).toBe(200);
  expect(await tracesOf(bench, byEvent.claimId)).toEqual(settled);
  expect(await tracesOf(bench, byReturn.claimId)).toEqual(nothing);

  // No event comes for the other payment any more: the comparison with the provider finds it.
  const admin = await bench.signIn(bench.admin);
  const compare = async () => {
    expect((await bench.call(admin, 'POST', '/api/admin/reconciliation/run', {})).status).toBe(200);
    return (await bench.rows('reconciliation_runs', 'ran_at')).at(-1);
  };
  expect(await compare()).toMatchObject({
    checked: 2,
    settled: 1,
    differences: [{ kind: 'missed-payment', about: byReturn.sessionId }],
  });
  for (const { claimId } of [byEvent, byReturn]) expect(await tracesOf(bench, claimId)).toEqual(settled);

  // The events queued all along change nothing.
  while ((await app.runJobs()).done > 0);
  app.clock.forward(1);
  expect(await compare()).toMatchObject({ checked: 2, settled: 0, differences: [] });
  for (const { claimId } of [byEvent, byReturn]) expect(await tracesOf(bench, claimId)).toEqual(settled);
});
