import { sql } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import type { ErrorAnswer } from '../../claims/testing/claims-bench.ts';
import { openPaymentsBench } from '../testing/payments-bench.ts';

type Listed = {
  readonly id: string;
  readonly payment_id: string;
  readonly status: string;
  readonly has_details: boolean;
  readonly refund_refusal: string | null;
};

async function open() {
  const bench = await openPaymentsBench();
  const token = await bench.sendLink();
  await bench.pay(token);
  const list = async (query = 'status=due') =>
    (
      await bench.call<{ payouts: Listed[]; next_cursor: string | null; totals: Record<string, object> }>(
        bench.admin,
        'GET',
        `/api/admin/payouts?${query}`,
      )
    ).body;
  const [payout] = (await list()).payouts;
  if (!payout) throw new Error('nothing is due');
  const decide = (move: string, body?: object) =>
    bench.call<ErrorAnswer & { payout: Listed }>(
      bench.admin,
      'POST',
      `/api/admin/payouts/${payout.id}/${move}`,
      body,
    );
  const refund = () =>
    bench.call<ErrorAnswer & { refund: { state: string } }>(
      bench.admin,
      'POST',
      `/api/admin/payments/${payout.payment_id}/refund`,
      { reason: 'Paid by mistake' },
    );
  const giveDetails = () => bench.call(bench.hannah, 'PUT', '/api/account/payout-details', details);
  return { ...bench, token, list, payout, decide, refund, giveDetails };
}

const details = { account_holder: 'Hannah Okoro', sort_code: '12-34-56', account_number: '12345678' };

