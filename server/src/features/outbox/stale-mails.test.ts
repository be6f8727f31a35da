import { sql } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { openPaymentsBench } from '../payments/testing/payments-bench.ts';
import { openPayoutsBench } from '../payments/testing/payouts-bench.ts';

type Bench = Awaited<ReturnType<typeof openPaymentsBench>>;
type Refused = { readonly error?: { readonly message: string } };

/** Lets the newest mail of a kind count as refused by its mailbox. Returns its id. */
async function failNewest(bench: Pick<Bench, 'app' | 'mails'>, kind: string): Promise<string> {
  const { id } = (await bench.mails(kind)).at(-1) ?? {};
  await bench.app.platform.db.execute(sql`
    update emails set failed_at = now(), sent_at = null, kept_at = null, attempts = 1 where id = ${id}`);
  return String(id);
}

async function retry(bench: Pick<Bench, 'call' | 'admin'>, id: string) {
  const answer = await bench.call<Refused>(bench.admin, 'POST', `/api/admin/mails/${id}/retry`);
  return [answer.status, answer.body.error?.message];
}

it('a failed mail with a payment link is sent again only while the link works', async () => {
  const bench = await openPaymentsBench();
  await bench.sendLink();
  bench.app.clock.forward(61);
  const mail = await failNewest(bench, 'payment-link');
  expect(await retry(bench, mail)).toEqual([200, undefined]);
  await failNewest(bench, 'payment-link');
  await bench.sendLink();
  expect(await retry(bench, mail)).toEqual([
    409,
    'This mail is out of date, so it is not sent again. The payment link in it no longer works. Send a new one instead.',
  ]);
});

it('a failed mail about a payout is sent again only while it is true', async () => {
  const bench = await openPayoutsBench();
  await bench.giveDetails();
  await bench.decide('failed', { reason: 'Account closed' });
  bench.app.clock.forward(61);
  const mail = await failNewest(bench, 'payout-failed');
  await bench.decide('due');
  // The money is still to be sent, and the bank details are still to be checked.
  expect(await retry(bench, mail)).toEqual([200, undefined]);
  await failNewest(bench, 'payout-failed');
  await bench.decide('paid', { reference: 'FP-1' });
  const outOfDate = 'This mail is out of date, so it is not sent again.';
  expect(await retry(bench, mail)).toEqual([409, `${outOfDate} The payout has been marked as paid since.`]);
  bench.app.clock.forward(61);
  const paid = await failNewest(bench, 'payout-paid');
  await bench.decide('failed', { reason: 'Sent back' });
  expect(await retry(bench, paid)).toEqual([409, `${outOfDate} The payout has been marked as failed since.`]);
});
