import type { ClaimFormInput } from '@plainclaim/domain/claims/claim-form';
import { AppError } from '@plainclaim/domain/shared/errors';
import { sql } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { type ErrorAnswer, openClaimsBench, type Person } from '../claims/testing/claims-bench.ts';
import { verifyHistory } from '../history/index.ts';
import { acceptOffer } from './accept-offer.ts';
import { acceptedOfferOf } from './index.ts';

type Settlement = {
  readonly offer: {
    readonly id: string;
    readonly offered_amount: number;
    readonly settlement_reference: string;
    readonly created_at: string;
    readonly legal_claims: { readonly status: string };
  };
  readonly response: { readonly response_type: string; readonly response_timestamp: string } | null;
  readonly may_answer: boolean;
  readonly solicitor_wanted_at: string | null;
};

type Response = Settlement['response'] & ErrorAnswer;

async function open(form: Partial<ClaimFormInput> = {}) {
  const bench = await openClaimsBench();
  const hannah = await bench.signUp();
  const admin = await bench.withRole(await bench.signUp('admin'), 'admin');
  const claim = await bench.submitted(hannah, form);
  const record = (body: object, person: Person = admin) =>
    bench.call<{ success: boolean; settlement_reference: string } & ErrorAnswer>(
      person,
      'POST',
      '/functions/v1/handle-settlement-offer',
      body,
    );
  const offer = (offered_amount: unknown, more: object = {}) =>
    record({ claim_id: claim.id, offered_amount, defendant_message: '', admin_notes: '', ...more });
  const look = (person = hannah, id = claim.id) =>
    bench.call<Settlement & ErrorAnswer>(person, 'GET', `/api/settlements/${id}`);
  const answer = (offerId: string, verb: 'accept' | 'reject' | 'solicitor', person = hannah) =>
    bench.call<Response>(person, 'POST', `/api/settlements/${offerId}/${verb}`);
  /** Makes an offer that waits for its answer. */
  const standing = async (amount = 600) => {
    await offer(amount);
    return (await look()).body.offer.id;
  };
  const setStatus = (status: string) =>
    bench.app.platform.db.execute(sql`update legal_claims set status = ${status}`);
  const statusNow = async () => (await bench.rows('legal_claims'))[0]?.status;
  const mails = async (kind: string) => (await bench.rows('emails')).filter((mail) => mail.kind === kind);
  const events = async (kind: string) =>
    (await bench.rows('history_events', 'sequence')).filter((event) => event.kind === kind);
  return {
    ...bench,
    hannah,
    admin,
    claim,
    record,
    offer,
    look,
    answer,
    standing,
    setStatus,
    statusNow,
    mails,
    events,
  };
}

