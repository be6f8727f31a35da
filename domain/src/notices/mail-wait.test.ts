import { describe, expect, it } from 'vitest';
import { mailWait, mailWaitWords } from './mail-wait.ts';

const now = new Date('2026-03-10T12:00:00Z');
const later = new Date('2026-03-10T12:00:40Z');

describe('a queued mail', () => {
  it.each([
    ['at once', {}, null],
    ['when its minute is over', { heldUntil: now }, null],
    ['within its minute', { heldUntil: later }, { why: 'held', until: later }],
    [
      'within the hour of its reader’s tenth notice',
      { heldUntil: now, gatheringSince: now },
      { why: 'gathered', until: new Date('2026-03-10T13:00:00Z') },
    ],
    ['once its claim goes on', { restsUntil: later }, { why: 'paused', until: later }],
    ['after its claim went on', { restsUntil: now }, null],
  ])('leaves %s', (_, mail, wait) => {
    const free = { heldUntil: null, gatheringSince: null, restsUntil: null };
    expect(mailWait({ ...free, ...mail }, now)).toEqual(wait);
  });

  it('says why it waits and until when', () => {
    const until = new Date('2026-03-10T13:00:00Z');
    expect(mailWaitWords({ why: 'gathered', until })).toBe(
      'Its reader has had 10 notices within an hour. It leaves by Mar 10, 2026 at 1:00 PM, in one mail with any others that wait.',
    );
    expect(mailWaitWords({ why: 'held', until })).toBe(
      'It leaves on Mar 10, 2026 at 1:00 PM. Until then, what it says can be taken back.',
    );
    expect(mailWaitWords({ why: 'paused', until })).toBe(
      'Its claim is paused, so it waits. We look again on Mar 10, 2026 at 1:00 PM, and every hour until the claim goes on.',
    );
  });
});
