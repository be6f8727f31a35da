import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { londonDateOf, londonHour } from '../shared/dates.ts';
import { daysBetween, toIsoDate } from '../shared/iso-date.ts';
import {
  deadlineAfter,
  deadlineOfLetter,
  deadlineOnReopening,
  endsWait,
  hasDeadlinePassed,
  replyThatEndedWait,
} from './deadline.ts';

const after = (sent: string, days: number) => deadlineAfter(new Date(sent), days).toISOString();

describe('the deadline of a letter', () => {
  it.each([
    ['a plain fortnight', '2026-11-16T10:00:00Z', 14, '2026-11-30T10:00:00.000Z'],
    ['over the end of a year', '2026-12-20T17:45:00Z', 21, '2027-01-10T17:45:00.000Z'],
    ['over the end of a leap February', '2028-02-20T08:00:00Z', 14, '2028-03-05T08:00:00.000Z'],
    [
      'when the clocks go back: half past ten stays half past ten',
      '2026-10-20T09:30:00Z',
      14,
      '2026-11-03T09:30:00.000Z'.replace('09', '10'),
    ],
    ['when the clocks go forward', '2026-03-20T10:30:00Z', 14, '2026-04-03T09:30:00.000Z'],
    ['into the hour that is skipped', '2026-03-15T01:30:00Z', 14, '2026-03-29T01:30:00.000Z'],
    ['into the hour that comes twice', '2026-10-11T00:30:00Z', 14, '2026-10-25T00:30:00.000Z'],
    ['just before midnight in summer', '2026-07-01T22:59:00Z', 14, '2026-07-15T22:59:00.000Z'],
    ['just after midnight in summer', '2026-07-01T23:01:00Z', 14, '2026-07-15T23:01:00.000Z'],
  ])('%s', (_name, sent, days, deadline) => {
    expect(after(sent, days)).toBe(deadline);
  });

  it('is the day that the letter prints, where it left after midnight or was posted the next day', () => {
    const dated = toIsoDate('2026-11-16');
    for (const [sent, deadline] of [
      ['2026-11-16T23:59:00Z', '2026-11-30T23:59:00.000Z'],
      ['2026-11-17T00:01:00Z', '2026-11-30T00:01:00.000Z'],
      ['2026-11-17T12:00:00Z', '2026-11-30T12:00:00.000Z'],
    ] as const)
      expect(deadlineOfLetter(dated, new Date(sent), 14).toISOString()).toBe(deadline);
  });

  it('is always so many London days later, at the same hour unless the clock skips it', () => {
    const moments = fc.date({
      min: new Date('2020-01-01'),
      max: new Date('2040-01-01'),
      noInvalidDate: true,
    });
    fc.assert(
      fc.property(moments, fc.constantFrom(14, 21, 30), (sentAt, days) => {
        const deadline = deadlineAfter(sentAt, days);
        expect(daysBetween(londonDateOf(sentAt), londonDateOf(deadline))).toBe(days);
        expect([0, 1]).toContain(londonHour(deadline) - londonHour(sentAt));
      }),
    );
  });
});

describe('a deadline', () => {
  const winter = new Date('2026-12-16T10:00:00Z');
  const summer = new Date('2026-07-15T22:59:00Z');

  it.each([
    [winter, '2026-12-16T10:00:01Z', false],
    [winter, '2026-12-16T23:59:59Z', false],
    [winter, '2026-12-17T00:00:00Z', true],
    [summer, '2026-07-15T22:59:59Z', false],
    // Midnight in London while it is 23:00 in Greenwich.
    [summer, '2026-07-15T23:00:00Z', true],
  ])('of %o has passed at %s: %s', (deadline, now, passed) => {
    expect(hasDeadlinePassed(deadline, new Date(now))).toBe(passed);
  });
});

describe('a reply', () => {
  const first = new Date('2026-11-20T10:00:00Z');
  const later = new Date('2026-11-24T10:00:00Z');
  const deadline = new Date('2026-12-16T10:00:00Z');

  it('ends the wait, and a newer one takes its place', () => {
    expect(replyThatEndedWait({ responseDeadline: first, repliedAt: first, closedAt: null })).toBe(first);
    expect(replyThatEndedWait({ responseDeadline: later, repliedAt: first, closedAt: later })).toBe(later);
  });

  it('ends the wait of a closed claim only where it had come before, and was written down later', () => {
    expect(endsWait(first, { closedAt: null })).toBe(true);
    expect(endsWait(first, { closedAt: later })).toBe(true);
    expect(endsWait(later, { closedAt: later })).toBe(false);
    expect(endsWait(later, { closedAt: first })).toBe(false);
  });

  it('that never came, or came to a closed claim, leaves the deadline one', () => {
    expect(replyThatEndedWait({ responseDeadline: later, repliedAt: null, closedAt: null })).toBeNull();
    expect(replyThatEndedWait({ responseDeadline: later, repliedAt: later, closedAt: first })).toBeNull();
  });

  it.each([
    ['that came while its claim was closed ends the wait once the claim is open again', later, first, later],
    ['that came before the claim was closed has ended it already', first, later, deadline],
    ['that never came leaves the deadline one', null, first, deadline],
  ])('%s', (_case, repliedAt, closedAt, expected) => {
    const reopened = deadlineOnReopening({ responseDeadline: deadline, repliedAt, closedAt });
    expect(reopened).toBe(expected);
  });
});
