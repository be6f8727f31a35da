import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { claimLists, figureLink, isClaimList, rowTarget } from './claim-lists.ts';
import { awaitingResponse, movedOnRate, onPendingList, responseRate } from './figures.ts';
import { claimStatuses } from './statuses.ts';
import { awaitsDeadline, deadlineDays, deadlineUrgency } from './urgency.ts';

describe('how pressing a deadline is', () => {
  const now = new Date('2026-11-15T22:00:00Z');
  it.each([
    ['2026-11-05T10:00:00Z', 'overdue', 'Overdue by 10 days'],
    ['2026-11-14T23:59:00Z', 'overdue', 'Overdue by 1 day'],
    ['2026-11-15T00:01:00Z', 'today', 'Due Today'],
    ['2026-11-15T23:59:00Z', 'today', 'Due Today'],
    ['2026-11-16T00:01:00Z', 'soon', '1 day left'],
    ['2026-11-18T23:00:00Z', 'soon', '3 days left'],
    ['2026-11-19T00:00:00Z', 'normal', '4 days left'],
  ])('%s is %s: %s', (deadline, level, label) => {
    expect(deadlineUrgency(new Date(deadline), now)).toEqual({ level, label });
  });

  it('counts days on the wall in London, not hours', () => {
    // 00:30 on the 16th in London, although it is still the 15th in UTC.
    const summer = new Date('2026-07-15T23:30:00Z');
    expect(deadlineUrgency(new Date('2026-07-16T09:00:00Z'), summer).label).toBe('Due Today');
  });

  it('is divided by the same days of London’s calendar as the figures', () => {
    const summer = new Date('2026-07-15T23:30:00Z');
    expect(deadlineDays(summer)).toEqual({ today: '2026-07-16', horizon: '2026-07-20' });
    expect(deadlineUrgency(new Date('2026-07-19T22:59:00Z'), summer).level).toBe('soon');
    expect(deadlineUrgency(new Date('2026-07-19T23:00:00Z'), summer).level).toBe('normal');
  });

  it('matters while a claim is pending', () => {
    expect(claimStatuses.filter(awaitsDeadline)).toEqual(['pending']);
  });
});

describe('the lists', () => {
  it('know their four names and no other', () => {
    expect(Object.keys(claimLists)).toEqual(['all', 'pending', 'responded', 'approaching-deadlines']);
    expect(isClaimList('toString')).toBe(false);
    expect(isClaimList('responded')).toBe(true);
  });

  it('lead to the claim, or to the review where there is a reply', () => {
    expect(rowTarget('all', 'x')).toBe('/claim/x');
    expect(rowTarget('approaching-deadlines', 'x')).toBe('/claim/x');
    expect(rowTarget('responded', 'x')).toBe('/admin/claim-review/x');
    expect(rowTarget('all', 'x', 'pause-to-confirm')).toBe('/admin/claim-review/x');
  });
});

describe('the figures', () => {
  it('lead to the lists that the specification names, narrowed to what they count', () => {
    expect(figureLink('totalClaims')).toBe('/admin/claims/all');
    expect(figureLink('pendingClaimsCount')).toBe('/admin/claims/pending');
    expect(figureLink('claimsWithResponses')).toBe('/admin/claims/responded');
    expect(figureLink('overdueClaimsCount')).toBe('/admin/claims/approaching-deadlines?only=overdue');
    expect(figureLink('approachingDeadlinesCount')).toBe('/admin/claims/approaching-deadlines?only=due');
    expect(figureLink('claimsAwaitingResponse')).toBe('/admin/claims/all?only=no-response');
  });

  const counts = { total: 8, withReplies: 3, withDeadline: 6, withDeadlineMovedOn: 4 };
  it('follow both readings of the response rate', () => {
    expect(responseRate(counts)).toBe(38);
    expect(movedOnRate(counts)).toBe(67);
    expect(awaitingResponse(counts)).toBe(5);
    expect(onPendingList(counts)).toBe(4);
  });

  it('stay between nothing and everything, also without claims', () => {
    fc.assert(
      fc.property(fc.nat(1000), fc.nat(1000), (total, part) => {
        const withReplies = Math.min(part, total);
        const all = { total, withReplies, withDeadline: total, withDeadlineMovedOn: withReplies };
        expect(responseRate(all)).toBeGreaterThanOrEqual(0);
        expect(movedOnRate(all)).toBeLessThanOrEqual(100);
        expect(awaitingResponse(all) + withReplies).toBe(total);
      }),
    );
  });
});
