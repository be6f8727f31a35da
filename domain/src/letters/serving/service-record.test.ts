import { describe, expect, it } from 'vitest';
import { toIsoDate } from '../../shared/iso-date.ts';
import { firstArrival, lettersReach } from './letters-reach.ts';
import {
  hasArrived,
  type LetterOfRecord,
  letterOf,
  outcomeOf,
  type ServiceOutcomeKind,
} from './service-record.ts';

const letterOn = (date: string): LetterOfRecord => ({
  letterSha256: date.replaceAll('-', '').repeat(8),
  hashOf: 'text',
  letterDatedOn: toIsoDate(date),
});

type Said = ServiceOutcomeKind | readonly [ServiceOutcomeKind, LetterOfRecord];

const attempt = (said: readonly Said[], date = '2026-11-18', doneAt = '2026-11-18T10:00:00Z') => ({
  ...letterOn(date),
  doneAt: new Date(doneAt),
  outcomes: said.map((one, index) => {
    const [outcome, letter] = typeof one === 'string' ? [one, null] : one;
    return { id: String(index), outcome, letter };
  }) as never,
});

describe('the outcome of an attempt', () => {
  it.each<[readonly ServiceOutcomeKind[], ServiceOutcomeKind, boolean]>([
    [[], 'queued', false],
    [['sent'], 'sent', true],
    [['failed'], 'failed', false],
    [['sent', 'opened'], 'opened', true],
    [['sent', 'failed'], 'failed', false],
    [['failed', 'queued'], 'queued', false],
    [['failed', 'queued', 'sent'], 'sent', true],
    [['sent', 'returned'], 'returned', false],
  ])('of %j is %s', (said, outcome, arrived) => {
    expect(outcomeOf(attempt(said))).toBe(outcome);
    expect(hasArrived(attempt(said))).toBe(arrived);
  });
});

describe('the letter of an attempt', () => {
  it('is its own until a mail that waited was redated', () => {
    expect(letterOf(attempt(['sent']))).toEqual(letterOn('2026-11-18'));
    const again = letterOn('2026-11-20');
    expect(letterOf(attempt(['failed', 'queued', ['sent', again], 'opened']))).toEqual(again);
  });
});

describe('how far the letters of a claim have got', () => {
  it.each([
    ['no attempt', [], 'not-served'],
    ['one waits', [attempt([])], 'queued'],
    ['one failed', [attempt(['failed'])], 'not-served'],
    ['one failed, another waits', [attempt(['failed']), attempt([])], 'queued'],
    ['one failed, another was posted', [attempt(['failed']), attempt(['sent'])], 'served'],
    ['the post came back', [attempt(['failed']), attempt(['sent', 'returned'])], 'not-served'],
    [
      'the post came back, the mail was opened',
      [attempt(['sent', 'opened']), attempt(['sent', 'returned'])],
      'served',
    ],
    ['a new letter waits', [attempt(['sent', 'returned']), attempt([], '2026-11-25')], 'queued'],
    ['only the old letter arrived', [attempt(['sent']), attempt(['failed'], '2026-11-25')], 'not-served'],
    ['a mail left redated', [attempt(['failed']), attempt([['sent', letterOn('2026-11-19')]])], 'served'],
  ] as const)('%s', (_, records, reach) => {
    expect(lettersReach(records)).toBe(reach);
  });

  it('begins with the attempt that arrived first and did not come back', () => {
    const email = attempt(['failed'], '2026-11-18', '2026-11-18T09:00:00Z');
    const post = attempt(['sent', 'returned'], '2026-11-18', '2026-11-18T15:20:00Z');
    const byHand = attempt(['sent'], '2026-11-18', '2026-11-19T08:00:00Z');
    const again = attempt(['sent'], '2026-11-18', '2026-11-18T23:00:00Z');
    expect(firstArrival([email, post, byHand, again])).toBe(again);
    expect(firstArrival([email, post])).toBeUndefined();
  });
});