describe('recording an offer', () => {
  it('for more than is owed is refused in the shape of its function, and mails nobody', async () => {
    const bench = await open();
    const owed = bench.claim.amount;
    expect(await bench.offer(owed + 0.01)).toMatchObject({
      status: 200,
      body: { success: false, error: expect.stringContaining('so no more than that can be offered') },
    });
    expect(await bench.mails('offer-to-claimant')).toEqual([]);
    expect((await bench.offer(owed)).body).toMatchObject({ success: true });
  });

  it('that is withdrawn within a minute is never mailed; later, the claimant is told why', async () => {
    const bench = await open();
    const withdraw = (offerId: string, reason = '') =>
      bench.call<ErrorAnswer & { is_claimant_told: boolean }>(
        bench.admin,
        'POST',
        `/api/admin/settlements/${offerId}/withdraw`,
        { reason },
      );
    const first = await bench.standing(600);
    bench.app.clock.forward(59);
    expect(await withdraw(first)).toMatchObject({ status: 200, body: { is_claimant_told: false } });
    expect(await bench.mails('offer-to-claimant')).toEqual([]);
    expect((await bench.look()).status).toBe(404);
    expect((await bench.answer(first, 'accept')).body.error.message).toBe(
      'This offer was withdrawn before it was answered.',
    );
    expect((await withdraw(first)).status).toBe(409);
    const second = await bench.standing(700);
    bench.app.clock.forward(61);
    await bench.app.runJobs();
    const late = await withdraw(second, 'Sam Reed wrote £70, not £700.');
    expect(late).toMatchObject({ status: 200, body: { is_claimant_told: true } });
    const [told] = await bench.mails('offer-withdrawn-claimant');
    expect(told).toMatchObject({ to_address: bench.hannah.email });
    expect(String(told?.text)).toContain('Sam Reed wrote £70, not £700.');
    const third = await bench.standing(800);
    await bench.answer(third, 'reject');
    expect((await withdraw(third)).status).toBe(409);
    expect(await bench.events('offer.withdrawn')).toHaveLength(2);
  });

  it('keeps it, writes it down, and tells the claimant where to answer', async () => {
    const bench = await open();
    const { status, body } = await bench.offer(1000.5, {
      defendant_message: ' All I have.\r\n\r\n\r\nSorry. ',
      admin_notes: 'Rang on Monday.',
    });
    expect(status).toBe(200);
    expect(body).toEqual({
      success: true,
      settlement_reference: expect.stringMatching(/^SET-\d{4}-[2-9A-Z]{6}$/),
    });
    const read = await bench.look();
    expect(read.body).toMatchObject({
      offer: {
        claim_id: bench.claim.id,
        offered_amount: 1000.5,
        settlement_reference: body.settlement_reference,
        defendant_message: 'All I have.\n\nSorry.',
        created_at: bench.app.clock.now().toISOString(),
        legal_claims: {
          id: bench.claim.id,
          user_id: bench.hannah.id,
          amount: 1250.5,
          issue_type: 'Debt Recovery',
          jurisdiction: 'England & Wales',
          short_reference: expect.stringMatching(/^PC-/),
          plaintiff_name: 'Hannah Okoro',
          defendant_name: 'Sam Reed',
          status: 'pending',
        },
      },
      response: null,
      shortfall: { amount: 250, percent: '20.0' },
      may_answer: true,
      after_rejection: 'small-claims-court',
    });
    expect(JSON.stringify(read.body)).not.toContain('Rang on Monday');
    const [mail] = await bench.mails('offer-to-claimant');
    expect(mail).toMatchObject({
      to_address: 'hannah@post.example',
      claim_id: bench.claim.id,
      subject: `Sam Reed offers £1,000.50 – Claim ID: ${bench.claim.id}`,
    });
    expect(mail?.text).toContain(`http://plainclaim.test/plaintiff-dashboard?claim_id=${bench.claim.id}`);
    expect(mail?.text).not.toContain('Rang on Monday');
    expect(String(mail?.text).replaceAll(/\s+/g, ' ')).toContain(
      'we keep 10%, £100.05, and you get £900.45.',
    );
    expect(await bench.events('offer.made')).toMatchObject([
      {
        actor_kind: 'admin',
        actor_id: bench.admin.id,
        facts: { reference: body.settlement_reference, amount: '1000.50', replaces: null },
      },
    ]);
    expect(await bench.rows('auth_audit', 'id')).toContainEqual(
      expect.objectContaining({
        action: 'admin-act',
        user_id: bench.admin.id,
        details: expect.objectContaining({ act: 'offer-made', claim_id: bench.claim.id }),
      }),
    );
  });

  it('takes the place of an unanswered offer, which can then not be answered', async () => {
    const bench = await open();
    const first = await bench.standing(500);
    bench.app.clock.forward(60);
    await bench.offer(700);
    const { body } = await bench.look();
    expect(body).toMatchObject({ offer: { offered_amount: 700 }, may_answer: true });
    expect(body.offer.id).not.toBe(first);
    expect((await bench.mails('offer-to-claimant')).at(-1)?.text).toContain('earlier offer of £500.00');
    const late = await bench.answer(first, 'accept');
    expect(late.status).toBe(409);
    expect(late.body.error.message).toBe('A newer offer has taken the place of this one.');
    expect(await bench.rows('settlement_responses', 'response_timestamp')).toEqual([]);
    const listed = await bench.call<{ offers: { offered_amount: number; replaced_at: string | null }[] }>(
      bench.admin,
      'GET',
      `/api/admin/settlements/${bench.claim.id}`,
    );
    expect(listed.body.offers).toMatchObject([
      { offered_amount: 700, replaced_at: null, response: null, admin_notes: '' },
      { offered_amount: 500, replaced_at: bench.app.clock.now().toISOString() },
    ]);
  });

  it('that is answered before its mail has left is not asked about afterwards', async () => {
    const bench = await open();
    await bench.answer(await bench.standing(600), 'reject');
    bench.app.clock.forward(61);
    await bench.app.runJobs();
    expect(await bench.mails('offer-to-claimant')).toEqual([]);
  });

  it('within a minute of a mistyped one takes back its mail, and speaks of no other offer', async () => {
    const bench = await open();
    await bench.standing(500);
    bench.app.clock.forward(59);
    await bench.offer(700);
    const [told, ...others] = await bench.mails('offer-to-claimant');
    expect(others).toEqual([]);
    expect(told?.text).toContain('£700.00');
    expect(told?.text).not.toContain('£500.00');
  });

  it.each([0, -5, 1.234, null, undefined, 1e12])('refuses the amount %j', async (amount) => {
    const bench = await open();
    const { status, body } = await bench.offer(amount);
    expect([status, body]).toEqual([
      200,
      { success: false, error: 'Please enter a valid positive number for the settlement amount.' },
    ]);
    expect(await bench.rows('settlement_offers')).toEqual([]);
  });

  it.each([undefined, null, '', 'not-an-id'])('refuses the claim id %j', async (claim_id) => {
    const bench = await open();
    const { status, body } = await bench.record({ claim_id, offered_amount: 5 });
    expect([status, body]).toEqual([
      200,
      { success: false, error: 'Missing claim details to send settlement offer.' },
    ]);
  });

  it('refuses a claim that is not there, words without end, and a claim that is closed', async () => {
    const bench = await open();
    const nowhere = await bench.offer(5, { claim_id: '00000000-0000-4000-8000-0000000000ff' });
    expect(nowhere).toMatchObject({ status: 200, body: { success: false, error: 'Claim not found' } });
    expect((await bench.offer(5, { defendant_message: 'x'.repeat(2001) })).status).toBe(422);
    for (const status of ['settlement_accepted_payment_pending', 'resolved', 'cancelled']) {
      await bench.setStatus(status);
      expect((await bench.offer(5)).body, status).toMatchObject({
        success: false,
        error: expect.stringMatching(/^No offer can be recorded now: the claim is /),
      });
    }
    expect(await bench.rows('settlement_offers')).toEqual([]);
    expect(await bench.mails('offer-to-claimant')).toEqual([]);
  });

  it('leaves one standing offer when two admins press at once', async () => {
    const bench = await open();
    const made = await Promise.all([bench.offer(500), bench.offer(600), bench.offer(700)]);
    expect(made.map(({ status }) => status)).toEqual([200, 200, 200]);
    const offers = await bench.rows('settlement_offers');
    expect(offers).toHaveLength(3);
    expect(offers.filter(({ replaced_at }) => replaced_at === null)).toHaveLength(1);
  });
});

