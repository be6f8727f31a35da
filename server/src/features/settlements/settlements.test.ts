import { AppError } from '@plainclaim/domain/shared/errors';
import { sql } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import type { Person } from '../claims/testing/claims-bench.ts';
import { verifyHistory } from '../history/index.ts';
import { acceptOffer } from './accept-offer.ts';
import { acceptedOfferOf } from './index.ts';
import { openSettlementsBench } from './testing/settlements-bench.ts';

const actorOf = ({ id, email }: Person) => ({
  userId: id,
  email,
  role: 'plaintiff' as const,
  sessionId: '',
  aal: 'aal1' as const,
  needsSecondStep: false,
  isConfirmed: true,
});

describe('accepting', () => {
  it('records the answer, moves the claim, asks the defendant to pay, and writes it all down', async () => {
    const bench = await openSettlementsBench();
    const id = await bench.standing(600);
    const at = bench.app.clock.now().toISOString();
    const { status, body } = await bench.answer(id, 'accept');
    expect([status, body]).toEqual([200, { response_type: 'accept', response_timestamp: at }]);
    expect(await bench.statusNow()).toBe('settlement_accepted_payment_pending');
    expect((await bench.look()).body).toMatchObject({
      response: { response_type: 'accept', response_timestamp: at },
      may_answer: false,
    });
    expect(await bench.rows('payment_intents')).toMatchObject([
      { claim_id: bench.claim.id, settlement_offer_id: id, amount: '600.00', status: 'pending' },
    ]);
    expect(await bench.events('offer.accepted')).toMatchObject([
      {
        actor_kind: 'plaintiff',
        actor_id: bench.hannah.id,
        facts: { amount: '600.00', from: 'pending', to: 'settlement_accepted_payment_pending' },
      },
    ]);
    const [mail] = await bench.mails('offer-accepted-claimant');
    expect(mail?.text).toContain('£540.00');
    expect(await bench.mails('offer-accepted-team')).toHaveLength(1);
    const kindsShownTo = async (person: Person) => {
      const path = `/api/claims/${bench.claim.id}`;
      const shown = await bench.call<{ mails: { kind: string }[] }>(person, 'GET', path);
      return shown.body.mails.map(({ kind }) => kind);
    };
    expect(await kindsShownTo(bench.admin)).toContain('offer-accepted-team');
    expect(await kindsShownTo(bench.hannah)).not.toContain('offer-accepted-team');
    const amount = await acceptedOfferOf(bench.app.platform.db, bench.claim.id);
    expect(amount).toEqual({ id, amount: 60_000 });
    expect(await verifyHistory(bench.app.platform.db, bench.claim.id)).toMatchObject({ whole: true });
  });

  it('is undone whole when asking for the payment breaks', async () => {
    const bench = await openSettlementsBench();
    const id = await bench.standing(600);
    const deps = {
      ...bench.app.platform,
      siteUrl: 'http://plainclaim.test',
      requestPayment: async () => {
        throw new Error('the disk is full');
      },
    };
    await expect(acceptOffer(deps, actorOf(bench.hannah), id)).rejects.toThrow('the disk is full');
    expect(await bench.statusNow()).toBe('pending');
    expect(await bench.rows('settlement_responses', 'response_timestamp')).toEqual([]);
    expect((await bench.look()).body).toMatchObject({ response: null, may_answer: true });
  });

  it('holds where no link can be made just now, and the team is told', async () => {
    const bench = await openSettlementsBench();
    const id = await bench.standing(600);
    const deps = {
      ...bench.app.platform,
      siteUrl: 'http://plainclaim.test',
      requestPayment: async () => {
        throw new AppError('unavailable', 'no card provider is set up');
      },
    };
    await acceptOffer(deps, actorOf(bench.hannah), id);
    expect(await bench.statusNow()).toBe('settlement_accepted_payment_pending');
    expect(await bench.events('payment.request-failed')).toHaveLength(1);
    expect(await bench.mails('offer-no-payment-link-team')).toHaveLength(1);
  });
});

describe('rejecting', () => {
  it('is recorded, leaves the claim as it is, and tells the defendant', async () => {
    const bench = await openSettlementsBench();
    await bench.setStatus('responded');
    const id = await bench.standing(600);
    const { status, body } = await bench.answer(id, 'reject');
    expect([status, body.response_type]).toEqual([200, 'reject']);
    expect(await bench.statusNow()).toBe('responded');
    expect(await bench.events('offer.rejected')).toMatchObject([{ facts: { way: 'small-claims-court' } }]);
    const [mail] = await bench.mails('offer-rejected-defendant');
    expect(mail).toMatchObject({ to_address: 'sam@reed.example' });
    expect(mail?.subject).toContain(`Claim ID: ${bench.claim.id}`);
    expect(await bench.mails('offer-rejected-team')).toHaveLength(1);
    expect(await bench.rows('payment_intents')).toEqual([]);
    expect(await acceptedOfferOf(bench.app.platform.db, bench.claim.id)).toBeNull();
    // A better offer may follow.
    await bench.standing(900);
    expect((await bench.look()).body).toMatchObject({ offer: { offered_amount: 900 }, may_answer: true });
  });

  it('writes to nobody whose address is unknown', async () => {
    const bench = await openSettlementsBench({ defendantEmail: '', defendantEmailUnknown: true });
    await bench.answer(await bench.standing(600), 'reject');
    expect(await bench.mails('offer-rejected-defendant')).toEqual([]);
    expect(await bench.mails('offer-rejected-team')).toHaveLength(1);
  });

  it('leads to a solicitor above £10,000, asked for once', async () => {
    const bench = await openSettlementsBench({ amount: '10,000.01' });
    const id = await bench.standing(600);
    expect((await bench.answer(id, 'solicitor')).status).toBe(409);
    await bench.answer(id, 'reject');
    expect((await bench.look()).body).toMatchObject({
      after_rejection: 'solicitor',
      solicitor_wanted_at: null,
    });
    const at = bench.app.clock.now().toISOString();
    const [one, other] = await Promise.all([bench.answer(id, 'solicitor'), bench.answer(id, 'solicitor')]);
    expect([one.body, other.body]).toEqual([{ solicitor_wanted_at: at }, { solicitor_wanted_at: at }]);
    expect((await bench.look()).body.solicitor_wanted_at).toBe(at);
    expect(await bench.events('solicitor.wanted')).toHaveLength(1);
    expect(await bench.mails('offer-solicitor-wanted-team')).toHaveLength(1);
  });

  it('leads to no solicitor at £10,000', async () => {
    const bench = await openSettlementsBench({ amount: '10,000' });
    const id = await bench.standing(600);
    await bench.answer(id, 'reject');
    expect((await bench.look()).body).toMatchObject({ after_rejection: 'small-claims-court' });
    expect((await bench.answer(id, 'solicitor')).status).toBe(409);
  });
});

