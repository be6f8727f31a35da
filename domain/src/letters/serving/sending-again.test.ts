import { describe, expect, it } from 'vitest';
import { toIsoDate } from '../../shared/iso-date.ts';
import {
  againByLedger,
  hasFailedLast,
  type LetterToSendAgain,
  sameLetterWords,
  sendingAgain,
} from './sending-again.ts';
import type { ServiceOutcomeKind } from './service-record.ts';

const day = toIsoDate;
const email = 'accounts@northgate.example';
const letter: LetterToSendAgain = {
  letterDatedOn: day('2026-11-18'),
  days: 14,
  reach: 'not-served',
  replyUntil: null,
  isWaiting: false,
  hasReplied: false,
  isDenied: false,
  email,
  hasArrivedThere: false,
  hold: null,
};
const arrived = { reach: 'served', replyUntil: day('2026-12-02') } as const;
const fresh = { kind: 'new-letter', letterDatedOn: '2026-11-23', replyBy: '2026-12-07' };
const same = { kind: 'same-letter', letterDatedOn: '2026-11-18', replyBy: '2026-12-02' };

describe('sending a letter again', () => {
  it.each<[string, Partial<LetterToSendAgain>, string, object | RegExp]>([
    ['nothing arrived', {}, '2026-11-23', { ...fresh, replyUntil: '2026-12-07', reachedSomeoneElse: false }],
    ['its first attempt waits', { reach: 'queued', isWaiting: true }, '2026-11-23', /about to leave/],
    ['nothing arrived by its day', {}, '2027-01-04', { letterDatedOn: '2027-01-04', replyBy: '2027-01-18' }],
    ['nothing arrived, and no address is known', { email: null }, '2026-11-23', /No e-mail address/],
    ['a copy arrived elsewhere', arrived, '2026-11-23', { ...same, replyUntil: '2026-12-02' }],
    ['a copy arrived, on its last day', arrived, '2026-12-02', same],
    ['a copy arrived, after its last day', arrived, '2026-12-03', /2 December 2026, has passed/],
    ['a copy arrived there', { ...arrived, hasArrivedThere: true }, '2026-11-23', /has arrived at/],
    ['another copy waits', { ...arrived, isWaiting: true }, '2026-11-23', /about to leave/],
    ['they replied', { ...arrived, hasReplied: true }, '2026-11-23', /have replied/],
    [
      'someone else replied, who has the only copy',
      { ...arrived, hasReplied: true, isDenied: true },
      '2027-01-04',
      { letterDatedOn: '2027-01-04', replyBy: '2027-01-18', reachedSomeoneElse: true },
    ],
    [
      'they denied at this address',
      { ...arrived, hasReplied: true, isDenied: true, hasArrivedThere: true },
      '2026-11-23',
      /has arrived at/,
    ],
    [
      'a pause moved its last day',
      { ...arrived, replyUntil: day('2026-12-12') },
      '2026-12-10',
      { ...same, replyUntil: '2026-12-12' },
    ],
    ['it is paused', { hold: { until: day('2026-11-30') } }, '2026-11-23', /paused until 30 November 2026/],
  ])('where %s', (_, change, today, expected) => {
    const plan = sendingAgain({ ...letter, ...change }, day(today));
    if (expected instanceof RegExp) expect(plan).toEqual({ refusal: expect.stringMatching(expected) });
    else expect(plan).toMatchObject({ way: { to: email, ...expected } });
  });

  it('says that the letter and its day are the same, and that a pause gives longer', () => {
    const window = { letterDatedOn: day('2026-11-18'), replyBy: day('2026-12-02') };
    expect(sameLetterWords({ ...window, replyUntil: window.replyBy })[1]).toBe(
      'The day to reply by stays 2 December 2026.',
    );
    expect(sameLetterWords({ ...window, replyUntil: day('2026-12-12') })[1]).toBe(
      'The letter asks for a reply by 2 December 2026. As the claim was paused since, you have until 12 December 2026.',
    );
  });
});

describe('what the ledger says', () => {
  type Row = readonly [
    outcome: ServiceOutcomeKind,
    when: string,
    letterDatedOn?: string,
    method?: 'first-class-post',
  ];
  const records = (rows: readonly Row[]) =>
    rows.map(([outcome, when, dated = '2026-11-18', method]) => ({
      letterSha256: 'a1'.repeat(32),
      hashOf: 'pdf' as const,
      letterDatedOn: day(dated),
      method: method ?? ('email' as const),
      address: email,
      doneAt: new Date('2026-11-18T10:00:00Z'),
      outcomes: [
        {
          id: when,
          outcome,
          at: new Date(`2026-11-${when}:00Z`),
          by: 'system' as const,
          userId: null,
          note: null,
          letter: null,
        },
      ],
    }));
  const sent: Row = ['sent', '18T10:01'];

  it.each<[string, readonly Row[], boolean]>([
    ['nothing', [], false],
    ['one arrived', [sent], false],
    ['one failed', [['failed', '18T10:01']], true],
    ['one arrived, then the post came back', [sent, ['returned', '23T09:00']], true],
    [
      'the post came back, then an e-mail arrived',
      [
        ['returned', '23T09:00'],
        ['sent', '23T09:30'],
      ],
      false,
    ],
    [
      'a letter failed and the next arrived',
      [
        ['failed', '25T09:00'],
        ['sent', '24T09:00', '2026-11-23'],
      ],
      false,
    ],
  ])('%s: something failed last: %s', (_, rows, expected) => {
    expect(hasFailedLast(records(rows))).toBe(expected);
  });

  it('knows whether a copy of the newest letter arrived at the address by e-mail', () => {
    const there = (rows: readonly Row[]) => againByLedger(records(rows), email).hasArrivedThere;
    expect(there([sent])).toBe(true);
    expect(there([['failed', '18T10:01']])).toBe(false);
    expect(there([['sent', '18T10:01', '2026-11-18', 'first-class-post']])).toBe(false);
    expect(there([sent, ['failed', '24T10:00', '2026-11-23']])).toBe(false);
    expect(againByLedger(records([sent]), 'other@northgate.example').hasArrivedThere).toBe(false);
  });
});