describe('looking at an offer', () => {
  it('has words for each case in which there is nothing to see', async () => {
    const bench = await open();
    const sam = await bench.signUp('sam');
    const nobody = '00000000-0000-4000-8000-0000000000ff';
    const missing = 'Settlement offer or associated claim not found.';
    const said = async (person: Person, id: string) => {
      const { status, body } = await bench.look(person, id);
      return [status, body.error.message];
    };
    expect(await said(bench.hannah, bench.claim.id)).toEqual([
      404,
      'No settlement offer found for this claim.',
    ]);
    expect(await said(bench.hannah, 'nonsense')).toEqual([404, missing]);
    // The answer for another user's claim equals that for a missing one, with an offer or without.
    const notYours = 'You do not have permission to view this settlement offer.';
    for (const person of [bench.hannah, sam, bench.admin])
      expect(await said(person, nobody)).toEqual([403, notYours]);
    expect(await said(sam, bench.claim.id)).toEqual([403, notYours]);
    await bench.offer(600);
    expect(await said(sam, bench.claim.id)).toEqual([403, notYours]);
    expect(await said(bench.admin, bench.claim.id)).toEqual([403, notYours]);
  });

  it('is pointed to on the dashboard and the claim page while an answer is awaited', async () => {
    const bench = await open();
    const dashboard = async () =>
      (
        await bench.call<{ attention: { kind: string; sentence: string }[] }>(
          bench.hannah,
          'GET',
          '/api/claims/dashboard',
        )
      ).body.attention;
    const nextStep = async () =>
      (
        await bench.call<{ next_step: { kind: string } }>(
          bench.hannah,
          'GET',
          `/api/claims/${bench.claim.id}`,
        )
      ).body.next_step.kind;
    expect([await dashboard(), await nextStep()]).toEqual([[], 'wait']);
    await bench.setStatus('responded');
    const id = await bench.standing(600);
    expect(await dashboard()).toMatchObject([
      {
        claim_id: bench.claim.id,
        kind: 'answer-offer',
        sentence: 'The defendant offers £600.00 to settle your claim. You can accept or reject it.',
      },
    ]);
    expect(await nextStep()).toBe('answer-offer');
    await bench.answer(id, 'reject');
    expect([await dashboard(), await nextStep()]).toEqual([[], 'after-rejection']);
  });
});

