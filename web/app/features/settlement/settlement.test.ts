import { settlementMessages } from '@plainclaim/domain/settlements/messages';
import { AppError } from '@plainclaim/domain/shared/errors';
import { describe, expect, it } from 'vitest';
import { isWithoutOffer, mayPass, settlementErrorWords, shownOf } from './settlement-errors.ts';
import { offerFacts, settlementTerms, shortfallWords } from './settlement-facts.ts';

const refusal = (code: AppError['code'], userMessage?: string) =>
  new AppError(code, 'the API answered', userMessage === undefined ? {} : { userMessage });

describe('an offer that cannot be shown', () => {
  it.each<[unknown, string]>([
    [
      refusal('not_found', 'No settlement offer found for this claim.'),
      'No settlement offer found for this claim.',
    ],
    [refusal('not_found'), 'Settlement offer or associated claim not found.'],
    [refusal('forbidden'), 'You do not have permission to view this settlement offer.'],
    [refusal('internal', 'Oh dear'), 'Failed to load settlement offer details.'],
    [refusal('rate_limited'), 'Failed to load settlement offer details.'],
    [refusal('unavailable'), 'An unexpected error occurred while loading the settlement offer.'],
    [new TypeError('x'), 'An unexpected error occurred while loading the settlement offer.'],
  ])('%o reads: %s', (error, words) => {
    expect(settlementErrorWords(error)).toBe(words);
  });

  it('is no fault where none was made', () => {
    expect(isWithoutOffer(refusal('not_found', 'No settlement offer found for this claim.'))).toBe(true);
    expect(isWithoutOffer(refusal('not_found'))).toBe(false);
    expect(isWithoutOffer(refusal('forbidden', 'No settlement offer found for this claim.'))).toBe(false);
  });

  it('is asked for again only where that could help', () => {
    expect(mayPass(refusal('internal'))).toBe(true);
    expect(mayPass(refusal('forbidden'))).toBe(false);
    expect(mayPass(refusal('not_found'))).toBe(false);
  });
});

const offer = {
  id: '90000000-0000-4000-8000-000000000001',
  claim_id: '50000000-0000-4000-8000-000000000001',
  offered_amount: 600.05,
  settlement_reference: 'SET-2026-7K3QF9',
  defendant_message: '',
  created_at: '2026-11-15T15:05:00Z',
  legal_claims: {
    id: '50000000-0000-4000-8000-000000000001',
    short_reference: 'PC-7K4M-92QR',
    user_id: '40000000-0000-4000-8000-000000000001',
    amount: 900,
    issue_type: 'Debt Recovery',
    jurisdiction: 'Scotland',
    plaintiff_name: 'Hannah Okoro',
    defendant_name: 'Sam Reed',
    status: 'responded' as const,
  },
};

describe('an offer in words', () => {
  it('lists who, what, where and when', () => {
    expect(offerFacts(offer).map(({ term, detail }) => `${term}: ${detail}`)).toEqual([
      'Plaintiff: Hannah Okoro',
      'Defendant: Sam Reed',
      'Issue type: Debt Recovery',
      'Jurisdiction: Scotland',
      'Settlement reference: SET-2026-7K3QF9',
      'Offer date: Nov 15, 2026 at 3:05 PM',
    ]);
  });

  it('gives the shortfall in pounds and in percent', () => {
    expect(shortfallWords({ amount: 299.95, percent: '33.3' })).toBe('£299.95 (33.3%)');
  });

  it('says what is left after the commission, to the penny', () => {
    expect(settlementTerms(offer).join(' ')).toContain('we keep 10%, £60.01, and you get £540.04.');
  });
});

describe('the page of an offer', () => {
  const gone = new AppError('not_found', 'no offer', { userMessage: settlementMessages.none });

  it('says that the offer it showed was withdrawn, and does not go on offering to accept it', () => {
    expect(shownOf({ data: offer, error: gone })).toBe('withdrawn');
    expect(shownOf({ data: undefined, error: gone })).toBe('none');
  });

  it('keeps what was read where reading it again fails', () => {
    const failed = new AppError('unavailable', 'no network');
    expect(shownOf({ data: offer, error: failed })).toBe('offer');
    expect(shownOf({ data: offer, error: null })).toBe('offer');
    expect(shownOf({ data: undefined, error: failed })).toBe('failed');
    expect(shownOf({ data: undefined, error: null })).toBe('loading');
  });
});
