import { expect, it } from 'vitest';
import { openPaymentsBench } from '../testing/payments-bench.ts';

type Shown = { readonly payment: { readonly state: string } };
type Acts = { readonly mails: { id: string; may_take_back: boolean }[] };

async function open() {
  const bench = await openPaymentsBench();
  const { clock } = bench.app;
  const shown = async () =>
    (await bench.call<Shown>(bench.hannah, 'GET', `/api/claims/${bench.claim.id}`)).body.payment;
  const takeBack = async () => {
    const path = `/api/admin/claims/${bench.claim.id}/mail-acts`;
    const held = (await bench.call<Acts>(bench.admin, 'GET', path)).body.mails.find(
      ({ may_take_back }) => may_take_back,
    );
    return (await bench.call(bench.admin, 'POST', `/api/admin/mails/${held?.id}/take-back`)).status;
  };
  const statusOfLink = async (token: string) => (await bench.look(token)).paymentIntent?.status;
  /** As in production, where no two readings of the clock are the same. */
  const tickOnEveryRead = () => {
    const { now } = clock;
    clock.now = () => {
      clock.forward(0.001);
      return now();
    };
  };
  return { ...bench, shown, takeBack, statusOfLink, tickOnEveryRead };
}

it('is shown to its claimant while a newer one can be taken back, and works again when that is', async () => {
  const bench = await open();
  bench.tickOnEveryRead();
  const older = await bench.sendLink();
  bench.app.clock.forward(61);
  await bench.app.runJobs({ evenIfLater: true });
  const before = await bench.shown();
  expect(before.state).toBe('link-sent');
  const mistyped = await bench.sendLink();
  expect(await bench.shown()).toEqual(before);
  bench.app.clock.forward(20);
  const corrected = await bench.sendLink();
  expect(await bench.statusOfLink(older)).toBe('cancelled');
  expect(await bench.shown()).toEqual(before);
  expect(await bench.takeBack()).toBe(204);
  expect(await bench.statusOfLink(older)).toBe('pending');
  expect(await bench.statusOfLink(mistyped)).toBe('cancelled');
  expect(await bench.statusOfLink(corrected)).toBe('cancelled');
  bench.app.clock.forward(60);
  expect(await bench.shown()).toEqual(before);
});

it('is never one that was corrected before its mail left', async () => {
  const bench = await open();
  const before = await bench.shown();
  const mistyped = await bench.sendLink();
  for (const _again of ['corrected', 'corrected once more']) {
    bench.app.clock.forward(20);
    await bench.sendLink();
    expect(await bench.shown()).toEqual(before);
  }
  expect(await bench.takeBack()).toBe(204);
  expect(await bench.statusOfLink(mistyped)).toBe('cancelled');
  expect(await bench.shown()).toEqual(before);
});