describe('accepting', () => {
  it('records the answer, moves the claim, asks the defendant to pay, and writes it all down', async () => {
    const bench = await open();
    const id = await bench.standing(600);
    bench.app.clock.forward(60);
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
    const bench = await open();
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
    const bench = await open();
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
    const bench = await open();
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
    bench.app.clock.forward(60);
    await bench.offer(900);
    expect((await bench.look()).body).toMatchObject({ offer: { offered_amount: 900 }, may_answer: true });
  });

  it('writes to nobody whose address is unknown', async () => {
    const bench = await open({ defendantEmail: '', defendantEmailUnknown: true });
    await bench.answer(await bench.standing(600), 'reject');
    expect(await bench.mails('offer-rejected-defendant')).toEqual([]);
    expect(await bench.mails('offer-rejected-team')).toHaveLength(1);
  });

  it('leads to a solicitor above £10,000, asked for once', async () => {
    const bench = await open({ amount: '10,000.01' });
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
    const bench = await open({ amount: '10,000' });
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
    const bench = await open();
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

  it('when a newer offer and an acceptance come at once, one of them wins', async () => {
    const bench = await open();
    const id = await bench.standing(600);
    const [accepted, offered] = await Promise.all([bench.answer(id, 'accept'), bench.offer(700)]);
    const { body } = await bench.look();
    if (accepted.status === 200) {
      // The functions of the specification have their own error format.
      expect(offered.body).toMatchObject({ success: false });
      expect(body).toMatchObject({ offer: { id }, response: { response_type: 'accept' } });
      expect(await bench.rows('settlement_offers')).toHaveLength(1);
    } else {
      expect([accepted.status, offered.body]).toMatchObject([409, { success: true }]);
      expect(body).toMatchObject({ offer: { offered_amount: 700 }, response: null, may_answer: true });
      expect(await bench.statusNow()).toBe('pending');
      expect(await bench.rows('payment_intents')).toEqual([]);
    }
  });

  it('when cancelling and accepting come at once, one of them wins', async () => {
    const bench = await open();
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
    const bench = await open();
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
    const bench = await open();
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

const actorOf = ({ id, email }: Person) => ({
  userId: id,
  email,
  role: 'plaintiff' as const,
  sessionId: '',
  aal: 'aal1' as const,
  needsSecondStep: false,
  isConfirmed: true,
});
