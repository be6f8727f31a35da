import { expect, it } from 'vitest';
import { readHistory } from '../../history/index.ts';
import { openPaymentsBench } from '../testing/payments-bench.ts';

type Listed = { readonly id: string; readonly status: string; readonly reference: string | null };
type Acts = { readonly mails: { id: string; kind: string; may_take_back: boolean }[] };

/** A due payout with stored bank details. */
async function open() {
  const bench = await openPaymentsBench();
  const { call, admin, hannah, claim } = bench;
  await bench.pay(await bench.sendLink());
  await call(hannah, 'PUT', '/api/account/payout-details', {
    account_holder: 'Hannah Okoro',
    sort_code: '12-34-56',
    account_number: '12345678',
  });
  const payoutNow = async () => (await bench.rows('payouts'))[0] as unknown as Listed;
  const { id } = await payoutNow();
  const decide = (move: string, body: object = {}) =>
    call(admin, 'POST', `/api/admin/payouts/${id}/${move}`, body);
  const takeBackNewest = async () => {
    const { mails } = (await call<Acts>(admin, 'GET', `/api/admin/claims/${claim.id}/mail-acts`)).body;
    const held = mails.find(({ kind, may_take_back }) => may_take_back && kind.startsWith('payout-'));
    return (await call(admin, 'POST', `/api/admin/mails/${held?.id}/take-back`)).status;
  };
  const letLeave = async () => {
    bench.app.clock.forward(61);
    await bench.app.runJobs({ evenIfLater: true });
  };
  /** What the claimant is shown now of what was said of the payout. */
  const payoutEventsShown = async () =>
    (await readHistory(bench.app.platform.db, claim.id, bench.app.clock.now()))
      .map(({ kind }) => kind)
      .filter((kind) => kind.startsWith('payout.'));
  return { ...bench, payoutNow, decide, takeBackNewest, letLeave, payoutEventsShown };
}

it('is due again where it was marked as paid by mistake', async () => {
  const bench = await open();
  const before = await bench.balances();
  await bench.decide('paid', { reference: 'FP-1' });
  expect(await bench.takeBackNewest()).toBe(204);
  expect(await bench.payoutNow()).toMatchObject({ status: 'due', reference: null, decided_at: null });
  expect(await bench.mails('payout-paid')).toEqual([]);
  expect(await bench.balances()).toMatchObject(before);
  expect((await bench.events()).at(-1)).toBe('payout.taken-back');
  // The claimant's entry on the People page is corrected, too.
  const { user_id: person_id } = (await bench.payoutNow()) as unknown as { user_id: string };
  expect((await bench.rows('auth_audit', 'id')).map(({ details }) => details)).toContainEqual(
    expect.objectContaining({
      act: 'payout-taken-back',
      person_id,
      before: { status: 'paid' },
      after: { status: 'due' },
    }),
  );
});

it.each([
  ['failed', { reason: 'The bank does not know this account' }, 'payout-failed'],
  ['corrected', {}, 'payout-corrected'],
])('is paid again, with its reference, where it was said to have %s by mistake', async (move, body, kind) => {
  const bench = await open();
  await bench.decide('paid', { reference: 'FP-1' });
  await bench.letLeave();
  const paid = await bench.payoutNow();
  const books = await bench.balances();
  await bench.decide(move, body);
  expect(await bench.mails(kind)).toHaveLength(1);
  expect(await bench.takeBackNewest()).toBe(204);
  expect(await bench.mails(kind)).toEqual([]);
  expect(await bench.payoutNow()).toEqual(paid);
  expect(await bench.balances()).toEqual(books);
  // The claimant was told once, and gets no second mail.
  expect(await bench.mails('payout-paid')).toHaveLength(1);
});

it('tells of the payment after all, where its mail was stopped by what is taken back', async () => {
  const bench = await open();
  await bench.decide('paid', { reference: 'FP-1' });
  bench.app.clock.forward(20);
  await bench.decide('failed', { reason: 'Returned' });
  expect(await bench.mails('payout-paid')).toEqual([]);
  expect(await bench.takeBackNewest()).toBe(204);
  expect(await bench.mails('payout-paid')).toMatchObject([{ subject: expect.stringContaining('£1,125.45') }]);
  expect(await bench.payoutNow()).toMatchObject({ status: 'paid', reference: 'FP-1' });
});

it('is refused once something else was said of the payout', async () => {
  const bench = await open();
  await bench.decide('paid', { reference: 'FP-1' });
  await bench.letLeave();
  await bench.decide('failed', { reason: 'Closed' });
  await bench.decide('due');
  expect(await bench.takeBackNewest()).toBe(409);
  expect(await bench.payoutNow()).toMatchObject({ status: 'due' });
  expect(await bench.mails('payout-failed')).toHaveLength(1);
});

it('is not said to have failed where it is tried again within the minute', async () => {
  const bench = await open();
  await bench.decide('failed', { reason: 'Account closed' });
  bench.app.clock.forward(30);
  expect((await bench.decide('due')).status).toBe(200);
  expect(await bench.mails('payout-failed')).toEqual([]);
  await bench.decide('failed', { reason: 'Account closed' });
  await bench.letLeave();
  await bench.decide('due');
  expect(await bench.mails('payout-failed')).toMatchObject([{ kept_at: expect.any(String) }]);
});

