import { describe, expect, it } from 'vitest';
import { openReviewBench } from '../testing/review-bench.ts';

describe('a claim under review', () => {
  it('shows all replies, newest first, with the words that counted', async () => {
    const bench = await openReviewBench();
    for (const email_body of ['I dispute this claim.', 'All right, I will pay.']) {
      bench.app.clock.forward(60);
      await bench.call(bench.admin, 'POST', '/api/admin/replies', {
        email_subject: `Claim ID: ${bench.claim.id}`,
        email_body,
        sender_email: 'sam@reed.example',
      });
    }
    const { responses } = await bench.review();
    const marked = responses.map(({ email_body, matches }) =>
      matches.map(({ start, end }) => email_body.slice(start, end)),
    );
    expect(responses.map(({ email_body }) => email_body)).toEqual([
      'All right, I will pay.',
      'I dispute this claim.',
    ]);
    expect(marked[0]).toContain('I will pay');
    expect(marked[1]?.join()).toMatch(/I dispute/);
  });

  it('keeps every answer, the newest before the others, and says what it was before', async () => {
    const bench = await openReviewBench();
    for (const will_pay of ['unclear', 'yes']) {
      bench.app.clock.forward(60);
      expect((await bench.assess({ will_pay })).status).toBe(201);
    }
    expect((await bench.review()).assessments.map(({ will_pay }) => will_pay)).toEqual(['yes', 'unclear']);
    expect(await bench.acts()).toMatchObject([
      { act: 'claim-assessed', before: null, after: 'unclear' },
      { act: 'claim-assessed', before: 'unclear', after: 'yes' },
    ]);
    expect((await bench.assess({ will_pay: 'perhaps' })).status).toBe(422);
  });

  it('takes its replies off those to be reviewed once an admin answers or acts', async () => {
    const bench = await openReviewBench();
    const words = 'I will pay. But I need more information about the sum.';
    await bench.replies(words);
    bench.app.clock.forward(900);
    await bench.replies(`${words} As I said before.`);
    const toReview = async () =>
      (await bench.call<{ need_review: number }>(bench.admin, 'GET', '/api/admin/replies/summary')).body;
    const listed = async () =>
      (await bench.call<{ responses: object[] }>(bench.admin, 'GET', '/api/admin/replies?list=review')).body
        .responses;
    expect(await toReview()).toMatchObject({ need_review: 2 });
    expect(await listed()).toHaveLength(2);
    await bench.assess({ will_pay: 'yes' });
    expect(await toReview()).toMatchObject({ need_review: 0 });
    expect(await listed()).toEqual([]);
    const at = bench.app.clock.now().toISOString();
    expect((await bench.review()).responses).toMatchObject([{ reviewed_at: at }, { reviewed_at: at }]);
    bench.app.clock.forward(900);
    await bench.replies(`${words} Once more.`);
    expect(await toReview()).toMatchObject({ need_review: 1 });
  });

  it('is marked as a dispute without writing to anybody', async () => {
    const bench = await openReviewBench();
    const before = (await bench.rows('emails')).length;
    expect((await bench.assess({ action: 'dispute' })).status).toBe(201);
    expect(await bench.rows('emails')).toHaveLength(before);
    const { assessments, history } = await bench.review();
    expect(assessments).toMatchObject([{ action: 'dispute' }]);
    expect(history.at(-1)).toMatchObject({
      kind: 'claim.assessed',
      actor: 'admin',
      actor_name: 'Hannah Okoro',
      facts: expect.arrayContaining([{ name: 'said', value: 'dispute' }]),
    });
    expect(await bench.acts()).toMatchObject([{ act: 'claim-assessed', said: 'dispute' }]);
  });

  it('is found, badged and counted as a dispute until the mark is taken back or the claim is closed', async () => {
    const bench = await openReviewBench();
    const { id } = bench.claim;
    const seen = async () => {
      const read = async <Body>(path: string) => (await bench.call<Body>(bench.admin, 'GET', path)).body;
      type Listed = { claims: { id: string; disputed_at: string | null }[] };
      const { claims } = await read<Listed>('/api/admin/claims?list=all&only=disputed');
      const { stats } = await read<{ stats: { disputedClaimsCount: number } }>('/api/admin/dashboard');
      expect(claims.length).toBe(stats.disputedClaimsCount);
      return claims.map((claim) => [claim.id, claim.disputed_at]);
    };
    expect(await seen()).toEqual([]);
    expect((await bench.assess({ action: 'not-dispute' })).status).toBe(409);
    await bench.assess({ action: 'dispute' });
    const at = bench.app.clock.now().toISOString();
    expect(await seen()).toEqual([[id, at]]);
    expect(await bench.review()).toMatchObject({ disputed_at: at });
    expect((await bench.assess({ action: 'dispute' })).status).toBe(409);
    bench.app.clock.forward(60);
    expect((await bench.assess({ action: 'not-dispute' })).status).toBe(201);
    expect(await seen()).toEqual([]);
    expect(await bench.review()).toMatchObject({ disputed_at: null });
    await bench.assess({ action: 'dispute' });
    await bench.call(bench.claimant, 'POST', `/api/claims/${id}/cancel`);
    expect(await seen()).toEqual([]);
    expect((await bench.assess({ action: 'not-dispute' })).status).toBe(201);
    const { status, body } = await bench.assess({ action: 'dispute' });
    expect([status, body.error?.message]).toEqual([
      409,
      'This claim is closed, so there is nothing left to dispute.',
    ]);
  });

  it('has the defendant asked to explain, in words that the reading understands', async () => {
    const bench = await openReviewBench();
    await bench.replies('Perhaps.');
    expect((await bench.assess({ action: 'clarification' })).status).toBe(201);
    const [mail] = await bench.mails('clarification-asked');
    expect(mail).toMatchObject({ to_address: 'sam@reed.example', reply_to: 'team@plainclaim.example' });
    expect(mail?.subject).toContain(`Claim ID: ${bench.claim.id}`);
    for (const words of ['I agree to pay', 'I dispute this claim', 'I need more information'])
      expect(mail?.text).toContain(words);
  });

  it('says so when there is nobody to ask, and changes nothing', async () => {
    const bench = await openReviewBench({ defendantEmail: '', defendantEmailUnknown: true });
    await bench.replies('Perhaps.');
    const { status, body } = await bench.assess({ action: 'clarification' });
    expect(status).toBe(409);
    expect(body.error?.message).toBe('The defendant’s email address is unknown, so they cannot be asked.');
    expect(await bench.mails('clarification-asked')).toEqual([]);
    expect((await bench.review()).assessments).toEqual([]);
    expect(await bench.acts()).toMatchObject([{ act: 'reply-typed' }]);
  });

  it('is escalated by asking the claimant, who alone decides', async () => {
    const bench = await openReviewBench();
    await bench.replies('Never.');
    expect((await bench.assess({ action: 'escalation' })).status).toBe(201);
    const [mail] = await bench.mails('escalation-asked');
    expect(mail).toMatchObject({ to_address: 'hannah@post.example' });
    expect(mail?.text).toContain('We share nothing without your consent');
    expect((await bench.review()).assessments).toMatchObject([{ action: 'escalation' }]);
  });

  it('is again what it was before an escalation that is taken back, for admin and claimant alike', async () => {
    const bench = await openReviewBench();
    await bench.replies('I dispute this claim.');
    await bench.assess({ action: 'dispute' });
    const steps = () =>
      Promise.all(
        [bench.admin, bench.claimant].map(async (person) => {
          const path = `/api/claims/${bench.claim.id}`;
          const { body } = await bench.call<{ next_step: { kind: string } }>(person, 'GET', path);
          return body.next_step.kind;
        }),
      );
    const before = await steps();
    expect(before).toEqual(['disputed', 'disputed']);
    await bench.assess({ action: 'escalation' });
    const [mail] = await bench.mails('escalation-asked');
    await bench.call(bench.admin, 'POST', `/api/admin/mails/${mail?.id}/take-back`);
    expect(await steps()).toEqual(before);
  });

  it('asks about a reply once, also when two presses come at once, and again about the next reply', async () => {
    const bench = await openReviewBench();
    for (const action of ['clarification', 'escalation']) {
      const { status, body } = await bench.assess({ action });
      expect([status, body.error?.message]).toEqual([
        409,
        'No reply has come that counts for this claim, so there is nothing to ask about.',
      ]);
    }
    await bench.replies('Perhaps.');
    const presses = await Promise.all([1, 2, 3].map(() => bench.assess({ action: 'clarification' })));
    expect(presses.map(({ status }) => status).toSorted()).toEqual([201, 409, 409]);
    expect(await bench.mails('clarification-asked')).toHaveLength(1);
    bench.app.clock.forward(60);
    await bench.replies('Perhaps next year.');
    expect((await bench.assess({ action: 'clarification' })).status).toBe(201);
    expect(await bench.mails('clarification-asked')).toHaveLength(2);
  });

  it('writes to nobody once it is closed, and takes no dispute mark', async () => {
    const bench = await openReviewBench();
    await bench.call(bench.claimant, 'POST', `/api/claims/${bench.claim.id}/cancel`);
    for (const action of ['clarification', 'escalation']) {
      const { status, body } = await bench.assess({ action });
      expect([status, body.error?.message]).toEqual([
        409,
        'This claim is closed, so nobody is written to about it.',
      ]);
    }
    expect((await bench.assess({ action: 'dispute' })).status).toBe(409);
  });

  it('carries notes with their author, and refuses an empty one', async () => {
    const bench = await openReviewBench();
    const note = (body: string) =>
      bench.call<{ error?: { message: string } }>(bench.admin, 'POST', `${bench.path}/notes`, { body });
    expect((await note(' \n ')).body.error?.message).toBe('Please write a note first.');
    const long = await note('x'.repeat(5001));
    expect([long.status, long.body.error?.message]).toEqual([
      422,
      'A note can have up to 5,000 characters; this one has 5,001. Nothing was saved.',
    ]);
    expect((await note('Rang twice.')).status).toBe(201);
    expect((await bench.review()).notes).toMatchObject([
      { author_name: 'Hannah Okoro', body: 'Rang twice.' },
    ]);
    expect(await bench.acts()).toMatchObject([{ act: 'note-added', claim_id: bench.claim.id }]);
  });

  it('that is not there is not found', async () => {
    const bench = await openReviewBench();
    for (const id of ['00000000-0000-4000-8000-000000000000', 'nonsense'])
      expect((await bench.call(bench.admin, 'GET', `/api/admin/claims/${id}/review`)).status).toBe(404);
  });
});
