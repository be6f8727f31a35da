import { describe, expect, it } from 'vitest';
import { pence } from '../../../shared/money.ts';
import { factsAsTyped } from '../input/facts-as-typed.ts';
import { emptyFactsInput } from '../input/facts-input.ts';
import { kitchenFacts, letterDate } from '../testing/kitchen-facts.ts';
import { otherTotalWords } from './other-total.ts';
import { ownAddressRemarks } from './own-address.ts';
import { sameClaims, sameClaimWords } from './same-claim.ts';

const kitchen = factsAsTyped(kitchenFacts);

describe('another total in the description', () => {
  it.each([
    ['They owe me £3,000.', /£3,000\.00 .* £2,500\.00/],
    ['I paid £1,850 and £750, £2,600 in total.', /£2,600\.00/],
  ])('%s', (description, words) => {
    expect(otherTotalWords(description, kitchen, letterDate)).toMatch(words);
  });

  it.each([
    'They owe me £2,500.',
    'They owe me £1,850 for the deposit.',
    'I paid £1,850 and £650, £2,500 altogether.',
    'I paid £3,000 for another kitchen.',
  ])('is not: %s', (description) => {
    expect(otherTotalWords(description, kitchen, letterDate)).toBeUndefined();
  });

  it('is not looked for while there is no sum', () => {
    expect(otherTotalWords('They owe me £3,000.', emptyFactsInput, letterDate)).toBeUndefined();
  });

  it('may leave out what was paid, or take it off', () => {
    const paid = { ...kitchen, credits: [{ on: '2026-10-01', amount: '500', what: 'Part' }] };
    for (const sum of ['£2,500', '£2,000'])
      expect(otherTotalWords(`They owe me ${sum}.`, paid, letterDate)).toBeUndefined();
  });
});

const addresses = {
  plaintiffEmail: 'hannah@gmail.com',
  plaintiffAddress: 'Flat 1, 27 Marlowe Street, Leeds',
  plaintiffPostcode: 'LS6 9ZQ',
  defendantEmail: 'office@northgate.example',
  defendantAddressLine1: 'Unit 6, Canal Yard',
  defendantPostcode: 'LS11 9ZQ',
};

describe('the claimant’s own address as that of the other side', () => {
  it.each<[Partial<typeof addresses>, readonly string[]]>([
    [{}, []],
    [{ defendantEmail: '' }, []],
    [{ defendantEmail: ' Hannah+kitchen@googlemail.com' }, ['defendantEmail']],
    [
      { defendantAddressLine1: 'flat 1 27 Marlowe Street', defendantPostcode: 'ls69zq' },
      ['defendantAddressLine1'],
    ],
    // Neighbours, and the same line elsewhere.
    [{ defendantAddressLine1: 'Flat 12, 27 Marlowe Street', defendantPostcode: 'LS6 9ZQ' }, []],
    [{ defendantAddressLine1: 'Flat 1, 27 Marlowe Street' }, []],
    [{ defendantAddressLine1: '', defendantPostcode: 'LS6 9ZQ' }, []],
    [{ plaintiffPostcode: '', defendantPostcode: '' }, []],
  ])('%j', (typed, fields) => {
    expect(ownAddressRemarks({ ...addresses, ...typed }).map(({ field }) => field)).toEqual(fields);
  });
});

describe('another claim against the same party for the same sum', () => {
  const claim = {
    amount: pence(2_500_00),
    defendantType: 'company',
    defendantCompanyName: 'Northgate Kitchens Ltd',
    defendantEmail: 'office@northgate.example',
  };
  const person = {
    amount: pence(2_500_00),
    defendantType: 'individual',
    defendantFirstName: 'Daniel',
    defendantLastName: 'Okoro',
    defendantEmail: 'unknown@defendant.invalid',
  };

  it.each([
    ['the same', claim, claim, 1],
    [
      'the same name written otherwise',
      claim,
      { ...claim, defendantCompanyName: 'northgate  kitchens Limited.', defendantEmail: '' },
      1,
    ],
    [
      'the same e-mail address',
      claim,
      { ...claim, defendantCompanyName: 'NGK', defendantEmail: 'Office@northgate.example' },
      1,
    ],
    ['another sum', claim, { ...claim, amount: pence(2_500_01) }, 0],
    ['another party', claim, person, 0],
    ['two unknown e-mail addresses', person, { ...person, defendantLastName: 'Obi' }, 0],
    [
      'two without a name',
      { ...claim, defendantCompanyName: '', defendantEmail: null },
      { ...claim, defendantCompanyName: ' ' },
      0,
    ],
  ])('%s', (_, one, other, count) => {
    expect(sameClaims(one, [other])).toHaveLength(count);
  });

  it('is said in words', () => {
    expect(sameClaimWords(claim, [])).toBeUndefined();
    expect(sameClaimWords(claim, [claim])).toMatch(
      /another claim against Northgate Kitchens Ltd for £2,500\.00/,
    );
    expect(sameClaimWords(claim, [claim, claim])).toMatch(/2 other claims/);
  });
});