describe('a payout', () => {
  it('is due, paid with a reference, may come back, and be tried again', async () => {
    const bench = await open();
    expect(await bench.list()).toMatchObject({
      payouts: [
        {
          claim_id: bench.claim.id,
          amount: 1125.45,
          gross: 1250.5,
          commission: 125.05,
          short_reference: expect.stringMatching(/^PC-/),
          plaintiff_name: 'Hannah Okoro',
          defendant_name: 'Sam Reed',
          has_details: false,
          refund_refusal: null,
        },
      ],
      next_cursor: null,
      totals: { due: { count: 1, amount: 1125.45, gross: 1250.5 }, paid: { count: 0, amount: 0 } },
    });
    await bench.giveDetails();
    expect((await bench.decide('paid', { reference: ' ' })).status).toBe(422);
    expect((await bench.decide('due')).status).toBe(409);
    const twice = await Promise.all([
      bench.decide('paid', { reference: 'FP-1' }),
      bench.decide('paid', { reference: 'FP-2' }),
      bench.decide('failed', { reason: 'Account closed' }),
    ]);
    // Two concurrent decisions cannot both succeed as paid; a failure may follow, because banks return
    // transfers.
    expect(twice.slice(0, 2).filter(({ status }) => status === 200).length).toBeLessThanOrEqual(1);
    if ((await bench.list('status=failed')).payouts.length > 0) await bench.decide('due');
    if ((await bench.list('status=due')).payouts.length > 0)
      await bench.decide('paid', { reference: 'FP-3' });
    expect(await bench.balances()).toMatchObject({ bank: -112_545, 'owed-to-claimant': 0 });

    expect((await bench.decide('failed', { reason: 'Account closed' })).body.payout.status).toBe('failed');
    expect(await bench.balances()).toMatchObject({ bank: 0, 'owed-to-claimant': -112_545 });
    // Its mail has left: tried again before that, the failure would not be told.
    bench.app.clock.forward(60);
    expect((await bench.decide('due')).status).toBe(200);
    expect((await bench.decide('paid', { reference: 'FP-9' })).status).toBe(200);
    const shown = async () => (await bench.call(bench.hannah, 'GET', `/api/claims/${bench.claim.id}`)).body;
    // Until the mail leaves, the decision may be taken back without a word to the claimant.
    bench.app.clock.forward(59);
    expect(await shown()).toMatchObject({ payment: { payout: { status: 'due', reference: null } } });
    bench.app.clock.forward(1);
    expect(await shown()).toMatchObject({
      payment: { state: 'paid', payout: { status: 'paid', amount: 1125.45, reference: 'FP-9' } },
    });
    expect((await bench.mails('payout-paid')).at(-1)).toMatchObject({ to_address: 'hannah@post.example' });
    expect(String((await bench.mails('payout-failed')).at(-1)?.text)).toContain('Account closed');
    const audited = (await bench.rows('auth_audit', 'id')).map(({ details: said }) => said);
    expect(audited).toContainEqual(
      expect.objectContaining({ act: 'payout-paid', payout_id: bench.payout.id }),
    );
    expect((await bench.refund()).body.error.message).toContain('already been paid');
  });

  it('cannot have been paid to an account that nobody knows', async () => {
    const bench = await open();
    const refused = await bench.decide('paid', { reference: 'FP-1' });
    expect([refused.status, refused.body.error.message]).toEqual([
      409,
      'The claimant has given no bank details yet, so this money cannot have been sent.',
    ]);
    expect((await bench.list()).payouts[0]?.status).toBe('due');
    expect(await bench.mails('payout-paid')).toEqual([]);
    expect(await bench.balances()).toMatchObject({ 'owed-to-claimant': -112_545 });
  });

  it('cannot have failed on the way to an account that nobody knows', async () => {
    const bench = await open();
    const refused = await bench.decide('failed', { reason: 'Account closed' });
    expect([refused.status, refused.body.error.message]).toEqual([
      409,
      'The claimant has given no bank details yet, so no transfer to them can have failed.',
    ]);
    expect((await bench.list()).payouts[0]?.status).toBe('due');
    expect(await bench.mails('payout-failed')).toEqual([]);
  });

  it('is due again when it was marked as paid by mistake, and its claimant reads that it was our mistake', async () => {
    const bench = await open();
    await bench.giveDetails();
    expect((await bench.decide('corrected')).status).toBe(409);
    await bench.decide('paid', { reference: 'FP-1' });
    bench.app.clock.forward(61);
    await bench.app.runJobs();
    const corrected = await bench.decide('corrected');
    expect(corrected.body.payout).toMatchObject({ status: 'due', reference: null });
    expect(await bench.balances()).toMatchObject({ bank: 0, 'owed-to-claimant': -112_545 });
    const [mail] = await bench.mails('payout-corrected');
    expect(mail).toMatchObject({ to_address: 'hannah@post.example' });
    expect(String(mail?.text)).not.toContain('the bank did not take');
    expect((await bench.decide('paid', { reference: 'FP-2' })).status).toBe(200);
  });

  it('whose mail has not left is corrected without a word of that mail, which is never sent', async () => {
    const bench = await open();
    await bench.giveDetails();
    await bench.decide('paid', { reference: 'FP-1' });
    bench.app.clock.forward(120);
    expect((await bench.decide('corrected')).status).toBe(200);
    expect(await bench.mails('payout-paid')).toEqual([]);
    const [mail] = await bench.mails('payout-corrected');
    expect(String(mail?.text)).toContain('the page of your claim said that');
    expect(String(mail?.text)).not.toContain('we told you that');
  });

  it('marked as paid by mistake is taken back within a minute, and its claimant reads of neither', async () => {
    const bench = await open();
    await bench.giveDetails();
    await bench.decide('paid', { reference: 'FP-1' });
    bench.app.clock.forward(59);
    expect((await bench.decide('corrected')).body.payout).toMatchObject({ status: 'due', reference: null });
    expect(await bench.balances()).toMatchObject({ bank: 0, 'owed-to-claimant': -112_545 });
    await bench.decide('paid', { reference: 'FP-2' });
    bench.app.clock.forward(59);
    await bench.decide('failed', { reason: 'The bank does not know this account' });
    bench.app.clock.forward(61);
    await bench.app.runJobs();
    // The failure is mailed in any case; the mail about the payment would arrive after it.
    const told = await Promise.all(['payout-paid', 'payout-corrected', 'payout-failed'].map(bench.mails));
    expect(told.map((mails) => mails.length)).toEqual([0, 0, 1]);
  });

  it('goes to the account its owner gave, which is sealed, masked and shown only on record', async () => {
    const bench = await open();
    const wrong = await bench.call<ErrorAnswer>(bench.hannah, 'PUT', '/api/account/payout-details', {
      ...details,
      sort_code: '12345',
    });
    expect([wrong.status, wrong.body.error.fields]).toEqual([
      422,
      [{ field: 'sort_code', message: 'Enter the 6 digits of the sort code' }],
    ]);
    const masked = { account_holder: 'Hannah Okoro', sort_code: '••-••-56', account_number: '••••5678' };
    const saved = await bench.call(bench.hannah, 'PUT', '/api/account/payout-details', details);
    expect(saved).toMatchObject({ status: 200, body: { details: masked } });
    expect(await bench.call(bench.hannah, 'GET', '/api/account/payout-details')).toMatchObject({
      body: { details: masked },
    });
    const [row] = await bench.rows('payout_details', 'user_id');
    expect(JSON.stringify(row)).not.toMatch(/12345678|123456/);
    expect(await bench.mails('payout-details-changed')).toMatchObject([
      { to_address: 'hannah@post.example' },
    ]);
    expect((await bench.list()).payouts[0]?.has_details).toBe(true);
    const shown = await bench.call(bench.admin, 'GET', `/api/admin/payouts/${bench.payout.id}/details`);
    expect(shown.body).toMatchObject({ details });
    expect((await bench.rows('auth_audit', 'id')).at(-1)).toMatchObject({
      details: { act: 'payout-details-read', person_id: bench.hannah.id },
    });
    // Copied to another user's row, the encrypted account cannot be decrypted.
    const other = await bench.signUp('other');
    await bench.app.platform.db.execute(sql`insert into payout_details
      select ${other.id}::uuid, account_holder, sealed_account, updated_at from payout_details`);
    expect((await bench.call(other, 'GET', '/api/account/payout-details')).body).toEqual({ details: null });
    expect(JSON.stringify(bench.app.log.lines)).not.toContain('12345678');
  });
});

describe('a refund', () => {
  it('gives everything back, opens the claim again, and the claim can be paid once more', async () => {
    const bench = await open();
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
    const bench = await open();
    await bench.giveDetails();
    await bench.decide('failed', { reason: 'Account closed' });
    expect(await bench.mails('payout-failed')).toHaveLength(1);
    expect((await bench.refund()).status).toBe(200);
    // It would say that the money is safe with us and is sent again.
    expect(await bench.mails('payout-failed')).toEqual([]);
    expect((await bench.list('status=cancelled')).payouts).toMatchObject([{ reason: 'Paid by mistake' }]);
  });

  it('at the same moment as its payout: one of them happens, and the money leaves once', async () => {
    const bench = await open();
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
    const bench = await open();
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
    const bench = await open();
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
