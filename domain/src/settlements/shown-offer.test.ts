import { describe, expect, it } from 'vitest';
import { answerableUntil, isReplacedForClaimant, wasShown } from './shown-offer.ts';

const at = (seconds: number) => new Date(Date.UTC(2026, 10, 16, 10, 0, seconds));

const offer = { createdAt: at(0), replacedAt: null, withdrawnAt: null };

describe('an offer', () => {
  it.each([
    ['not in its minute', offer, 59, false],
    ['once its minute is over', offer, 60, true],
    ['never where it was replaced in its minute', { ...offer, replacedAt: at(59) }, 600, false],
    [
      'never where it was withdrawn in its minute',
      { ...offer, replacedAt: at(9), withdrawnAt: at(9) },
      600,
      false,
    ],
    ['and was shown where it ended later', { ...offer, replacedAt: at(60), withdrawnAt: at(60) }, 600, true],
  ])('is shown to the claimant %s', (_when, times, seconds, shown) => {
    expect(wasShown(times, at(seconds))).toBe(shown);
  });

  it.each([
    ['not while the newer one is held back', { ...offer, replacedAt: at(100) }, 159, false],
    ['once the newer one is shown', { ...offer, replacedAt: at(100) }, 160, true],
    ['not where it was withdrawn', { ...offer, replacedAt: at(100), withdrawnAt: at(100) }, 160, false],
    ['not while it stands', offer, 160, false],
  ])('is replaced for the claimant %s', (_when, times, seconds, replaced) => {
    expect(isReplacedForClaimant(times, at(seconds))).toBe(replaced);
  });

  it.each([
    ['a minute after it was replaced', { ...offer, replacedAt: at(100) }, at(160)],
    ['never where it was replaced in its own minute', { ...offer, replacedAt: at(30) }, null],
    ['never where it was withdrawn', { ...offer, replacedAt: at(100), withdrawnAt: at(100) }, null],
    ['for as long as it stands', offer, null],
  ])('can be answered until a newer one is shown: %s', (_when, times, until) => {
    expect(answerableUntil(times)).toEqual(until);
  });
});
