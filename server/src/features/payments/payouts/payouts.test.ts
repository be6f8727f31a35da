import { sql } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import type { ErrorAnswer } from '../../claims/testing/claims-bench.ts';
import { bankDetails, openPayoutsBench } from '../testing/payouts-bench.ts';

describe('a payout', () => {
  it('is due, paid with a reference, may come back, and be tried again', async () => {
    const bench = await openPayoutsBench();
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

  it('is not said to have failed by an admin who still saw it as due, after another said that it was paid', async () => {
    const bench = await openPayoutsBench();
    await bench.giveDetails();
    await bench.decide('paid', { reference: 'FP-1' });
    const stale = await bench.decide('failed', { reason: 'Account closed', seen: 'due' });
    expect([stale.status, stale.body.error.message]).toEqual([
      409,
      'This payout is already paid. Please load the page again.',
    ]);
    expect((await bench.list('status=paid')).payouts[0]).toMatchObject({ status: 'paid', reference: 'FP-1' });
    bench.app.clock.forward(60);
    expect(await bench.mails('payout-failed')).toEqual([]);
    expect(await bench.mails('payout-paid')).toHaveLength(1);
    expect((await bench.decide('failed', { reason: 'Account closed', seen: 'paid' })).status).toBe(200);
  });

  it('ends the reason of a failure with one full stop', async () => {
    const bench = await openPayoutsBench();
    await bench.giveDetails();
    await bench.decide('failed', { reason: 'The bank does not know this account.' });
    bench.app.clock.forward(60);
    const text = String((await bench.mails('payout-failed')).at(-1)?.text).replaceAll(/\s+/g, ' ');
    expect(text).toContain('to you: The bank does not know this account. The money is safe with us.');
  });

  it('cannot have been paid to an account that nobody knows', async () => {
    const bench = await openPayoutsBench();
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
    const bench = await openPayoutsBench();
    const refused = await bench.decide('failed', { reason: 'Account closed' });
    expect([refused.status, refused.body.error.message]).toEqual([
      409,
      'The claimant has given no bank details yet, so no transfer to them can have failed.',
    ]);
    expect((await bench.list()).payouts[0]?.status).toBe('due');
    expect(await bench.mails('payout-failed')).toEqual([]);
  });

  it('is due again when it was marked as paid by mistake, and its claimant reads that it was our mistake', async () => {
    const bench = await openPayoutsBench();
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
    const bench = await openPayoutsBench();
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
    const bench = await openPayoutsBench();
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
    const bench = await openPayoutsBench();
    const wrong = await bench.call<ErrorAnswer>(bench.hannah, 'PUT', '/api/account/payout-details', {
      ...bankDetails,
      sort_code: '12345',
    });
    expect([wrong.status, wrong.body.error.fields]).toEqual([
      422,
      [{ field: 'sort_code', message: 'Enter the 6 digits of the sort code' }],
    ]);
    const masked = { account_holder: 'Hannah Okoro', sort_code: '••-••-56', account_number: '••••5678' };
    const saved = await bench.call(bench.hannah, 'PUT', '/api/account/payout-details', bankDetails);
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
    expect(shown.body).toMatchObject({ details: bankDetails });
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
