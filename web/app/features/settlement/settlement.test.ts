import { settlementMessages } from '@plainclaim/domain/settlements/messages';
import { AppError } from '@plainclaim/domain/shared/errors';
import { describe, expect, it } from 'vitest';
import { rejectedBefore, solicitorWords } from './rejected-words.ts';
import { isWithoutOffer, mayPass, settlementErrorWords, shownOf } from './settlement-errors.ts';
import { acceptedWords, importantInformation, offerFacts, shortfallWords } from './settlement-facts.ts';
import { settlementTerms } from './settlement-terms.ts';

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
    const { title, notes } =
      settlementTerms({ offer, response: null, may_answer: true, link_notice: null }) ?? {};
    expect(title).toBe('Settlement terms');
    expect(notes?.[0]).toBe(
      'If you accept, Sam Reed is asked to pay £600.05 by card, through a payment link that we send.',
    );
    expect(notes?.join(' ')).toContain('we keep 10%, £60.01, and you get £540.04.');
  });
});

it('names a payment link for another sum beside the terms of an offer', () => {
  const link_notice = 'We have asked Sam Reed to pay £900.00 through a payment link.';
  const terms = settlementTerms({ offer, response: null, may_answer: true, link_notice });
  expect(terms?.notes).toContain(link_notice);
});

describe('an offer that was answered', () => {
  const answer = (response_type: 'accept' | 'reject') => ({
    response_type,
    response_timestamp: '2026-11-16T10:00:00Z',
  });
  const standing = (
    status: typeof offer.legal_claims.status | 'resolved' | 'cancelled' | typeof pending,
  ) => ({
    ...offer,
    legal_claims: { ...offer.legal_claims, status },
  });
  const pending = 'settlement_accepted_payment_pending' as const;
  const terms = (status: Parameters<typeof standing>[0], type: 'accept' | 'reject') => {
    const found = settlementTerms({
      offer: standing(status),
      response: answer(type),
      may_answer: false,
      link_notice: null,
    });
    return { title: found?.title, words: found?.notes.join(' ') ?? '' };
  };

  it.each([
    [pending, 'Sam Reed is asked to pay £600.05 by card', 'We write to you when the money arrives.'],
    ['resolved', 'Your claim is resolved', 'The claim is resolved.'],
    ['cancelled', 'nobody is asked to pay', 'The claim was cancelled since'],
    ['responded', 'your claim is open again', 'your claim is open again'],
  ] as const)('accepted, and now %s: says what was agreed and what follows', (status, follows, banner) => {
    const { title, words } = terms(status, 'accept');
    expect(title).toBe('What you agreed');
    expect(words).toContain('You settled your claim of £900.00 against Sam Reed for £600.05.');
    expect(words).toContain(follows);
    expect(words).not.toContain('If you accept');
    expect(words.includes('you get £540.04')).toBe(status === pending);
    expect(acceptedWords(standing(status))).toContain(banner);
  });

  it('accepted, and resolved: speaks of a payment and a commission only if there was one', () => {
    const { words } = terms('resolved', 'accept');
    expect(words).toContain(
      'If it was paid through our link, its page says what was paid, and what you get of it.',
    );
    expect(words).toContain('If we kept a commission, you can question it within');
  });

  it.each([
    ['responded', 'Your claim of £900.00 stands as it was.'],
    ['resolved', 'Nothing is paid on this offer.'],
  ] as const)('rejected, and now %s: says what follows', (status, follows) => {
    const { title, words } = terms(status, 'reject');
    expect(title).toBe('What follows');
    expect(words).toContain(follows);
    expect(words).not.toContain('If you accept');
    expect(words.includes('If a better offer comes')).toBe(status === 'responded');
  });

  it('has no terms where it can no longer be answered, and speaks of no answer to come', () => {
    const past = { offer, response: null, may_answer: false, link_notice: null };
    expect(settlementTerms(past)).toBeUndefined();
    expect(importantInformation(true).join(' ')).toContain('before you answer');
    expect(importantInformation(false).join(' ')).not.toContain('before you answer');
  });
});

describe('a rejected offer on a large claim', () => {
  const asked = '2026-11-16T10:00:00Z';
  it.each([
    [null, null, undefined],
    [asked, 'asking', 'We are asking solicitors for you'],
    // Asked on the claim's page, before or after the offer.
    [null, 'asking', 'We are asking solicitors for you'],
    [null, 'placed', 'A solicitor has your case'],
    [asked, null, 'You asked for a solicitor on Nov 16, 2026 at 10:00 AM'],
  ] as const)('asked for at %s, search %s: %s', (solicitor_wanted_at, solicitor_search, words) => {
    const said = solicitorWords({ solicitor_wanted_at, solicitor_search });
    if (words === undefined) expect(said).toBeUndefined();
    else expect(said?.words).toContain(words);
  });

  it('arranges no second solicitor', () => {
    const large = { ...offer, legal_claims: { ...offer.legal_claims, amount: 15_000 } };
    expect(rejectedBefore({ offer: large, solicitor_search: null })).toContain(
      'A solicitor is then arranged',
    );
    expect(rejectedBefore({ offer: large, solicitor_search: 'placed' })).toBe(
      'Your claim then goes on with the solicitor who has it.',
    );
    expect(rejectedBefore({ offer: large, solicitor_search: 'asking' })).toBe(
      'We then go on asking solicitors for you.',
    );
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
