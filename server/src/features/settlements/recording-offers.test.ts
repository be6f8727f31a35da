import { describe, expect, it } from 'vitest';
import type { Person } from '../claims/testing/claims-bench.ts';
import { openSettlementsBench } from './testing/settlements-bench.ts';

describe('recording an offer', () => {
  it('for more than is owed is refused in the shape of its function, and mails nobody', async () => {
    const bench = await openSettlementsBench();
    const owed = bench.claim.amount;
    expect(await bench.offer(owed + 0.01)).toMatchObject({
      status: 200,
      body: { success: false, error: expect.stringContaining('so no more than that can be offered') },
    });
    expect(await bench.mails('offer-to-claimant')).toEqual([]);
    expect((await bench.offer(owed)).body).toMatchObject({ success: true });
  });

  it('that is withdrawn within a minute is never mailed; later, the claimant is told why', async () => {
    const bench = await openSettlementsBench();
    const { withdraw } = bench;
    const first = await bench.held(600);
    bench.app.clock.forward(59);
    expect(await withdraw(first)).toMatchObject({ status: 200, body: { is_claimant_told: false } });
    expect(await bench.mails('offer-to-claimant')).toEqual([]);
    expect((await bench.look()).status).toBe(404);
    expect((await withdraw(first)).status).toBe(409);
    const second = await bench.standing(700);
    bench.app.clock.forward(1);
    await bench.app.runJobs();
    const late = await withdraw(second, 'Sam Reed wrote £70, not £700.');
    expect(late).toMatchObject({ status: 200, body: { is_claimant_told: true } });
    const [told] = await bench.mails('offer-withdrawn-claimant');
    expect(told).toMatchObject({ to_address: bench.hannah.email });
    expect(String(told?.text)).toContain('Sam Reed wrote £70, not £700.');
    expect((await bench.answer(second, 'accept')).body.error.message).toBe(
      'This offer was withdrawn before it was answered.',
    );
    const third = await bench.standing(800);
    await bench.answer(third, 'reject');
    expect((await withdraw(third)).status).toBe(409);
    expect(await bench.events('offer.withdrawn')).toHaveLength(2);
  });

  it('keeps it, writes it down, and tells the claimant where to answer', async () => {
    const bench = await openSettlementsBench();
    const { status, body } = await bench.offer(1000.5, {
      defendant_message: ' All I have.\r\n\r\n\r\nSorry. ',
      admin_notes: 'Rang on Monday.',
    });
    const recordedAt = bench.app.clock.now().toISOString();
    expect(status).toBe(200);
    expect(body).toEqual({
      success: true,
      settlement_reference: expect.stringMatching(/^SET-\d{4}-[2-9A-Z]{6}$/),
    });
    bench.minutePasses();
    const read = await bench.look();
    expect(read.body).toMatchObject({
      offer: {
        claim_id: bench.claim.id,
        offered_amount: 1000.5,
        settlement_reference: body.settlement_reference,
        defendant_message: 'All I have.\n\nSorry.',
        created_at: recordedAt,
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
    const bench = await openSettlementsBench();
    const first = await bench.standing(500);
    const replacedAt = bench.app.clock.now().toISOString();
    await bench.offer(700);
    bench.minutePasses();
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
      { offered_amount: 500, replaced_at: replacedAt },
    ]);
  });

  it('that is answered before its mail has left is not asked about afterwards', async () => {
    const bench = await openSettlementsBench();
    await bench.answer(await bench.standing(600), 'reject');
    await bench.app.runJobs();
    expect(await bench.mails('offer-to-claimant')).toEqual([]);
  });

  it('within a minute of a mistyped one takes back its mail, and speaks of no other offer', async () => {
    const bench = await openSettlementsBench();
    await bench.held(500);
    bench.app.clock.forward(59);
    await bench.offer(700);
    const [told, ...others] = await bench.mails('offer-to-claimant');
    expect(others).toEqual([]);
    expect(told?.text).toContain('£700.00');
    expect(told?.text).not.toContain('£500.00');
  });

  it.each([0, -5, 1.234, null, undefined, 1e12])('refuses the amount %j', async (amount) => {
    const bench = await openSettlementsBench();
    const { status, body } = await bench.offer(amount);
    expect([status, body]).toEqual([
      200,
      { success: false, error: 'Please enter a valid positive number for the settlement amount.' },
    ]);
    expect(await bench.rows('settlement_offers')).toEqual([]);
  });

  it.each([undefined, null, '', 'not-an-id'])('refuses the claim id %j', async (claim_id) => {
    const bench = await openSettlementsBench();
    const { status, body } = await bench.record({ claim_id, offered_amount: 5 });
    expect([status, body]).toEqual([
      200,
      { success: false, error: 'Missing claim details to send settlement offer.' },
    ]);
  });

  it('refuses a claim that is not there, words without end, and a claim that is closed', async () => {
    const bench = await openSettlementsBench();
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
    const bench = await openSettlementsBench();
    const made = await Promise.all([bench.offer(500), bench.offer(600), bench.offer(700)]);
    expect(made.map(({ status }) => status)).toEqual([200, 200, 200]);
    const offers = await bench.rows('settlement_offers');
    expect(offers).toHaveLength(3);
    expect(offers.filter(({ replaced_at }) => replaced_at === null)).toHaveLength(1);
  });
});

describe('looking at an offer', () => {
  it('has words for each case in which there is nothing to see', async () => {
    const bench = await openSettlementsBench();
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
    await bench.standing(600);
    expect(await said(sam, bench.claim.id)).toEqual([403, notYours]);
    expect(await said(bench.admin, bench.claim.id)).toEqual([403, notYours]);
  });

  it('is pointed to on the dashboard and the claim page while an answer is awaited', async () => {
    const bench = await openSettlementsBench();
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
