import { describe, expect, it } from 'vitest';
import { claimAsShown, withHeldReply, withoutHeldReply } from './claim-as-shown.ts';

const at = (time: string) => new Date(`2026-11-16T${time}Z`);

const claim = {
  id: 'one',
  status: 'responded' as const,
  responseDeadline: at('10:00:00'),
  repliedAt: at('10:00:00'),
  beforeReply: {
    responseId: 'reply',
    until: '2026-11-16T10:01:00.000Z',
    status: 'pending' as const,
    responseDeadline: '2026-12-16T10:00:00.000Z',
    repliedAt: null,
  },
};

describe('a claim with a reply that can be taken off it', () => {
  it('is shown to its parties as it was before, until the minute is over', () => {
    expect(claimAsShown(claim, at('10:00:59'))).toMatchObject({
      id: 'one',
      status: 'pending',
      responseDeadline: new Date('2026-12-16T10:00:00Z'),
      repliedAt: null,
    });
    expect(claimAsShown(claim, at('10:01:00'))).toBe(claim);
  });

  it('is shown to admins as it is', () => expect(claimAsShown(claim, null)).toBe(claim));

  it('is what it is where nothing is held back', () => {
    const other = { ...claim, beforeReply: null };
    expect(claimAsShown(other, at('10:00:00'))).toBe(other);
  });
});

describe('a claim with two replies that can be taken off it', () => {
  const before = { ...claim, status: 'pending' as const, responseDeadline: at('12:00:00'), repliedAt: null };
  const none = { ...before, beforeReply: null };
  const hold = (
    was: Parameters<typeof withHeldReply>[0],
    responseId: string,
    time: string,
    until: string,
  ) => ({
    ...claim,
    responseDeadline: at(time),
    repliedAt: was.repliedAt ?? at(time),
    beforeReply: withHeldReply(was, { responseId, until: at(until) }, at(time)),
  });
  const one = hold(none, 'one', '10:00:00', '10:01:00');
  const both = hold(one, 'two', '10:00:30', '10:01:30');

  it('is shown as it was before the first, then as before the second, then as it is', () => {
    expect(claimAsShown(both, at('10:00:59'))).toMatchObject({ status: 'pending', repliedAt: null });
    expect(claimAsShown(both, at('10:01:00'))).toMatchObject({
      status: 'responded',
      responseDeadline: at('10:00:00'),
      repliedAt: at('10:00:00'),
    });
    expect(claimAsShown(both, at('10:01:29'))).toMatchObject({ responseDeadline: at('10:00:00') });
    expect(claimAsShown(both, at('10:01:30'))).toBe(both);
  });

  it('is shown as before the first where the second is taken off, and as it is where both are', () => {
    const first = withoutHeldReply(both.beforeReply, 'two');
    expect(claimAsShown({ ...one, beforeReply: first }, at('10:00:59'))).toMatchObject({ status: 'pending' });
    const shown = { ...one, beforeReply: first };
    expect(claimAsShown(shown, at('10:01:00'))).toBe(shown);
    expect(withoutHeldReply(first, 'one')).toBeNull();
    expect(withoutHeldReply(null, 'one')).toBeNull();
  });

  it('forgets the first when the second comes after its minute', () => {
    const late = hold(one, 'two', '10:01:00', '10:02:00');
    expect(late.beforeReply).toMatchObject({ responseId: 'two', later: [] });
  });
});
