import { replyHints } from '@plainclaim/domain/replies/hints';
import { replyTypes } from '@plainclaim/domain/replies/patterns';
import { AppError, type ErrorCode } from '@plainclaim/domain/shared/errors';
import { QueryClient, QueryClientProvider, type QueryKey, QueryObserver } from '@tanstack/react-query';
import type { ReactElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { describe, expect, it, vi } from 'vitest';
import { adminKey } from '../../lib/change-poll.ts';
import { problemWords } from '../../lib/problem-words.ts';
import type { Reply } from './api/admin-api.ts';
import { claimListKey } from './api/claim-list.ts';
import { dashboardKey } from './api/dashboard.ts';
import { matchPreviewQuery, responseKeys } from './api/responses.ts';
import { reviewKey } from './api/review.ts';
import { noFilter } from './claim-filter.ts';
import { DashboardPage } from './components/dashboard/dashboard-page.tsx';
import { NewestResponses } from './components/dashboard/newest-responses.tsx';
import { FoundClaims } from './components/found-claims.tsx';
import { ClaimsToChoose } from './components/replies/choose-claim.tsx';
import { ResponsesPage } from './components/responses/responses-page.tsx';
import { Replies } from './components/review/replies.tsx';
import { ResponseAnalysis } from './components/review/response-analysis.tsx';
import { ReviewPage } from './components/review/review-page.tsx';

type Known = { readonly failed?: readonly QueryKey[]; readonly data?: readonly [QueryKey, unknown][] };

/** The text on the screen after these queries have succeeded or failed. */
async function words(
  screen: ReactElement,
  { failed = [], data = [] }: Known = {},
  error: unknown = refusal(),
) {
  const client = new QueryClient({ defaultOptions: { queries: { retry: false, retryOnMount: false } } });
  for (const queryKey of failed)
    await client.prefetchQuery({ queryKey, queryFn: () => Promise.reject(error) });
  for (const [queryKey, answer] of data) client.setQueryData(queryKey, answer);
  const html = renderToStaticMarkup(
    <QueryClientProvider client={client}>
      <RouterProvider router={router(screen)} />
    </QueryClientProvider>,
  );
  return html
    .replace(/<[^>]+>/g, '\n')
    .replaceAll('&#x27;', "'")
    .replaceAll('&amp;', '&');
}

const router = (element: ReactElement) =>
  createMemoryRouter([{ id: 'root', path: '/', element }], {
    hydrationData: { loaderData: { root: { siteUrl: 'http://plainclaim.test' } } },
  });

const refusal = (code: ErrorCode = 'internal') => new AppError(code, 'for the test');
const page = (rows: object) => ({ pages: [{ ...rows, next_cursor: null }], pageParams: [''] });

const reply: Reply = {
  id: '80000000-0000-4000-8000-000000000001',
  claim_id: null,
  email_subject: 'Re: your letter',
  email_body: 'I dispute this claim.\n\n> On Monday you wrote',
  sender_email: 'sam@reed.example',
  parsed_type: 'DISPUTE',
  confidence: 'MEDIUM',
  requires_manual_review: false,
  reviewed_at: null,
  processed_at: '2026-11-16T09:00:00.000Z',
  created_at: '2026-11-16T09:00:00.000Z',
  kind: 'reply',
  is_reply: true,
  may_be_answer: false,
  undo_until: null,
  source: 'smtp',
  channel: null,
  received_on: null,
  matches: [{ name: 'I dispute', category: 'DISPUTE', start: 0, end: 9 }],
  attachments: [],
  claim: null,
};

describe('what cannot be loaded says so', () => {
  const dashboard = <DashboardPage notifications={() => null} />;
  const list = <FoundClaims list="all" filter={noFilter} />;
  const id = '10000000-0000-4000-8000-000000000001';
  const screens: [string, ReactElement, QueryKey][] = [
    ['Failed to load dashboard statistics', dashboard, dashboardKey],
    ['Failed to load defendant responses.', <NewestResponses key="newest" />, responseKeys.newest],
    ['Failed to load claims with responses.', <ResponsesPage key="responses" />, responseKeys.processed],
    ['Failed to load claims data', list, claimListKey('all', noFilter)],
    ['Failed to load claim details', <ReviewPage key="review" id={id} />, reviewKey(id)],
  ];

  it.each(screens)('%s', async (message, screen, key) => {
    expect(await words(screen, { failed: [key] })).toContain(message);
  });

  it.each(screens)('and once the session has ended: instead of %s', async (message, screen, key) => {
    const shown = await words(screen, { failed: [key] }, refusal('unauthenticated'));
    expect(shown).toContain('Authentication required');
    expect(shown).not.toContain(message);
  });

  it('the responses in a view of their own, for a refusal and for what nobody foresaw', async () => {
    const known = { failed: [responseKeys.newest] };
    expect(await words(<NewestResponses />, known)).toContain('Error Loading Responses');
    for (const unforeseen of [new Error('boom'), refusal('unavailable')]) {
      const shown = await words(<NewestResponses />, known, unforeseen);
      expect(shown).toContain('Error Loading Responses');
      expect(shown).toContain('An unexpected error occurred while fetching responses.');
    }
  });

  it('a claim that is not there, and an address without one', async () => {
    const missing = await words(<ReviewPage id={id} />, { failed: [reviewKey(id)] }, refusal('not_found'));
    expect(missing).toContain('Claim Not Found');
    expect(missing).toContain("The claim you're looking for doesn't exist or couldn't be loaded.");
    expect(missing).toContain('Back to admin dashboard');
    expect(await words(<ReviewPage id={undefined} />)).toContain('Claim ID is missing');
  });

  it('and what was done in vain gives the server’s reason', () => {
    const given = new AppError('conflict', 'x', { userMessage: 'This reply already belongs to a claim.' });
    expect(problemWords(given)).toBe('This reply already belongs to a claim.');
    expect(problemWords(refusal('unauthenticated'))).toBe('Authentication required');
    expect(problemWords(new Error('boom'))).toBe('Something went wrong. Please try again.');
  });
});

describe('the claims that a reply may be about', () => {
  const row = (n: number) => ({
    id: `10000000-0000-4000-8000-00000000000${n}`,
    plaintiff_name: `Claimant ${n}`,
    defendant_name: 'Sam Reed',
    amount: 900,
    short_reference: 'PC-7K4M-92QR',
  });
  const shown = (count: number, next_cursor: string | null = null) => {
    const claims = Array.from({ length: count }, (_, n) => row(n));
    const found = { pages: [{ claims, next_cursor }], pageParams: [''] };
    const key = claimListKey('all', { ...noFilter, search: 'Reed' });
    return words(<ClaimsToChoose search="Reed" onChosen={() => undefined} />, { data: [[key, found]] });
  };
  const more = 'These are the 6 newest; there are more.';

  it('are the six newest, and it says so where there are more', async () => {
    for (const found of [await shown(7), await shown(6, 'next')]) {
      expect(found).toContain('Claimant 5');
      expect(found).not.toContain('Claimant 6');
      expect(found).toContain(more);
    }
    expect(await shown(6)).not.toContain(more);
  });
});

describe('what a match would do', () => {
  it('is not asked again once it is done: the reply then belongs to a claim', async () => {
    const client = new QueryClient();
    const ask = vi.fn(async () => ({}) as never);
    const query = (isMatching: boolean) => ({
      ...matchPreviewQuery('reply', 'claim', isMatching),
      queryFn: ask,
    });
    const observer = new QueryObserver(client, query(false));
    const stop = observer.subscribe(() => undefined);
    await vi.waitFor(() => expect(observer.getCurrentResult().isSuccess).toBe(true));
    // Another admin's act may change the claim or the reply meanwhile.
    await client.invalidateQueries({ queryKey: [adminKey] });
    expect(ask).toHaveBeenCalledTimes(2);
    observer.setOptions(query(true));
    await client.invalidateQueries({ queryKey: [adminKey] });
    expect(ask).toHaveBeenCalledTimes(2);
    expect(observer.getCurrentResult().isSuccess).toBe(true);
    stop();
  });
});

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

describe('the review', () => {
  it.each(replyTypes)('has a hint for %s', async (parsed_type) => {
    const shown = await words(<ResponseAnalysis reply={{ ...reply, parsed_type }} />);
    expect(shown).toContain(replyHints[parsed_type]);
    expect(shown).toContain(parsed_type);
  });

  it('calls an offer by its name, and suggests no link', async () => {
    const offer = {
      ...reply,
      parsed_type: 'PAYMENT' as const,
      email_body: 'I could pay £1 as a full and final sum.',
    };
    const shown = await words(<ResponseAnalysis reply={offer} />);
    expect(shown).toContain('This reads as an offer, not as a promise to pay in full');
    expect(shown).toContain('“full and final”');
    expect(shown).not.toContain('Consider sending payment link');
  });

  it('suggests nothing to send to a closed claim', async () => {
    const claim = { amount: 900, status: 'resolved' } as Reply['claim'];
    const paying = {
      ...reply,
      claim,
      parsed_type: 'PAYMENT' as const,
      email_body: 'I can pay £1 if I must.',
    };
    const shown = await words(<ResponseAnalysis reply={paying} />);
    expect(shown).toContain('The claim is closed, so there is nothing to send.');
    expect(shown).not.toMatch(/Consider sending payment link|send it on as a settlement offer/);
  });

  it('names both sides of a reply that offers and disputes', async () => {
    const both = {
      ...reply,
      parsed_type: 'PAYMENT' as const,
      email_body: 'I could pay £1 as a full and final sum. But I dispute this claim.',
    };
    const shown = await words(<ResponseAnalysis reply={both} />);
    expect(shown).toContain(
      'The same reply also disputes the claim: read all of it before anything is sent.',
    );
  });

  it.each([
    [true, 'YES'],
    [false, 'NO'],
  ])('says whether a person must look: %s', async (requires_manual_review, answer) => {
    const shown = await words(<ResponseAnalysis reply={{ ...reply, requires_manual_review }} />);
    expect(shown.split('\n')).toContain(answer);
  });

  it('reads nothing into what a program sent', async () => {
    const shown = await words(<ResponseAnalysis reply={{ ...reply, kind: 'auto-reply', is_reply: false }} />);
    expect(shown).toContain('It does not count as a response.');
  });

  it('opens the newest reply, marks what counted, and folds the others', () => {
    const older = { ...reply, id: '80000000-0000-4000-8000-000000000002', email_subject: 'Before that' };
    const html = renderToStaticMarkup(<Replies replies={[reply, older]} newest={reply} />);
    const [opened = '', folded = ''] = html.split('Other messages');
    expect(opened).toMatch(/<mark[^>]*>I dispute/);
    expect(opened).toContain('Re: your letter');
    expect(folded).toMatch(/<details(?![^>]* open)[^>]*>.*Before that/s);
  });

  it('keeps the name of a mark apart from the words around it, for a screen reader and for a copy', () => {
    const half = {
      ...reply,
      email_body: 'I agree to pay half.',
      matches: [{ name: 'agree', category: 'PAYMENT' as const, start: 0, end: 14 }],
    };
    const html = renderToStaticMarkup(<Replies replies={[half]} newest={half} />);
    expect(html.replace(/<[^>]+>/g, '').replace(/ +/g, ' ')).toContain(
      'I agree to [Payment] pay half [Offer] .',
    );
  });

  it('marks a folded message that waits for a decision', async () => {
    const older = { ...reply, id: '80000000-0000-4000-8000-000000000002', claim_id: 'any' };
    const folded = async (more: Partial<Reply>) =>
      (await words(<Replies replies={[reply, { ...older, ...more }]} newest={reply} />)).split(
        'Other messages',
      )[1];
    expect(await folded({ processed_at: null })).toContain('Waits for a decision');
    expect(await folded({ processed_at: null, is_reply: false })).not.toContain('Waits for a decision');
    expect(await folded({})).not.toContain('Waits for a decision');
  });

  it('says that nobody has answered', async () => {
    const shown = await words(<Replies replies={[]} newest={undefined} />);
    expect(shown).toContain('No Defendant Response');
    expect(shown).toContain('No response has been received from the defendant yet.');
  });
});