describe('one offer, one answer', () => {
  it.each([
    ['accept', 'accept'],
    ['accept', 'reject'],
    ['reject', 'reject'],
  ] as const)('when %s and %s come at once', async (one, other) => {
    const bench = await openSettlementsBench();
    const id = await bench.standing(600);
    const both = await Promise.all([bench.answer(id, one), bench.answer(id, other)]);
    expect(both.map(({ status }) => status).toSorted()).toEqual([200, 409]);
    const winner = both.find(({ status }) => status === 200)?.body.response_type;
    const loser = both.find(({ status }) => status === 409)?.body.error.message;
    expect(loser).toContain(`This offer was already ${winner}ed on `);
    expect((await bench.look()).body.response).toMatchObject({ response_type: winner });
    expect(await bench.rows('settlement_responses', 'response_timestamp')).toHaveLength(1);
    const accepted = winner === 'accept' ? 1 : 0;
    expect(await bench.rows('payment_intents')).toHaveLength(accepted);
    expect(await bench.events('offer.accepted')).toHaveLength(accepted);
    expect(await bench.events('offer.rejected')).toHaveLength(1 - accepted);
    expect(await bench.statusNow()).toBe(accepted ? 'settlement_accepted_payment_pending' : 'pending');
  });

  it('when a newer offer and an acceptance come at once, the claimant has accepted what they knew', async () => {
    const bench = await openSettlementsBench();
    const id = await bench.standing(600);
    const [accepted, offered] = await Promise.all([bench.answer(id, 'accept'), bench.offer(700)]);
    // The claimant knows of the older one only, so their answer counts. The newer one is refused or withdrawn.
    expect(accepted.status).toBe(200);
    bench.minutePasses();
    expect((await bench.look()).body).toMatchObject({ offer: { id }, response: { response_type: 'accept' } });
    const offers = await bench.rows('settlement_offers');
    expect(offers.filter((offer) => offer.replaced_at === null)).toMatchObject([{ id }]);
    expect(offers).toHaveLength(offered.body.success ? 2 : 1);
    expect(await bench.mails('offer-to-claimant')).toEqual([]);
  });

  it('when cancelling and accepting come at once, one of them wins', async () => {
    const bench = await openSettlementsBench();
    const id = await bench.standing(600);
    const [accepted, cancelled] = await Promise.all([
      bench.answer(id, 'accept'),
      bench.call(bench.hannah, 'POST', `/api/claims/${bench.claim.id}/cancel`),
    ]);
    // An accepted claim can still be cancelled; a cancelled one takes no answer.
    expect(cancelled.status).toBe(200);
    expect([200, 409]).toContain(accepted.status);
    expect(await bench.statusNow()).toBe('cancelled');
    expect(await bench.rows('settlement_responses', 'response_timestamp')).toHaveLength(
      accepted.status === 200 ? 1 : 0,
    );
  });

  it('comes from the claimant alone, while the claim is open', async () => {
    const bench = await openSettlementsBench();
    const sam = await bench.signUp('sam');
    const id = await bench.standing(600);
    for (const person of [sam, bench.admin]) {
      for (const verb of ['accept', 'reject', 'solicitor'] as const) {
        // The same for another user's offer and a missing one.
        for (const offerId of [id, '00000000-0000-4000-8000-0000000000ff']) {
          const { status, body } = await bench.answer(offerId, verb, person);
          expect(status).toBe(403);
          expect(body.error.message).toBe('You do not have permission to view this settlement offer.');
        }
      }
    }
    await bench.setStatus('resolved');
    expect((await bench.look()).body).toMatchObject({ response: null, may_answer: false });
    for (const verb of ['accept', 'reject'] as const) expect((await bench.answer(id, verb)).status).toBe(409);
    expect(await bench.rows('settlement_responses', 'response_timestamp')).toEqual([]);
  });

  it('is what the database insists on, whatever a program tries', async () => {
    const bench = await openSettlementsBench();
    const id = await bench.standing(600);
    const { db } = bench.app.platform;
    const answerRow = (at: string) =>
      db.execute(
        sql`insert into settlement_responses (settlement_offer_id, response_type, response_timestamp, responded_by)
            values (${id}, 'accept', ${at}, ${bench.hannah.id})`,
      );
    await expect(answerRow('2026-11-20T10:00:00Z')).rejects.toThrow();
    await bench.answer(id, 'reject');
    await expect(answerRow(bench.app.clock.now().toISOString())).rejects.toThrow();
    await expect(db.execute(sql`update settlement_offers set replaced_at = now()`)).rejects.toThrow();
  });
});
