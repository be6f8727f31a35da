import { describe, expect, it } from 'vitest';
import { claimAsShown } from './claim-as-shown.ts';

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
