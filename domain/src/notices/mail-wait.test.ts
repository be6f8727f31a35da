import { describe, expect, it } from 'vitest';
import { mailWait, mailWaitWords } from './mail-wait.ts';

const now = new Date('2026-03-10T12:00:00Z');
const later = new Date('2026-03-10T12:00:40Z');

describe('a queued mail', () => {
  it.each([
    ['at once', { heldUntil: null, gatheringSince: null }, null],
    ['when its minute is over', { heldUntil: now, gatheringSince: null }, null],
    ['within its minute', { heldUntil: later, gatheringSince: null }, { why: 'held', until: later }],
    [
      'within the hour of its reader’s tenth notice',
      { heldUntil: now, gatheringSince: now },
      { why: 'gathered', until: new Date('2026-03-10T13:00:00Z') },
    ],
  ])('leaves %s', (_, mail, wait) => {
    expect(mailWait(mail, now)).toEqual(wait);
  });

  it('says why it waits and until when', () => {
    const until = new Date('2026-03-10T13:00:00Z');
    expect(mailWaitWords({ why: 'gathered', until })).toBe(
      'Its reader has had 10 notices within an hour. It leaves by Mar 10, 2026 at 1:00 PM, in one mail with any others that wait.',
    );
    expect(mailWaitWords({ why: 'held', until })).toBe(
      'It leaves on Mar 10, 2026 at 1:00 PM. Until then, what it says can be taken back.',
    );
  });
});
