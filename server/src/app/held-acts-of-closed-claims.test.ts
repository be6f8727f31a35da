import { describe, expect, it } from 'vitest';
import { verifyHistory } from '../features/history/index.ts';
import { openPaymentsBench } from '../features/payments/testing/payments-bench.ts';
import { openSettlementsBench } from '../features/settlements/testing/settlements-bench.ts';

async function openOffers() {
  const bench = await openSettlementsBench();
  const close = (act: 'cancel' | 'paid') =>
    bench.call(bench.hannah, 'POST', `/api/claims/${bench.claim.id}/${act}`);
  return { ...bench, close };
}

describe.each(['cancel', 'paid'] as const)('an offer in its minute, on a claim closed by %s', (act) => {
  it('is withdrawn, and its mail never leaves', async () => {
    const bench = await openOffers();
    const id = await bench.held(600);
    bench.app.clock.forward(30);
    expect((await bench.close(act)).status).toBe(200);
    bench.app.clock.forward(60);
    await bench.app.runJobs({ evenIfLater: true });
    expect(await bench.mails('offer-to-claimant')).toEqual([]);
    expect(await bench.rows('settlement_offers')).toMatchObject([{ id, withdrawn_at: expect.any(String) }]);
    expect(await bench.events('offer.withdrawn')).toMatchObject([
      { actor_kind: 'system', facts: { offer_id: id, claimant_told: false, restored: null } },
    ]);
    expect((await bench.look()).body.error.message).toBe('No settlement offer found for this claim.');
    expect(await verifyHistory(bench.app.platform.db, bench.claim.id)).toMatchObject({ whole: true });
  });

  it('leaves the offer that the claimant knows as the last one', async () => {
    const bench = await openOffers();
    const known = await bench.standing(500);
    await bench.held(700);
    await bench.close(act);
    bench.app.clock.forward(60);
    expect((await bench.look()).body).toMatchObject({ offer: { id: known }, may_answer: false });
  });
});

it('an offer whose minute is over stays as it was told when its claim is closed', async () => {
  const bench = await openOffers();
  await bench.standing(600);
  await bench.close('cancel');
  expect(await bench.mails('offer-to-claimant')).toHaveLength(1);
  expect(await bench.events('offer.withdrawn')).toEqual([]);
});

async function openMails() {
  const bench = await openPaymentsBench();
  const { call, admin, hannah, claim } = bench;
  const close = (act: 'cancel' | 'paid') => call(hannah, 'POST', `/api/claims/${claim.id}/${act}`);
  const letLeave = async () => {
    bench.app.clock.forward(61);
    await bench.app.runJobs({ evenIfLater: true });
  };
  const assess = async (action: string) => {
    await call(admin, 'POST', '/api/admin/replies', {
      email_subject: `Re: Claim ID: ${claim.id}`,
      email_body: 'What is this about?',
      sender_email: 'sam@reed.example',
    });
    expect((await call(admin, 'POST', `/api/admin/claims/${claim.id}/assessment`, { action })).status).toBe(
      201,
    );
  };
  return { ...bench, close, letLeave, assess };
}

describe('what an admin did to a claim that is closed within the minute', () => {
  it.each(['cancel', 'paid'] as const)('a payment link: brings nobody a dead link (%s)', async (act) => {
    const bench = await openMails();
    const token = await bench.sendLink();
    bench.app.clock.forward(30);
    expect((await bench.close(act)).status).toBe(200);
    await bench.letLeave();
    expect(await bench.mails('payment-link')).toEqual([]);
    expect((await bench.look(token)).paymentIntent?.status).toBe('cancelled');
    expect((await bench.events()).filter((kind) => kind === 'payment.link-taken-back')).toHaveLength(1);
  });

  it.each([
    ['clarification', 'clarification-asked'],
    ['escalation', 'escalation-asked'],
  ])('%s: asks nobody', async (action, kind) => {
    const bench = await openMails();
    await bench.assess(action);
    bench.app.clock.forward(30);
    await bench.close('paid');
    await bench.letLeave();
    expect(await bench.mails(kind)).toEqual([]);
    expect(await bench.rows('claim_assessments')).toEqual([]);
    expect((await bench.events()).filter((one) => one === 'claim.assessment-taken-back')).toHaveLength(1);
  });

  it('is dropped as well where the defendant pays by an earlier link', async () => {
    const bench = await openMails();
    const token = await bench.sendLink();
    await bench.letLeave();
    await bench.assess('escalation');
    bench.app.clock.forward(30);
    await bench.pay(token);
    expect(await bench.statusOf()).toBe('resolved');
    await bench.letLeave();
    expect(await bench.mails('escalation-asked')).toEqual([]);
    expect(await bench.mails('payment-link')).toHaveLength(1);
  });

  it('has left once the minute is over, and is not undone', async () => {
    const bench = await openMails();
    await bench.sendLink();
    await bench.letLeave();
    await bench.close('cancel');
    expect(await bench.mails('payment-link')).toHaveLength(1);
    expect((await bench.events()).filter((kind) => kind === 'payment.link-taken-back')).toEqual([]);
  });
});
