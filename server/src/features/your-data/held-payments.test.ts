import { describe, expect, it } from 'vitest';
import { openPaymentsBench } from '../payments/testing/payments-bench.ts';
import { downloadsOn, listIn } from './testing/downloads.ts';

type Shown = { readonly payment: { readonly payout: { status: string; reference: string | null } } };
type Acts = { readonly mails: { id: string; may_take_back: boolean }[] };

/** A claim that can be paid, and what its claimant reads of the money in the download and on the page. */
async function open() {
  const bench = await openPaymentsBench();
  const { download } = downloadsOn(bench);
  const inDownload = async (name: string) => listIn(await download(bench.hannah), name);
  const onPage = async () =>
    (await bench.call<Shown>(bench.hannah, 'GET', `/api/claims/${bench.claim.id}`)).body.payment;
  const letLeave = async () => {
    bench.app.clock.forward(61);
    await bench.app.runJobs({ evenIfLater: true });
  };
  const takeBack = async () => {
    const path = `/api/admin/claims/${bench.claim.id}/mail-acts`;
    const { mails } = (await bench.call<Acts>(bench.admin, 'GET', path)).body;
    const held = mails.find(({ may_take_back }) => may_take_back);
    return (await bench.call(bench.admin, 'POST', `/api/admin/mails/${held?.id}/take-back`)).status;
  };
  return { ...bench, inDownload, onPage, letLeave, takeBack };
}

describe('a payment link in the download', () => {
  it('stands, as on the page, while the one that replaces it can be taken back', async () => {
    const bench = await open();
    await bench.sendLink();
    await bench.letLeave();
    const before = await bench.inDownload('payment-links');
    expect(before).toMatchObject([{ status: 'pending', cancelled_at: null }]);
    await bench.sendLink();
    bench.app.clock.forward(20);
    await bench.sendLink();
    bench.app.clock.forward(39);
    expect(await bench.onPage()).toMatchObject({ state: 'link-sent' });
    expect(await bench.inDownload('payment-links')).toEqual(before);
    expect(await bench.takeBack()).toBe(204);
    bench.app.clock.forward(60);
    expect(await bench.inDownload('payment-links')).toEqual(before);
    await bench.sendLink();
    await bench.letLeave();
    const after = await bench.inDownload('payment-links');
    expect(after.map(({ status }) => status).sort()).toEqual(['cancelled', 'pending']);
  });
});

describe('a payout in the download', () => {
  async function openPaid() {
    const bench = await open();
    await bench.pay(await bench.sendLink());
    await bench.call(bench.hannah, 'PUT', '/api/account/payout-details', {
      account_holder: 'Hannah Okoro',
      sort_code: '12-34-56',
      account_number: '12345678',
    });
    const [payout] = await bench.rows('payouts');
    const decide = async (move: string, body: object = {}) =>
      (await bench.call(bench.admin, 'POST', `/api/admin/payouts/${payout?.id}/${move}`, body)).status;
    /** Both readings, which have to tell the same. */
    const told = async () => {
      const rows = await bench.inDownload('payouts');
      const { payout: shown } = await bench.onPage();
      expect(rows).toMatchObject([{ status: shown.status, reference: shown.reference }]);
      return rows;
    };
    return { ...bench, decide, told, paymentId: String(payout?.payment_id) };
  }

  it('is due, as on the page, until it can no longer be taken back that it was paid', async () => {
    const bench = await openPaid();
    const due = await bench.told();
    expect(due).toMatchObject([{ status: 'due', reference: null, decided_at: null }]);
    expect(await bench.decide('paid', { reference: 'FP-1' })).toBe(200);
    expect(await bench.told()).toEqual(due);
    await bench.letLeave();
    expect(await bench.told()).toMatchObject([{ status: 'paid', reference: 'FP-1' }]);
  });

  it.each([
    ['failed', { reason: 'The bank does not know this account' }, 'failed'],
    ['corrected', {}, 'due'],
  ])('is as it was told before while it can be taken back that it %s', async (move, body, status) => {
    const bench = await openPaid();
    await bench.decide('paid', { reference: 'FP-1' });
    await bench.letLeave();
    const paid = await bench.told();
    await bench.decide(move, body);
    expect(await bench.told()).toEqual(paid);
    expect(await bench.takeBack()).toBe(204);
    bench.app.clock.forward(60);
    expect(await bench.told()).toEqual(paid);
    await bench.decide(move, body);
    await bench.letLeave();
    expect(await bench.told()).toMatchObject([{ status }]);
  });

  it('failed with its reason and day while it can be taken back that it was paid after all', async () => {
    const bench = await openPaid();
    await bench.decide('failed', { reason: 'Account closed' });
    await bench.letLeave();
    const failed = await bench.told();
    expect(failed).toMatchObject([{ status: 'failed', reason: 'Account closed' }]);
    await bench.decide('due');
    bench.app.clock.forward(61);
    const due = await bench.told();
    await bench.decide('paid', { reference: 'FP-2' });
    expect(await bench.told()).toEqual(due);
  });

  it('is cancelled at once, as on the page, with the refund of its payment', async () => {
    const bench = await openPaid();
    const path = `/api/admin/payments/${bench.paymentId}/refund`;
    await bench.call(bench.admin, 'POST', path, { reason: 'Paid by mistake' });
    expect(await bench.told()).toMatchObject([{ status: 'cancelled' }]);
  });
});
