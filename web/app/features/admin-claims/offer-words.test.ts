import { pence } from '@plainclaim/domain/shared/money';
import { describe, expect, test } from 'vitest';
import { checkOffer, emptyOffer, offerDone, offerFailed, offerHint, offerLook } from './offer-words.ts';

const claim = {
  id: '50000000-0000-4000-8000-000000000001',
  amount: 900,
  status: 'responded',
  plaintiff_name: 'Hannah Okoro',
  defendant_name: 'Sam Reed',
};

describe('an offer as typed', () => {
  test.each(['', '0', '-1', 'ten', '1.005'])('refuses the amount %j', (offeredAmount) => {
    expect(checkOffer(claim, { ...emptyOffer, offeredAmount })).toEqual({
      problem: 'Please enter a valid positive number for the settlement amount.',
      field: 'offeredAmount',
    });
  });

  test('needs a claim with an amount', () => {
    const typed = { ...emptyOffer, offeredAmount: '600' };
    const missing = { problem: 'Missing claim details to send settlement offer.' };
    expect(checkOffer(null, typed)).toEqual(missing);
    expect(checkOffer({ ...claim, id: '' }, typed)).toEqual(missing);
    expect(checkOffer({ ...claim, amount: 0 }, typed)).toEqual(missing);
  });

  test('goes on with what was typed', () => {
    const typed = { offeredAmount: '600.5', defendantMessage: ' Sorry. ', adminNotes: '' };
    expect(checkOffer(claim, typed)).toEqual({
      claim,
      offer: { offeredAmount: 60_050, defendantMessage: 'Sorry.', adminNotes: '' },
    });
  });

  test('is for no more than is owed', () => {
    const problem = 'The claim is for £900.00, so no more than that can be offered.';
    expect(checkOffer(claim, { ...emptyOffer, offeredAmount: '900.01' })).toEqual({
      problem,
      field: 'offeredAmount',
    });
    expect(offerHint(claim, '900.01')).toBe(problem);
  });

  test('says how far it falls short', () => {
    expect(offerHint(claim, '')).toBe('The claim is for £900.00.');
    expect(offerHint(claim, '600')).toBe('The claim is for £900.00. This leaves £300.00 (33.3%) unpaid.');
    expect(offerHint(claim, '900')).toBe('The claim is for £900.00. This covers it.');
  });
});

test('the outcome reads as the specification has it', () => {
  expect(offerDone(pence(100_050))).toBe('Settlement offer of £1000.50 processed successfully!');
  expect(offerFailed('Claim not found')).toBe('Failed to send settlement offer: Claim not found');
});

test.each([
  [{ response: null, replaced_at: null, withdrawn_at: null }, 'Awaiting answer'],
  [{ response: null, replaced_at: '2026-11-07T10:00:00Z', withdrawn_at: null }, 'Replaced'],
  [
    { response: null, replaced_at: '2026-11-07T10:00:00Z', withdrawn_at: '2026-11-07T10:00:00Z' },
    'Withdrawn',
  ],
  [
    { response: { response_type: 'accept', response_timestamp: '' }, replaced_at: null, withdrawn_at: null },
    'Accepted',
  ],
  [
    { response: { response_type: 'reject', response_timestamp: '' }, replaced_at: null, withdrawn_at: null },
    'Rejected',
  ],
] as const)('%o is shown as %s', (offer, label) => {
  expect(offerLook(offer, false).label).toBe(label);
});

test('an offer that the claimant is not shown yet awaits no answer', () => {
  const standing = { response: null, replaced_at: null, withdrawn_at: null };
  expect(offerLook(standing, true).label).toBe('Not shown yet');
  expect(offerLook(standing, false, false).label).toBe('Not answered');
  expect(offerLook({ ...standing, replaced_at: '2026-11-07T10:00:00Z' }, true).label).toBe('Replaced');
});
