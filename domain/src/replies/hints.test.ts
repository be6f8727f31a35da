import { describe, expect, it } from 'vitest';
import { pence } from '../shared/money.ts';
import { classifyReply } from './classify-reply.ts';
import { disputes, hintAfterOffer, hintFor, type ReadReply, replyHints, typeInWords } from './hints.ts';
import { offersInMail } from './offers.ts';
import { replyTypes } from './patterns.ts';

const read = (body: string): ReadReply => {
  const { type, matches } = classifyReply(body);
  return {
    type,
    isOffer: offersInMail(body).length > 0,
    categories: matches.map(({ category }) => category),
  };
};

describe('the hint for a reply', () => {
  it.each(replyTypes)('is that of its type where it says one thing: %s', (type) => {
    expect(hintFor({ type, isOffer: false, categories: [] })).toBe(replyHints[type]);
    expect(typeInWords({ type, isOffer: false, categories: [] })).toBe(type);
  });

  it('names both sides of a reply that offers half and disputes the claim', () => {
    const both = read(
      'I agree to pay half, and I will pay it soon. But I dispute the rest and refuse to accept it.',
    );
    expect(both.type).toBe('PAYMENT');
    expect(hintFor(both)).toMatch(/^Defendant appears to offer less.*also disputes the claim/);
    expect(typeInWords(both)).toBe('PAYMENT, also DISPUTE');
    expect(disputes(both)).toBe(true);
  });

  it.each<[string, ReadReply, string]>([
    [
      'a promise',
      { type: 'PAYMENT', isOffer: false, categories: ['PAYMENT', 'DENIAL'] },
      'PAYMENT, also DISPUTE',
    ],
    [
      'a dispute with an offer',
      { type: 'DISPUTE', isOffer: true, categories: ['DISPUTE'] },
      'DISPUTE, also OFFER',
    ],
    [
      'a denial',
      { type: 'DENIAL', isOffer: false, categories: ['DENIAL', 'PAYMENT'] },
      'DENIAL, also PAYMENT',
    ],
    ['an unclear offer', { type: 'UNCLEAR', isOffer: true, categories: [] }, 'UNCLEAR'],
    [
      'a question',
      { type: 'INFORMATION', isOffer: false, categories: ['INFORMATION', 'PAYMENT'] },
      'INFORMATION',
    ],
  ])('%s is called %s', (_what, reply, words) => {
    expect(typeInWords(reply)).toBe(words);
  });

  it('a reply that says nothing against the claim does not dispute it', () => {
    expect(disputes(read('All right, I will pay.'))).toBe(false);
    expect(disputes(read('I dispute this claim.'))).toBe(true);
  });
});

it.each([
  ['accept', 'The claimant has accepted the offer of £600.50.'],
  ['reject', 'The claimant has rejected the offer of £600.50.'],
  [null, 'The claimant has not answered the offer of £600.50 yet.'],
] as const)('the hint after an offer says what became of it: %s', (answer, start) => {
  const hint = hintAfterOffer({ amount: pence(600_50), answer });
  expect(hint.startsWith(start)).toBe(true);
  expect(hint).not.toMatch(/settlement offer|sending payment link/);
});
