import { expect, it } from 'vitest';
import { openPaymentsBench } from '../features/payments/testing/payments-bench.ts';

it('a claim reopened by a refund says when the reply came that it got meanwhile, not its deadline', async () => {
  const bench = await openPaymentsBench();
  const { call, admin, hannah, claim } = bench;
  await bench.pay(await bench.sendLink());
  bench.app.clock.forward(60);
  const repliedAt = bench.app.clock.now().toISOString();
  const reply = await call(admin, 'POST', '/api/admin/replies', {
    email_subject: `Re: Claim ID: ${claim.id}`,
    email_body: 'I have paid.',
    sender_email: 'sam@reed.example',
  });
  expect(reply.status).toBe(201);
  const received = async () => {
    const path = `/api/claims/${claim.id}`;
    const { body } = await call<{ claim: { status: string; reply_received_at: string } }>(
      hannah,
      'GET',
      path,
    );
    return body.claim;
  };
  expect(await received()).toMatchObject({ status: 'resolved', reply_received_at: null });
  bench.app.clock.forward(60);
  const [payment] = await bench.rows('payments', 'id');
  const refund = await call(admin, 'POST', `/api/admin/payments/${payment?.id}/refund`, { reason: 'x' });
  expect(refund.status).toBe(200);
  expect(await received()).toMatchObject({ status: 'responded', reply_received_at: repliedAt });
});
