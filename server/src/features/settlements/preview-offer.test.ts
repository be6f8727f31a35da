import { describe, expect, it } from 'vitest';
import { openSettlementsBench } from './testing/settlements-bench.ts';

type Preview = {
  readonly mail: { readonly to: string; readonly subject: string; readonly text: string } | null;
  readonly link_notice: string | null;
  readonly error?: { readonly message: string };
};

async function open() {
  const bench = await openSettlementsBench();
  const preview = (offered_amount: unknown, claimId = bench.claim.id, defendant_message = 'All I have.') =>
    bench.call<Preview>(bench.admin, 'POST', `/api/admin/settlements/${claimId}/preview`, {
      offered_amount,
      defendant_message,
    });
  return { ...bench, preview };
}

const reference = /SET-\d{4}-\w{6}/;

describe('an offer before it is recorded', () => {
  it('shows whose it is, what the claimant gets of it, and the very mail they are sent', async () => {
    const bench = await open();
    const { status, body } = await bench.preview(600);
    expect(status).toBe(200);
    expect(body).toMatchObject({
      plaintiff_name: 'Hannah Okoro',
      defendant_name: 'Sam Reed',
      claimed_amount: 1250.5,
      offered_amount: 600,
      commission: 60,
      to_claimant: 540,
    });
    expect(await bench.rows('settlement_offers')).toEqual([]);
    expect(await bench.mails('offer-to-claimant')).toEqual([]);
    await bench.offer(600, { defendant_message: 'All I have.' });
    const [mail] = await bench.mails('offer-to-claimant');
    expect(body.mail).toEqual({
      to: mail?.to_address,
      subject: mail?.subject,
      text: String(mail?.text).replace(reference, '[given when it is sent]'),
    });
    expect(body.mail?.text).toContain('“All I have.”');
  });

  it('keeps the lines of the defendant’s message', async () => {
    const { body } = await (await open()).preview(600, undefined, 'Half now.\nHalf in May.\n\nKind regards');
    expect(body.mail?.text).toContain('writes: “Half now.\nHalf in May.\n\nKind regards”');
  });

  it('speaks of the offer it replaces only where the claimant was told of that one', async () => {
    const bench = await open();
    await bench.held(500);
    expect((await bench.preview(700)).body.mail?.text).not.toContain('£500.00');
    bench.app.clock.forward(60);
    expect((await bench.preview(700)).body.mail?.text).toContain('earlier offer of £500.00');
  });

  it('names a live payment link for another sum, and what becomes of it, to the admin and to the claimant', async () => {
    const bench = await open();
    const body = {
      claimId: bench.claim.id,
      defendantEmail: 'sam@reed.example',
      defendantName: 'Sam Reed',
      amount: 1250.5,
      currency: 'GBP',
      appBaseUrl: 'http://plainclaim.test',
    };
    expect((await bench.preview(600)).body.link_notice).toBeNull();
    await bench.call(bench.admin, 'POST', '/functions/v1/send-payment-link', body);
    expect((await bench.preview(600)).body.link_notice).toMatch(
      /^A payment link for £1,250\.50 can be paid until .* a new link asks for £600\.00\.$/,
    );
    expect((await bench.preview(1250.5)).body.link_notice).toBeNull();
    await bench.standing(600);
    expect((await bench.look()).body).toMatchObject({
      link_notice: expect.stringMatching(
        /to pay £1,250\.50 through a payment link .* that link stops working/,
      ),
    });
    bench.app.clock.forward(31 * 86_400);
    expect((await bench.look(await bench.signIn(bench.hannah))).body).toMatchObject({ link_notice: null });
  });

  it('is refused in the words in which the offer would be', async () => {
    const bench = await open();
    const said = async (amount: unknown, claimId?: string) =>
      (await bench.preview(amount, claimId)).body.error?.message;
    expect(await said(0)).toBe('Please enter a valid positive number for the settlement amount.');
    expect(await said(1250.51)).toMatch(/so no more than that can be offered\.$/);
    for (const id of ['nonsense', '00000000-0000-4000-8000-0000000000ff'])
      expect(await said(5, id)).toBe('Claim not found');
    await bench.setStatus('resolved');
    expect(await said(5)).toBe('No offer can be recorded now: the claim is resolved.');
  });
});

describe('the page of an offer on a large claim', () => {
  it('knows of a search for a solicitor that began on the claim’s own page', async () => {
    const bench = await openSettlementsBench({ amount: '15000' });
    await bench.answer(await bench.standing(600), 'reject');
    const search = async () => (await bench.look()).body.solicitor_search;
    expect(await search()).toBeNull();
    await bench.app.platform.db.execute(
      `insert into solicitor_searches (id, claim_id, reason, consented_by, consented_at, status)
       select gen_random_uuid(), id, 'over-limit', user_id, now(), 'asking' from legal_claims`,
    );
    expect(await search()).toBe('asking');
    const { body } = await bench.call<{ next_step: { kind: string; options: string[] } }>(
      bench.hannah,
      'GET',
      `/api/claims/${bench.claim.id}`,
    );
    expect(body.next_step).toMatchObject({ kind: 'asking-solicitors', options: [] });
  });
});
