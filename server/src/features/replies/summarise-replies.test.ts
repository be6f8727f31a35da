import { randomUUID } from 'node:crypto';
import { sql } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { seeded } from '../../testing/seeded.ts';
import { foldDeltas } from '../claims/figures/figures.store.ts';
import { openClaimsBench } from '../claims/testing/claims-bench.ts';

const operations = 200;

const bodies = [
  'I agree to pay.',
  'I will pay, and I accept the amount.',
  'I dispute this claim.',
  'I disagree. This is a scam.',
  'I will pay. But I need more information about the sum.',
  'Please send more details.',
  'You have the wrong person.',
  'Thank you for your letter.',
];

it('sums what a count of all replies says, after many random operations', async () => {
  const bench = await openClaimsBench({ settings: { RATE_LIMITS: 'off' } });
  const { clock, platform } = bench.app;
  const claimant = await bench.signUp();
  const signedUp = await bench.signUp('admin');
  let admin = await bench.withRole(signedUp, 'admin');
  const random = seeded(20_261_116);
  const claims: string[] = [];
  for (let made = 0; made < 6; made++) claims.push((await bench.submitted(claimant)).id);
  const anyClaim = () => claims[random(claims.length)] as string;
  const waiting: string[] = [];
  let sent = { email_subject: '', email_body: '', sender_email: 'sam@reed.example' };

  /** The length of a list, counted page by page. */
  const lengthOf = async (list: string): Promise<number> => {
    let [length, cursor]: [number, string | null] = [0, ''];
    while (cursor !== null) {
      const page: { responses: object[]; next_cursor: string | null } = (
        await bench.call<{ responses: object[]; next_cursor: string | null }>(
          admin,
          'GET',
          `/api/admin/replies?list=${list}&limit=100${cursor && `&cursor=${cursor}`}`,
        )
      ).body;
      length += page.responses.length;
      cursor = page.next_cursor;
    }
    return length;
  };

  for (let done = 0; done < operations; done++) {
    const chosen = random(10);
    const match = waiting[random(waiting.length + 1)];
    if (chosen === 9) {
      await bench.call(admin, 'POST', `/api/admin/claims/${anyClaim()}/assessment`, { will_pay: 'unclear' });
    } else if (chosen < 2 && match) {
      await bench.call(admin, 'POST', `/api/admin/replies/${match}/match`, { claim_id: anyClaim() });
    } else if (chosen < 3) {
      // The same words again are deduplicated.
      await bench.call(admin, 'POST', '/api/admin/replies', sent);
    } else {
      const named = [`Claim ID: ${anyClaim()}`, 'Your letter', `Claim ID: ${randomUUID()}`][random(3)];
      sent = {
        ...sent,
        email_subject: `${done} ${named}`,
        email_body: bodies[random(bodies.length)] as string,
      };
      const { body } = await bench.call<{ response: { id: string; claim_id: string | null } }>(
        admin,
        'POST',
        '/api/admin/replies',
        sent,
      );
      if (body.response.claim_id === null) waiting.push(body.response.id);
    }
    if (done % 40 === 0) {
      await foldDeltas(platform.db);
      // Moves into other months, past the session's lifetime.
      clock.forward(40 * 86_400);
      admin = await bench.signIn(admin);
    }
  }

  const { rows } = await platform.db.execute(sql`
    select count(distinct claim_id)::int as claims_with_responses,
      count(*)::int as total_responses,
      count(*) filter (where parsed_type = 'PAYMENT')::int as payment_agreements,
      count(*) filter (where parsed_type = 'DISPUTE')::int as disputes,
      count(*) filter (where requires_manual_review and reviewed_at is null)::int as need_review
    from defendant_responses where processed_at is not null`);
  const { rows: types } = await platform.db.execute(sql`
    select parsed_type as type, count(*)::int as count
    from defendant_responses where processed_at is not null group by 1 order by 1`);
  const [counted] = rows;
  expect(counted?.total_responses).toBeGreaterThan(40);
  expect(counted?.need_review).toBeGreaterThan(0);
  expect((await bench.call(admin, 'GET', '/api/admin/replies/summary')).body).toEqual(counted);
  for (const [list, figure] of [
    ['counted', 'total_responses'],
    ['payment', 'payment_agreements'],
    ['dispute', 'disputes'],
    ['review', 'need_review'],
  ] as const)
    expect(await lengthOf(list), list).toBe(counted?.[figure]);
  const { body } = await bench.call<{ replies_by_type: { type: string; count: number }[] }>(
    admin,
    'GET',
    '/api/admin/dashboard',
  );
  const drawn = body.replies_by_type.filter(({ count }) => count > 0);
  expect(drawn.toSorted((a, b) => a.type.localeCompare(b.type))).toEqual(types);
}, 600_000);
