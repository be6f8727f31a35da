import { describe, expect, it } from 'vitest';
import { openReceivedRepliesBench, type Reply } from './testing/received-replies-bench.ts';

describe('a reply typed in by an admin', () => {
  it('counts for the claim its subject names', async () => {
    const bench = await openReceivedRepliesBench();
    bench.app.clock.forward(1800);
    const { status, body } = await bench.typeIn(`Re: Claim ID: ${bench.claim.id}`, 'I agree to pay.');
    expect(status).toBe(201);
    expect(body.response).toMatchObject({
      claim_id: bench.claim.id,
      parsed_type: 'PAYMENT',
      confidence: 'HIGH',
      kind: 'reply',
      claim: { short_reference: expect.stringMatching(/^PC-/), defendant_name: 'Sam Reed', amount: 1250.5 },
    });
    const now = bench.app.clock.now().toISOString();
    expect(await bench.status()).toMatchObject({ status: 'responded', response_deadline: now });
    expect(await bench.kinds()).toEqual(expect.arrayContaining(['reply-to-claimant', 'reply-to-team']));
    const [event] = (await bench.rows('history_events', 'id')).filter(
      ({ kind }) => kind === 'reply.processed',
    );
    expect(event).toMatchObject({
      actor_kind: 'admin',
      facts: { from: 'pending', to: 'responded', deadline_was: bench.claim.response_deadline },
    });
    expect(await bench.rows('auth_audit', 'id')).toContainEqual(
      expect.objectContaining({ action: 'admin-act', user_id: bench.admin.id }),
    );
  });

  it.each([
    ['I could pay £600.', true],
    ['I agree to pay £1,250.50 in full and final settlement.', true],
    ['I agree to pay £1,250.50 by Friday.', false],
  ])('is for a person to look at where it offers less or asks for terms: %s', async (words, isOffer) => {
    const bench = await openReceivedRepliesBench();
    const { body } = await bench.typeIn(`Re: Claim ID: ${bench.claim.id}`, words);
    expect(body.response).toMatchObject({ parsed_type: 'PAYMENT', requires_manual_review: isOffer });
    const mail = (await bench.rows('emails')).find(({ kind }) => kind === 'reply-to-team');
    const text = String(mail?.text).replace(/\s+/g, ' ');
    expect(text.includes('Consider recording a settlement offer')).toBe(isOffer);
    expect(text.includes('Consider sending payment link')).toBe(!isOffer);
  });

  it.each([
    [
      'I never borrowed £1,250.50, it was £300. I’ll pay £300 and thats it.',
      'The defendant has replied and seems to offer part of what you claim.',
    ],
    ['I agree to pay £1,250.50 in full and final settlement.', 'The defendant has replied. What they wrote'],
    ['I agree to pay £1,250.50 by Friday.', 'The defendant has replied and seems ready to pay.'],
  ])(
    'is no promise to pay in full on the claimant’s page where it says less: %s',
    async (words, sentence) => {
      const bench = await openReceivedRepliesBench();
      await bench.typeIn(`Re: Claim ID: ${bench.claim.id}`, words);
      const { body } = await bench.call<{ next_step: { sentence: string } }>(
        bench.claimant,
        'GET',
        `/api/claims/${bench.claim.id}`,
      );
      expect(body.next_step.sentence).toContain(sentence);
    },
  );

  it('is counted in the summary once it counts for a claim', async () => {
    const bench = await openReceivedRepliesBench();
    await bench.typeIn(`Claim ID: ${bench.claim.id}`, 'I agree to pay.');
    await bench.typeIn(`Claim ID: ${bench.claim.id}`, 'I dispute this claim.');
    await bench.typeIn(`Claim ID: ${bench.claim.id}`, 'Who is this?');
    await bench.typeIn('About nothing of yours', 'I agree to pay.');
    expect((await bench.call(bench.admin, 'GET', '/api/admin/replies/summary')).body).toEqual({
      claims_with_responses: 1,
      total_responses: 3,
      payment_agreements: 1,
      disputes: 1,
      need_review: 1,
    });
  });

  it('is one reply however often it is typed', async () => {
    const bench = await openReceivedRepliesBench();
    const subject = `Claim ID: ${bench.claim.id}`;
    const [one, other] = await Promise.all([
      bench.typeIn(subject, 'I dispute this claim.'),
      bench.typeIn(subject, 'I dispute this claim. '),
    ]);
    expect([one.status, other.status].toSorted()).toEqual([200, 201]);
    expect(one.body.response.id).toBe(other.body.response.id);
    expect(await bench.rows('defendant_responses')).toHaveLength(1);
    expect((await bench.kinds()).filter((kind) => kind === 'reply-to-claimant')).toHaveLength(1);
  });

  it('is another reply when the same words come again later, and not within ten minutes', async () => {
    const bench = await openReceivedRepliesBench();
    const subject = `Claim ID: ${bench.claim.id}`;
    const answers: number[] = [];
    for (const minutes of [0, 9, 2]) {
      bench.app.clock.forward(minutes * 60);
      answers.push((await bench.typeIn(subject, 'Where is the invoice?')).status);
    }
    expect(answers).toEqual([201, 200, 201]);
    expect(await bench.rows('defendant_responses')).toHaveLength(2);
  });

  it.each([
    ['', 'body'],
    ['subject', '  '],
  ])('is refused when a part is empty: %j, %j', async (subject, text) => {
    const bench = await openReceivedRepliesBench();
    const { status, body } = await bench.typeIn(subject, text);
    expect(status).toBe(422);
    expect(body.error?.message).toBe('Email Subject, Body, and Sender Email cannot be empty.');
    expect(await bench.rows('defendant_responses')).toEqual([]);
  });

  it('waits to be matched when it names no claim of ours, and is matched once', async () => {
    const bench = await openReceivedRepliesBench();
    const { body } = await bench.typeIn('Your letter', 'I need more information');
    expect(body.response).toMatchObject({ claim_id: null, processed_at: null, claim: null });
    expect(await bench.kinds()).toContain('reply-unmatched');
    const path = `/api/admin/replies/${body.response.id}/match`;
    const missing = await bench.call(bench.admin, 'POST', path, { claim_id: body.response.id });
    expect(missing.status).toBe(404);
    const matched = await bench.call(bench.admin, 'POST', path, { claim_id: bench.claim.id });
    expect(matched.status).toBe(200);
    expect(await bench.status()).toMatchObject({ status: 'responded' });
    expect((await bench.call(bench.admin, 'POST', path, { claim_id: bench.claim.id })).status).toBe(409);
  });

  it('never brings a closed claim back', async () => {
    const bench = await openReceivedRepliesBench();
    await bench.call(bench.claimant, 'POST', `/api/claims/${bench.claim.id}/cancel`);
    await bench.typeIn(`Claim ID: ${bench.claim.id}`, 'I agree to pay.');
    expect(await bench.status()).toMatchObject({
      status: 'cancelled',
      response_deadline: bench.claim.response_deadline,
    });
  });

  it('is for admins', async () => {
    const bench = await openReceivedRepliesBench();
    expect((await bench.typeIn('a', 'b', bench.claimant)).status).toBe(403);
  });
});

