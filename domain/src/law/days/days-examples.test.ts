import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { atLondonTime } from '../../shared/dates.ts';
import { addDays, toIsoDate } from '../../shared/iso-date.ts';
import type { Nation } from '../../shared/nation.ts';
import { shippedLaw } from '../law.ts';
import {
  housingReplyBy,
  onlineDefenceBy,
  onlineSettlementSignBy,
  paperClaimDays,
  simpleProcedureDays,
} from './after-issue.ts';
import { type SendingMethod, usualDayOfReceipt } from './receipt.ts';
import { letterReplyBy, mayIssueFrom, windowEnd } from './windows.ts';
import { isWorkingDay } from './working-days.ts';

const day = toIsoDate;
const nations = ['England & Wales', 'Scotland', 'Northern Ireland'] as const;

describe('the usual day of receipt', () => {
  it.each<[SendingMethod, string, string, Nation, string]>([
    ['post', '2026-12-24', '10:00', 'England & Wales', '2026-12-29'],
    ['post', '2026-10-02', '10:00', 'England & Wales', '2026-10-05'],
    ['post', '2027-03-24', '10:00', 'England & Wales', '2027-03-30'],
    ['post', '2027-03-24', '10:00', 'Scotland', '2027-03-29'],
    ['post', '2026-12-22', '10:00', 'England & Wales', '2026-12-24'],
    ['post', '2026-11-19', '10:00', 'England & Wales', '2026-11-23'],
    ['post', '2026-11-20', '10:00', 'England & Wales', '2026-11-23'],
    ['post', '2026-11-23', '10:00', 'England & Wales', '2026-11-25'],
    ['email', '2026-08-29', '10:00', 'England & Wales', '2026-09-01'],
    ['email', '2026-08-29', '10:00', 'Scotland', '2026-08-31'],
    ['email', '2026-11-20', '16:29', 'England & Wales', '2026-11-20'],
    ['email', '2026-11-20', '16:30', 'England & Wales', '2026-11-23'],
    // On the clock of London in summer.
    ['hand', '2026-07-10', '16:29', 'England & Wales', '2026-07-10'],
    ['hand', '2026-07-13', '09:00', 'Northern Ireland', '2026-07-14'],
  ])('by %s on %s at %s in %s is %s', (method, on, time, nation, received) => {
    expect(usualDayOfReceipt({ method, sentAt: atLondonTime(day(on), time) }, nation, shippedLaw)).toBe(
      received,
    );
  });
});

describe('after a court claim is issued', () => {
  it.each([
    ['2026-12-24', '2026-12-30', '2027-01-13', '2027-01-27'],
    ['2026-10-02', '2026-10-06', '2026-10-20', '2026-11-03'],
  ])('on paper on %s, it is served on %s', (sent, served, acknowledgeBy, defendBy) => {
    expect(paperClaimDays(day(sent), shippedLaw)).toEqual({ served, acknowledgeBy, defendBy });
  });

  it('online, the defence is due on a working day', () => {
    expect(onlineDefenceBy(day('2026-11-27'), shippedLaw)).toBe('2026-12-29');
  });

  it('a settlement agreement is signed within seven working days', () => {
    expect(onlineSettlementSignBy(day('2026-12-21'), shippedLaw)).toBe('2027-01-04');
  });

  it('in Scotland, the claim is served three weeks before the last date for a response', () => {
    expect(simpleProcedureDays(day('2027-01-15'), shippedLaw)).toEqual({
      serveBy: '2026-12-24',
      applyForDecisionBy: '2027-01-29',
    });
  });
});

it('gives a landlord in England twenty working days', () => {
  expect(housingReplyBy(day('2026-12-14'), shippedLaw)).toBe('2027-01-14');
});

describe('windows for a reply', () => {
  it('count from the date of the letter, whatever day it ends on', () => {
    expect(letterReplyBy(day('2026-12-22'), 14)).toBe('2027-01-05');
    expect(letterReplyBy(day('2026-12-12'), 14)).toBe('2026-12-26');
  });

  it('end 30 days after a debt letter, and proceedings wait for a working day', () => {
    const replyBy = letterReplyBy(day('2026-12-01'), 30);
    expect([replyBy, mayIssueFrom(replyBy, 'England & Wales', shippedLaw)]).toEqual([
      '2026-12-31',
      '2027-01-04',
    ]);
  });

  it('that the product sets, and first days for court, are working days, never early, and later for a later start', () => {
    const start = fc.integer({ min: 0, max: 3_000 }).map((days) => addDays(day('2024-01-01'), days));
    fc.assert(
      fc.property(start, fc.nat(60), fc.constantFrom(...nations), (from, days, nation) => {
        const end = windowEnd(from, days, nation, shippedLaw);
        expect(isWorkingDay(end, nation, shippedLaw) && end >= addDays(from, days)).toBe(true);
        expect(windowEnd(addDays(from, 1), days, nation, shippedLaw) >= end).toBe(true);
        expect(isWorkingDay(mayIssueFrom(from, nation, shippedLaw), nation, shippedLaw)).toBe(true);
        expect(mayIssueFrom(from, nation, shippedLaw) > from).toBe(true);
      }),
    );
  });
});