it.each([
  ['failed', { reason: 'The bank does not know this account' }],
  ['corrected', {}],
])(
  'is shown to its claimant as they know it while what was said since, %s, can be taken back',
  async (move, body) => {
    const bench = await open();
    const shown = async () =>
      (
        await bench.call<{ payment: { payout: object } }>(
          bench.hannah,
          'GET',
          `/api/claims/${bench.claim.id}`,
        )
      ).body.payment.payout;
    await bench.decide('paid', { reference: 'FP-1' });
    await bench.letLeave();
    const before = await shown();
    expect(before).toMatchObject({ status: 'paid', reference: 'FP-1' });
    await bench.decide(move, body);
    bench.app.clock.forward(59);
    expect(await shown()).toEqual(before);
    expect(await bench.takeBackNewest()).toBe(204);
    bench.app.clock.forward(60);
    expect(await shown()).toEqual(before);
    await bench.decide(move, body);
    bench.app.clock.forward(60);
    expect(await shown()).toMatchObject({ status: move === 'failed' ? 'failed' : 'due' });
  },
);
it('is said neither to have been paid nor to have failed where it is tried again within the minute of both', async () => {
  const bench = await open();
  await bench.decide('paid', { reference: 'FP-1' });
  bench.app.clock.forward(20);
  await bench.decide('failed', { reason: 'Account closed' });
  bench.app.clock.forward(20);
  expect((await bench.decide('due')).status).toBe(200);
  await bench.letLeave();
  expect(await bench.mails('payout-paid')).toEqual([]);
  expect(await bench.mails('payout-failed')).toEqual([]);
});

it('is said to have failed all the same where the claimant was told that it was paid', async () => {
  const bench = await open();
  await bench.decide('paid', { reference: 'FP-1' });
  await bench.letLeave();
  await bench.decide('failed', { reason: 'Account closed' });
  await bench.decide('due');
  await bench.letLeave();
  expect(await bench.mails('payout-failed')).toMatchObject([{ kept_at: expect.any(String) }]);
});

/** Paid, said to have failed before its mail left, and paid after all. */
async function openToldAgain() {
  const bench = await open();
  const { app, hannah, claim } = bench;
  const books = await bench.balances();
  await bench.decide('paid', { reference: 'FP-1' });
  app.clock.forward(20);
  await bench.decide('failed', { reason: 'Returned' });
  app.clock.forward(10);
  expect(await bench.takeBackNewest()).toBe(204);
  app.clock.forward(10);
  const shown = async () =>
    (await bench.call<{ payment: { payout: object } }>(hannah, 'GET', `/api/claims/${claim.id}`)).body.payment
      .payout;
  return { ...bench, books, shown };
}

it('is due again where the payment that is told of again is taken back as well', async () => {
  const bench = await openToldAgain();
  expect(await bench.takeBackNewest()).toBe(204);
  expect(await bench.payoutNow()).toMatchObject({ status: 'due', reference: null, decided_at: null });
  expect(await bench.balances()).toMatchObject(bench.books);
  expect(await bench.mails('payout-paid')).toEqual([]);
  await bench.letLeave();
  expect(await bench.shown()).toMatchObject({ status: 'due', reference: null });
  expect(await bench.payoutEventsShown()).toEqual([]);
});

it('is paid for its claimant, too, once the mail that is told again has left', async () => {
  const bench = await openToldAgain();
  expect(await bench.payoutEventsShown()).toEqual([]);
  expect(await bench.shown()).toMatchObject({ status: 'due' });
  await bench.letLeave();
  expect(await bench.mails('payout-paid')).toMatchObject([{ kept_at: expect.any(String) }]);
  expect(await bench.payoutEventsShown()).toEqual(['payout.paid']);
  await bench.decide('failed', { reason: 'Returned' });
  expect(await bench.shown()).toMatchObject({ status: 'paid', reference: 'FP-1' });
});

it('is paid, with its reference, however often its failure is taken back within the minute', async () => {
  const bench = await openToldAgain();
  await bench.decide('failed', { reason: 'Returned' });
  bench.app.clock.forward(10);
  expect(await bench.takeBackNewest()).toBe(204);
  expect(await bench.payoutNow()).toMatchObject({ status: 'paid', reference: 'FP-1' });
  await bench.letLeave();
  expect(await bench.payoutEventsShown()).toEqual(['payout.paid']);
});

it.each([
  ['is never said to have failed where its payment is refunded within the minute', 20, []],
  ['has failed for its claimant where its payment is refunded after they were told', 61, ['payout.failed']],
])('%s', async (_what, seconds, events) => {
  const bench = await open();
  const { payment_id } = (await bench.payoutNow()) as unknown as { payment_id: string };
  await bench.decide('failed', { reason: 'Account closed' });
  bench.app.clock.forward(seconds);
  if (seconds > 60) await bench.app.runJobs({ evenIfLater: true });
  const refunded = await bench.call(bench.admin, 'POST', `/api/admin/payments/${payment_id}/refund`, {
    reason: 'Paid by mistake',
  });
  expect(refunded.status).toBe(200);
  expect(await bench.mails('payout-failed')).toHaveLength(events.length);
  for (const later of [0, 60]) {
    bench.app.clock.forward(later);
    expect(await bench.payoutEventsShown()).toEqual(events);
  }
  expect(await bench.payoutNow()).toMatchObject({ status: 'cancelled' });
  expect(await bench.events()).toContain('payment.refunded');
});