describe('the lists', () => {
  it('give the newest counted reply of each claim, page by page', async () => {
    const bench = await openReceivedRepliesBench();
    const claims = [
      bench.claim,
      await bench.submitted(bench.claimant),
      await bench.submitted(bench.claimant),
    ];
    for (const [at, { id }] of [...claims, ...claims].entries()) {
      bench.app.clock.forward(60);
      await bench.typeIn(`Claim ID: ${id}`, at < 3 ? 'I dispute this claim' : 'I agree to pay');
    }
    await bench.typeIn('No claim', 'Hello');
    const page = async (query: string) =>
      (
        await bench.call<{ responses: Reply[]; next_cursor: string | null }>(
          bench.admin,
          'GET',
          `/api/admin/replies/processed?${query}`,
        )
      ).body;
    const first = await page('limit=2');
    const second = await page(`limit=2&cursor=${first.next_cursor}`);
    expect([...first.responses, ...second.responses].map(({ claim_id }) => claim_id)).toEqual(
      claims.map(({ id }) => id).toReversed(),
    );
    expect(first.responses.every(({ parsed_type }) => parsed_type === 'PAYMENT')).toBe(true);
    expect(second.next_cursor).toBeNull();
    const unmatched = await bench.call<{ responses: Reply[] }>(
      bench.admin,
      'GET',
      '/api/admin/replies?list=to-match',
    );
    expect(unmatched.body.responses).toHaveLength(1);
    expect((await bench.call(bench.admin, 'GET', '/api/admin/replies?cursor=nonsense')).status).toBe(422);
  });
});
