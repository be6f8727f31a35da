import { describe, expect, it } from 'vitest';
import { verifyHistory } from '../history/index.ts';
import { openSettlementsBench } from './testing/settlements-bench.ts';

async function open() {
  const bench = await openSettlementsBench();
  /** Everything that the claimant is shown of their claim. */
  const seen = async () => {
    const paths = ['/api/claims', '/api/claims/dashboard', `/api/claims/${bench.claim.id}`];
    const pages = paths.map(async (path) => (await bench.call(bench.hannah, 'GET', path)).body);
    const { status, body } = await bench.look();
    return [...(await Promise.all(pages)), status === 200 ? body : body.error.message];
  };
  const offersOfAdmin = async () =>
    (
      await bench.call<{ offers: { id: string; shown_from: string; answerable_until: string | null }[] }>(
        bench.admin,
        'GET',
        `/api/admin/settlements/${bench.claim.id}`,
      )
    ).body.offers;
  return { ...bench, seen, offersOfAdmin };
}

const missing = 'You do not have permission to view this settlement offer.';

describe('an offer in its minute', () => {
  it('is shown to admins, and to the claimant only once the minute is over', async () => {
    const bench = await open();
    const before = await bench.seen();
    const id = await bench.held(600);
    const shownFrom = new Date(bench.app.clock.now().getTime() + 60_000).toISOString();
    expect(await bench.offersOfAdmin()).toMatchObject([{ id, shown_from: shownFrom }]);
    bench.app.clock.forward(59);
    expect(await bench.seen()).toEqual(before);
    expect((await bench.look()).body.error.message).toBe('No settlement offer found for this claim.');
    bench.app.clock.forward(1);
    expect(await bench.seen()).not.toEqual(before);
    expect((await bench.look()).body).toMatchObject({ offer: { id }, may_answer: true });
  });

  it('can be answered by nobody, as if there were none', async () => {
    const bench = await open();
    const id = await bench.held(600);
    bench.app.clock.forward(59);
    for (const verb of ['accept', 'reject', 'solicitor'] as const) {
      const { status, body } = await bench.answer(id, verb);
      expect([status, body.error.message]).toEqual([403, missing]);
    }
    expect(await bench.rows('settlement_responses', 'response_timestamp')).toEqual([]);
    expect(await bench.mails('offer-to-claimant')).toHaveLength(1);
    bench.app.clock.forward(1);
    expect((await bench.answer(id, 'accept')).status).toBe(200);
  });

  it('withdrawn leaves no trace for the claimant', async () => {
    const bench = await open();
    await bench.app.runJobs();
    const before = await bench.seen();
    const id = await bench.held(600);
    bench.app.clock.forward(59);
    expect((await bench.withdraw(id)).body).toMatchObject({ is_claimant_told: false });
    bench.app.clock.forward(600);
    await bench.app.runJobs({ evenIfLater: true });
    expect(await bench.seen()).toEqual(before);
    for (const verb of ['accept', 'reject', 'solicitor'] as const)
      expect((await bench.answer(id, verb)).body.error.message).toBe(missing);
    expect(await bench.mails('offer-to-claimant')).toEqual([]);
    expect(await bench.mails('offer-withdrawn-claimant')).toEqual([]);
  });
});

describe('an offer that is to replace one that the claimant knows', () => {
  it('leaves that one to be answered until it is shown itself', async () => {
    const bench = await open();
    const known = await bench.standing(500);
    const before = await bench.seen();
    await bench.held(700);
    const until = new Date(bench.app.clock.now().getTime() + 60_000).toISOString();
    expect((await bench.offersOfAdmin())[1]).toMatchObject({ id: known, answerable_until: until });
    bench.app.clock.forward(59);
    expect(await bench.seen()).toEqual(before);
    bench.app.clock.forward(1);
    expect((await bench.look()).body).toMatchObject({ offer: { offered_amount: 700 } });
    expect((await bench.answer(known, 'accept')).body.error.message).toBe(
      'A newer offer has taken the place of this one.',
    );
  });

  it('withdrawn in its minute leaves that one standing', async () => {
    const bench = await open();
    const known = await bench.standing(500);
    const before = await bench.seen();
    await bench.withdraw(await bench.held(700));
    bench.app.clock.forward(600);
    expect(await bench.seen()).toEqual(before);
    expect((await bench.answer(known, 'reject')).status).toBe(200);
  });

  it('is withdrawn where that one is accepted meanwhile', async () => {
    const bench = await open();
    const known = await bench.standing(500);
    const newer = await bench.held(700);
    bench.app.clock.forward(30);
    expect((await bench.answer(known, 'accept')).status).toBe(200);
    expect(await bench.rows('payment_intents')).toMatchObject([{ amount: '500.00' }]);
    bench.app.clock.forward(60);
    expect((await bench.look()).body).toMatchObject({
      offer: { id: known },
      response: { response_type: 'accept' },
    });
    expect(await bench.rows('settlement_offers')).toMatchObject([
      { id: known, replaced_at: null },
      { id: newer, withdrawn_at: expect.any(String) },
    ]);
    expect(await bench.events('offer.withdrawn')).toMatchObject([
      { actor_kind: 'system', facts: { offer_id: newer, claimant_told: false } },
    ]);
    expect(await bench.mails('offer-to-claimant')).toEqual([]);
    expect(await verifyHistory(bench.app.platform.db, bench.claim.id)).toMatchObject({ whole: true });
  });

  it('is withdrawn in words where that one is accepted although its mail has left', async () => {
    const bench = await open();
    const known = await bench.standing(500);
    const newer = await bench.held(700);
    await bench.app.runJobs({ evenIfLater: true });
    expect((await bench.answer(known, 'accept')).status).toBe(200);
    const [event] = await bench.events('offer.withdrawn');
    expect(event?.facts).toMatchObject({ offer_id: newer, claimant_told: true });
    expect(event?.facts).not.toHaveProperty('takes_back');
    const [mail] = await bench.mails('offer-withdrawn-claimant');
    const text = String(mail?.text).replace(/\s+/g, ' ');
    expect(text).toContain('You accepted the earlier offer of £500.00');
    expect(text).not.toContain('Your claim goes on as before');
  });

  it('follows where that one is rejected meanwhile', async () => {
    const bench = await open();
    const known = await bench.standing(500);
    const newer = await bench.held(700);
    expect((await bench.answer(known, 'reject')).status).toBe(200);
    expect((await bench.look()).body).toMatchObject({ response: { response_type: 'reject' } });
    bench.minutePasses();
    expect((await bench.look()).body).toMatchObject({ offer: { id: newer }, may_answer: true });
  });

  it('may be corrected in its minute, and both mistakes withdrawn', async () => {
    const bench = await open();
    const known = await bench.standing(500);
    const before = await bench.seen();
    await bench.held(70);
    bench.app.clock.forward(50);
    const corrected = await bench.held(700);
    const [, told] = await bench.mails('offer-to-claimant');
    expect(String(told?.text).replaceAll(/\s+/g, ' ')).toContain(
      'It takes the place of the earlier offer of £500.00',
    );
    bench.app.clock.forward(50);
    // The mistyped one is more than a minute old, and was never shown.
    expect(await bench.seen()).toEqual(before);
    await bench.withdraw(corrected);
    bench.app.clock.forward(60);
    expect(await bench.seen()).toEqual(before);
    expect((await bench.answer(known, 'accept')).status).toBe(200);
  });
});
