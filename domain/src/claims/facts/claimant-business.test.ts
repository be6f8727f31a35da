import { describe, expect, it } from 'vitest';
import { emptyClaimForm } from '../claim-form.ts';
import { claimantName, signerOf } from './claimant-business.ts';
import { finishedFacts } from './finished-facts.ts';
import { factsAsTyped } from './input/facts-as-typed.ts';
import { missingFromClaim } from './missing-from-claim.ts';
import { kitchenFacts, letterDate } from './testing/kitchen-facts.ts';

const kitchen = factsAsTyped(kitchenFacts);
const form = { issueType: 'Contract Dispute', plaintiffName: 'Hannah Okoro' } as const;
const finished = (claimant: string, business?: string) =>
  finishedFacts({ ...kitchen, claimant, business }, form, letterDate);

describe('the business that claims', () => {
  it.each([
    ['individual', undefined, 'Hannah Okoro', undefined],
    ['individual', 'Okoro Joinery', 'Hannah Okoro', undefined],
    ['sole-trader', '', 'Hannah Okoro', undefined],
    ['sole-trader', ' Okoro  Joinery', 'Hannah Okoro trading as Okoro Joinery', undefined],
    ['company', 'Okoro Joinery Ltd', 'Okoro Joinery Ltd', 'Hannah Okoro'],
    ['organisation', 'Leeds Bell Ringers', 'Leeds Bell Ringers', 'Hannah Okoro'],
  ])('%s %j claims as %s', (claimant, business, name, signer) => {
    const parsed = finished(claimant, business);
    if (!parsed.ok) throw new Error(JSON.stringify(parsed.refusals));
    expect(claimantName('Hannah Okoro', parsed.facts)).toBe(name);
    expect(signerOf(parsed.facts)).toBe(signer);
    expect(factsAsTyped(parsed.facts).business).toBe(parsed.facts.business);
  });

  it.each([
    ['company', undefined, 'Please give the name of the company'],
    ['company', ' - ', 'Please give the name of the company'],
    ['organisation', '', 'Please give the name of the organisation'],
    [
      'company',
      'Leeds County Court',
      'Please give your own name: this one reads like a court, an authority or Plainclaim',
    ],
    ['sole-trader', 'www.okoro.example', 'Please give your name without a web or e-mail address'],
  ])('is asked of a %s again where it is %j', (claimant, business, message) => {
    expect(finished(claimant, business)).toEqual({
      ok: false,
      refusals: [{ code: 'invalid-field', field: 'business', message }],
    });
    const now = new Date(`${letterDate}T12:00:00Z`);
    const missing = missingFromClaim(emptyClaimForm, { ...kitchen, claimant, business }, now);
    expect(missing.find(({ field }) => field === 'business')).toEqual({
      step: 2,
      field: 'business',
      message,
    });
  });

  it('is not known of claims older than the question', () => {
    expect(claimantName('Hannah Okoro', { ...kitchenFacts, claimant: 'company' })).toBe('Hannah Okoro');
    expect(claimantName('Hannah Okoro', undefined)).toBe('Hannah Okoro');
    expect(signerOf({ ...kitchenFacts, claimant: 'company' })).toBeUndefined();
  });
});
