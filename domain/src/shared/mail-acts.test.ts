import { describe, expect, it } from 'vitest';
import {
  correctionProblem,
  heldBackUntil,
  isHeldBack,
  longestCorrection,
  mayCorrect,
  mayTakeBack,
  newestShownAt,
  seenAt,
} from './mail-acts.ts';

const at = new Date('2026-11-19T09:00:00Z');
const later = (seconds: number) => new Date(at.getTime() + seconds * 1000);
const held = { kind: 'payment-link', heldUntil: heldBackUntil(at), attempts: 0, leftAt: null };

describe('an act is held back from the parties', () => {
  it.each([
    [59, true],
    [60, false],
  ])('after %d seconds: %s', (seconds, isHeld) => {
    expect(isHeldBack(at, later(seconds))).toBe(isHeld);
    expect(at > newestShownAt(later(seconds))).toBe(isHeld);
  });

  it('and from no admin', () => {
    expect(seenAt({ role: 'admin' }, at)).toBeNull();
    expect(seenAt({ role: 'plaintiff' }, at)).toBe(at);
    expect(seenAt({ role: 'solicitor' }, at)).toBe(at);
  });
});

describe('a mail is taken back', () => {
  it.each([
    ['within its minute', held, later(59), true],
    ['not once the minute is over', held, later(60), false],
    ['not once it was tried', { ...held, attempts: 1 }, later(10), false],
    ['not where it was never held', { ...held, heldUntil: null }, later(10), false],
    ['not where nobody can undo what it tells', { ...held, kind: 'refund-to-payer' }, later(10), false],
    ['as a question to the defendant', { ...held, kind: 'clarification-asked' }, later(10), true],
    ['as a question to the claimant', { ...held, kind: 'escalation-asked' }, later(10), true],
  ])('%s', (_, mail, now, may) => {
    expect(mayTakeBack(mail, now)).toBe(may);
  });
});

describe('a mail is put right in words', () => {
  it.each([
    ['once it has left', { ...held, leftAt: later(61) }, true],
    ['not before', held, false],
    ['also where the act cannot be undone', { ...held, kind: 'refund-to-payer', leftAt: at }, true],
    ['not a mail that no admin caused', { ...held, kind: 'magic-link', leftAt: at }, false],
  ])('%s', (_, mail, may) => {
    expect(mayCorrect(mail)).toBe(may);
  });

  it('by words that are neither missing nor too many', () => {
    expect(correctionProblem('')).toBe('Please write what is to be put right.');
    expect(correctionProblem('😀'.repeat(longestCorrection))).toBeNull();
    expect(correctionProblem('x'.repeat(longestCorrection + 1))).toBe(
      'A correction can have up to 5,000 characters; this one has 5,001. Nothing was sent.',
    );
  });
});
