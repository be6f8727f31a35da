import { describe, expect, it } from 'vitest';
import { doneLine, outcomeLines, reachedSomeoneElse } from './attempt-words.ts';
import { reasonsOfReturn } from './coming-back.ts';

const doneAt = new Date('2026-11-18T10:12:00Z');
const at = new Date('2026-11-23T00:00:00Z');

describe('an attempt in words', () => {
  it.each([
    [{ method: 'email', doneBy: 'system', doneAt }, 'claimant', '18 November 2026 at 10:12, by Plainclaim'],
    [{ method: 'first-class-post', doneBy: 'claimant', doneAt }, 'claimant', '18 November 2026, by you'],
    [
      { method: 'by-hand', doneBy: 'claimant', doneAt },
      'others',
      '18 November 2026 at 10:12, by the claimant',
    ],
    [
      { method: 'left-at-address', doneBy: 'admin', doneAt },
      'claimant',
      '18 November 2026 at 10:12, recorded by our team',
    ],
  ] as const)('%j to a %s', (attempt, reader, words) => {
    expect(doneLine(attempt, reader)).toBe(words);
  });

  it.each([
    ['email', [['sent', null]], []],
    [
      'email',
      [
        ['failed', 'There is no such mailbox.'],
        ['queued', null],
        ['sent', null],
        ['opened', null],
      ],
      [
        'Not delivered: There is no such mailbox.',
        'Tried again from 23 November 2026 at 00:00.',
        'Opened 23 November 2026 at 00:00.',
      ],
    ],
    [
      'first-class-post',
      [
        ['sent', null],
        ['returned', 'gone away'],
      ],
      ['Came back on 23 November 2026, marked “gone away”.'],
    ],
    [
      'email',
      [
        ['sent', null],
        ['returned', reachedSomeoneElse],
      ],
      ['Reached someone else, who denied it: told on 23 November 2026.'],
    ],
    [
      'by-hand',
      [
        ['sent', null],
        ['failed', reasonsOfReturn.mistake.words],
      ],
      ['Recorded by mistake.'],
    ],
  ] as const)('what became of one by %s: %j', (method, said, lines) => {
    const outcomes = said.map(([outcome, note]) => ({ outcome, at, note }));
    expect(outcomeLines({ method, outcomes })).toEqual(lines);
  });
});
