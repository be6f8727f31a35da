import { describe, expect, it } from 'vitest';
import type { Reply } from './api/admin-api.ts';
import { responseKeys } from './api/responses.ts';
import { NewestResponses } from './components/dashboard/newest-responses.tsx';
import { ResponsesPage } from './components/responses/responses-page.tsx';
import { page, reply, words } from './testing/screen-words.tsx';

describe('the newest responses', () => {
  const claim = {
    id: '10000000-0000-4000-8000-000000000001',
    amount: 900,
    plaintiff_name: 'Hannah Okoro',
    defendant_name: 'Sam Reed',
    defendant_email: 'sam@reed.example',
    status: 'responded',
  } as Reply['claim'];
  const counted = { ...reply, claim, claim_id: String(claim?.id) };
  const shown = (more: Partial<Reply>) =>
    words(<NewestResponses />, { data: [[responseKeys.newest, [{ ...counted, ...more }]]] });

  it('lead to an offer or a link where they count', async () => {
    const words = await shown({});
    expect(words).toContain('Settlement Offer');
    expect(words).toContain('Send Payment Link');
    expect(words).not.toMatch(/Waits for a decision|Does not count/);
  });

  it('from an unconfirmed sender wait for a decision, and lead to it alone', async () => {
    const words = await shown({ processed_at: null });
    expect(words).toContain('Waits for a decision');
    expect(words).toContain('The defendant wrote this');
    expect(words).not.toMatch(/Settlement Offer|Send Payment Link/);
  });

  it.each([
    [true, 'Waits for a decision'],
    [false, 'Does not count'],
  ])('that look automatic lead to no offer or link (may be an answer: %s)', async (may_be_answer, badge) => {
    const words = await shown({ processed_at: null, kind: 'auto-reply', is_reply: false, may_be_answer });
    expect(words).toContain(badge);
    expect(words).toContain('Look at it');
    expect(words).not.toMatch(/Settlement Offer|Send Payment Link/);
  });
});

describe('claims with responses', () => {
  const summary = (claims: number) => ({
    claims_with_responses: claims,
    total_responses: 7,
    payment_agreements: 4,
    disputes: 2,
    need_review: 1,
  });
  const shown = (claims: number) =>
    words(<ResponsesPage />, {
      data: [
        [responseKeys.summary, summary(claims)],
        [responseKeys.processed, page({ responses: [] })],
      ],
    });

  it('are empty in the words of the specification', async () => {
    const empty = await shown(0);
    expect(empty).toContain('No claims with responses yet');
    expect(empty).toContain('Once defendants respond to claims, they will appear here for review.');
  });

  it.each([
    [0, '0 Claims'],
    [1, '1 Claim\n'],
    [1200, '1,200 Claims'],
  ])('are counted: %d', async (claims, label) => {
    expect(await shown(claims)).toContain(label);
  });

  it('are summed up in four tiles', async () => {
    const lines = (await shown(3)).split('\n').filter((line) => line.trim() !== '');
    for (const [tile, figure] of [
      ['Total Responses', '7'],
      ['Payment Agreements', '4'],
      ['Disputes', '2'],
      ['Need Review', '1'],
    ] as const)
      expect(lines[lines.indexOf(tile) + 1]).toBe(figure);
  });
});
