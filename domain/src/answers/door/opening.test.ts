import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type ClaimStatus, claimStatuses, isOpen } from '../../claims/statuses.ts';
import { endedKeyWords, keyEndings, keyState } from './key-life.ts';
import { openWithCode, refusedKeyWords } from './open-with-code.ts';
import { mayOpenDoor, ownDoorWords } from './who-may-open.ts';
import { secondsUntilAnswer, triesCountSince } from './wrong-tries.ts';

const found = (status: ClaimStatus, ended: (typeof keyEndings)[number] | null = null) => ({
  ended,
  postcode: 'LS11 9ZQ',
  claim: { status },
});

describe('a key', () => {
  it('lives as long as its claim is open', () => {
    for (const status of claimStatuses)
      expect(keyState({ ended: null }, { status })).toBe(isOpen(status) ? 'alive' : 'claim-closed');
  });

  it('that was ended stays ended, also on a closed claim', () => {
    for (const ended of keyEndings)
      for (const status of claimStatuses) expect(keyState({ ended }, { status })).toBe(ended);
  });

  it('that has ended says why and nothing of the claim', () => {
    for (const words of Object.values(endedKeyWords)) expect(words).not.toMatch(/£|\d/);
    expect(new Set(Object.values(endedKeyWords)).size).toBe(4);
  });
});

describe('code and postcode', () => {
  it.each([
    ['the right pair', 'ls11 9zq', found('pending'), { kind: 'opened' }],
    ['a wrong postcode', 'LS11 9ZR', found('pending'), { kind: 'refused' }],
    ['an unknown code', 'LS11 9ZQ', undefined, { kind: 'refused' }],
    ['no postcode', '', found('pending'), { kind: 'refused' }],
    ['a wrong postcode of a closed claim', 'LS11 9ZR', found('cancelled'), { kind: 'refused' }],
    [
      'the right pair of a closed claim',
      'LS11 9ZQ',
      found('resolved'),
      { kind: 'ended', why: 'claim-closed' },
    ],
    [
      'the right pair of a corrected party',
      'LS11 9ZQ',
      found('pending', 'party-corrected'),
      { kind: 'ended', why: 'party-corrected' },
    ],
    ['a wrong postcode of it', 'LS1 1AA', found('pending', 'party-corrected'), { kind: 'refused' }],
  ] as const)('%s', (_, typed, code, opening) => {
    expect(openWithCode(typed, code)).toEqual(opening);
  });

  it('refuse every mistake in the same words, which name another way to reply', () => {
    expect(refusedKeyWords).toContain('by e-mail or post, which counts just the same');
  });
});

describe('wrong tries', () => {
  it.each([
    [0, 0, 0],
    [2, 2, 0],
    [3, 0, 1],
    [0, 3, 1],
    [4, 1, 2],
    [5, 5, 4],
    [6, 0, 8],
    [7, 0, 10],
    [0, 1_000_000, 10],
  ])('%d of the code and %d of the network: answered after %d seconds', (ofCode, ofNetwork, seconds) => {
    expect(secondsUntilAnswer({ ofCode, ofNetwork })).toBe(seconds);
  });

  it('slow down more and more, and never without an end: the right pair opens', () => {
    fc.assert(
      fc.property(fc.nat(), fc.nat(), (ofCode, ofNetwork) => {
        const seconds = secondsUntilAnswer({ ofCode, ofNetwork });
        expect(seconds).toBeLessThanOrEqual(10);
        expect(secondsUntilAnswer({ ofCode: ofCode + 1, ofNetwork })).toBeGreaterThanOrEqual(seconds);
        expect(secondsUntilAnswer({ ofCode, ofNetwork: ofNetwork + 1 })).toBeGreaterThanOrEqual(seconds);
      }),
    );
  });

  it('count for an hour', () => {
    expect(triesCountSince(new Date('2026-11-20T10:00:00Z'))).toEqual(new Date('2026-11-20T09:00:00Z'));
  });
});

describe('an account', () => {
  const claim = { userId: 'hannah', status: 'pending', referredTo: ['sol'] } as const;
  it.each([
    ['no account', null, true],
    ['the claimant', { userId: 'hannah', role: 'plaintiff' }, false],
    ['the solicitor of the claim', { userId: 'sol', role: 'solicitor' }, false],
    ['an admin', { userId: 'ada', role: 'admin' }, false],
    ['another claimant', { userId: 'omar', role: 'plaintiff' }, true],
    ['another solicitor', { userId: 'other', role: 'solicitor' }, true],
  ] as const)('of %s may open the door: %s', (_, actor, may) => {
    expect(mayOpenDoor(actor, claim)).toBe(may);
  });

  it('that may not is told what to do', () => {
    expect(ownDoorWords).toContain('Sign out first');
  });
});
