import { sql } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { openPaymentsBench } from '../testing/payments-bench.ts';

type Run = {
  readonly checked: number;
  readonly settled: number;
  readonly differences: readonly { readonly kind: string; readonly about: string }[];
};

async function open() {
  const bench = await openPaymentsBench();
  const compare = async () => {
    const { body } = await bench.call<{ run: Run }>(bench.admin, 'POST', '/api/admin/reconciliation/run');
    return body.run;
  };
  const kinds = async () => (await compare()).differences.map(({ kind }) => kind).sort();
  const tamper = (statement: string) => bench.app.platform.db.execute(sql.raw(statement));
  return { ...bench, compare, kinds, tamper };
}

describe('the comparison of provider, payments and ledger', () => {
  it('finds nothing where nothing is wrong', async () => {
    const bench = await open();
    await bench.pay(await bench.sendLink());
    await bench.app.runJobs();
    expect(await bench.compare()).toMatchObject({ checked: 1, settled: 0, differences: [] });
    expect(await bench.mails('payment-differences')).toEqual([]);
    const { body } = await bench.call(bench.admin, 'GET', '/api/admin/reconciliation');
    expect(body).toMatchObject({ runs: [{ checked: 1, by_hand: true }] });
  });

  it('records a payment that nobody told us of, even one whose checkout we never saw open', async () => {
    const bench = await open();
    const { sessionId } = await bench.checkout(await bench.sendLink());
    // As after a crash between the provider's answer and our storing it.
    await bench.tamper('update checkout_sessions set provider_session_id = null, url = null');
    await bench.press(sessionId);
    await bench.tamper("delete from pgboss.job where name = 'deliver-card-event'");
    const run = await bench.compare();
    expect(run).toMatchObject({ settled: 1, differences: [{ kind: 'missed-payment', about: sessionId }] });
    expect(await bench.statusOf()).toBe('resolved');
    expect(await bench.payments()).toHaveLength(1);
    expect(await bench.mails('payment-differences')).toHaveLength(1);
    expect(await bench.compare()).toMatchObject({ settled: 0, differences: [] });
  });

  it('runs by itself at night', async () => {
    const bench = await open();
    const worker = bench.app.app.workers.find(({ job }) => job.name === 'reconcile-payments');
    expect(worker?.job.cron).toBe('20 4 * * *');
    await worker?.handle({}, { attempt: 1, isLastAttempt: false, signal: new AbortController().signal });
    expect(await bench.rows('reconciliation_runs', 'ran_at')).toMatchObject([{ started_by: null }]);
  });

  it('asks again about a refund that got lost, and closes what ran out', async () => {
    const bench = await open();
    await bench.pay(await bench.sendLink());
    const [payment] = await bench.payments();
    const path = `/api/admin/payments/${payment?.id}/refund`;
    await bench.call(bench.admin, 'POST', path, { reason: 'Paid by mistake' });
    await bench.tamper("delete from pgboss.job where name = 'pay-refund'");
    await bench.checkout(await bench.sendLink());
    bench.app.clock.forward(3500);
    await bench.compare();
    expect(await bench.rows('refunds')).toMatchObject([{ state: 'done' }]);
    bench.app.clock.forward(3500);
    const admin = await bench.signIn(bench.admin);
    await bench.call(admin, 'POST', '/api/admin/reconciliation/run');
    expect((await bench.rows('checkout_sessions')).map(({ state }) => state)).toEqual(['paid', 'expired']);
  });

  it.each([
    ['not-paid-at-provider', ['update test_checkouts set paid_at = null, payment_id = null']],
    ['unknown-payment', ["update test_checkouts set id = 'cs_other', reference = gen_random_uuid()"]],
    ['claim-not-resolved', ["update legal_claims set status = 'pending'"]],
    ['payment-without-completion', ["update payment_intents set status = 'pending', completed_at = null"]],
    ['completed-without-payment', ["update payments set kind = 'surplus', commission = 0, to_claimant = 0"]],
    ['payment-not-in-ledger', ['update payments set gross = gross + 1, to_claimant = to_claimant + 1']],
    [
      'ledger-not-zero',
      [
        'alter table ledger_entries disable trigger user',
        "update ledger_entries set amount = amount - 1 where account = 'commission'",
      ],
    ],
    ['payouts-differ', ['update payouts set amount = amount - 1']],
    [
      'totals-differ',
      ["insert into figure_deltas (name, bucket, delta) values ('ledger-bank', '2026-11-01', 1)"],
    ],
  ] as const)('finds: %s', async (kind, statements) => {
    const bench = await open();
    await bench.pay(await bench.sendLink());
    for (const statement of statements) await bench.tamper(statement);
    expect(await bench.kinds()).toContain(kind);
    expect(await bench.mails('payment-differences')).toHaveLength(1);
  });

  it('finds: amount-differs, and does not book it', async () => {
    const bench = await open();
    const { sessionId } = await bench.checkout(await bench.sendLink());
    await bench.tamper('update test_checkouts set amount = 1');
    await bench.press(sessionId);
    expect(await bench.kinds()).toEqual(['amount-differs']);
    expect(await bench.payments()).toEqual([]);
    expect(await bench.statusOf()).toBe('pending');
  });

  it('finds: refunds-differ', async () => {
    const bench = await open();
    await bench.pay(await bench.sendLink());
    const [payment] = await bench.payments();
    await bench.call(bench.admin, 'POST', `/api/admin/payments/${payment?.id}/refund`, { reason: 'x' });
    await bench.app.runJobs();
    await bench.tamper("update refunds set state = 'failed'");
    expect(await bench.kinds()).toContain('refunds-differ');
  });
});

describe('dying between the provider’s yes and our commit', () => {
  async function dieOnce() {
    const bench = await open();
    const token = await bench.sendLink();
    const { sessionId } = await bench.checkout(token);
    await bench.press(sessionId);
    await bench.tamper("delete from pgboss.job where name = 'deliver-card-event'");
    // Cuts the connection at the commit, as when the process or the machine dies.
    await bench.tamper(`create function die() returns trigger language plpgsql as
      $$ begin perform pg_terminate_backend(pg_backend_pid()); return null; end $$`);
    await bench.tamper(`create constraint trigger die after insert on payments
      deferrable initially deferred for each row execute function die()`);
    bench.app.log.expectError('request failed');
    expect((await bench.hook(sessionId)).status).toBe(500);
    expect([await bench.payments(), await bench.statusOf()]).toEqual([[], 'pending']);
    expect(await bench.rows('provider_events', 'event_id')).toEqual([]);
    await bench.tamper('drop trigger die on payments');
    const expectOne = async () => {
      expect(await bench.payments()).toMatchObject([{ kind: 'settling', gross: '125050' }]);
      expect(await bench.statusOf()).toBe('resolved');
      expect(await bench.balances()).toMatchObject({ commission: -12_505 });
    };
    return { ...bench, token, sessionId, expectOne };
  }

  it('is made good by the provider telling us again', async () => {
    const bench = await dieOnce();
    expect((await bench.hook(bench.sessionId)).status).toBe(200);
    await bench.expectOne();
    expect((await bench.compare()).differences).toEqual([]);
  });

  it('is made good by the nightly comparison', async () => {
    const bench = await dieOnce();
    expect((await bench.compare()).settled).toBe(1);
    await bench.expectOne();
    expect((await bench.hook(bench.sessionId)).status).toBe(200);
    expect(await bench.comeBack(bench.token)).toEqual({ success: true });
    await bench.expectOne();
  });
});
