import { describe, expect, it } from 'vitest';
import { pence } from '../shared/money.ts';
import { liveLinkBeforeAnswer, liveLinkBesideOffer } from './live-link-words.ts';

const link = { amount: pence(47_999), expiresAt: new Date('2026-12-14T12:00:00Z') };

describe('a payment link that is live beside an offer', () => {
  it('is named with its sum and its last day, and what becomes of it', () => {
    const words = liveLinkBesideOffer(link, pence(33_000));
    expect(words).toContain('A payment link for £479.99 can be paid until 14 December 2026.');
    expect(words).toContain('the defendant can still pay it, which settles the claim in full');
    expect(words).toContain('a new link asks for £330.00');
  });

  it('is named to the claimant who may accept', () => {
    expect(liveLinkBeforeAnswer(link, pence(33_000), 'Sam Reed')).toBe(
      'We have asked Sam Reed to pay £479.99 through a payment link that works until 14 December 2026. If you accept this offer, that link stops working, and a new one asks for £330.00.',
    );
  });

  it('is not worth a word where it asks for the same sum', () => {
    expect(liveLinkBesideOffer(link, link.amount)).toBe('');
    expect(liveLinkBeforeAnswer(link, link.amount, 'Sam Reed')).toBe('');
  });
});
