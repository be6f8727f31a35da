import { AppError } from '@plainclaim/domain/shared/errors';
import { QueryClient, type QueryKey, QueryObserver } from '@tanstack/react-query';
import type { ReactElement } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { adminKey } from '../../lib/change-poll.ts';
import { problemWords } from '../../lib/problem-words.ts';

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
import { ReviewPage } from './components/review/review-page.tsx';
import { refusal, words } from './testing/screen-words.tsx';

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
