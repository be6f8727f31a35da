import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { defendantAddress, defendantName } from './defendant.ts';

describe('the name of a defendant', () => {
  it.each([
    [{ defendantType: 'company', defendantCompanyName: 'Reed Ltd' }, 'Reed Ltd'],
    [{ defendantType: 'company', defendantCompanyName: '  ' }, 'Unknown Company'],
    [{ defendantType: 'company', defendantFirstName: 'Sam', defendantLastName: 'Reed' }, 'Unknown Company'],
    [{ defendantType: 'individual', defendantFirstName: 'Sam', defendantLastName: 'Reed' }, 'Sam Reed'],
    [{ defendantType: 'individual', defendantFirstName: 'Sam', defendantLastName: null }, 'Sam'],
    [{ defendantType: 'individual', defendantFirstName: '', defendantLastName: ' Reed ' }, 'Reed'],
    [{ defendantType: 'individual', defendantCompanyName: 'Reed Ltd' }, 'Unknown Individual'],
    [{ defendantType: 'something else' }, 'Unknown Individual'],
  ])('of %o is %s', (defendant, name) => {
    expect(defendantName(defendant)).toBe(name);
  });
});

describe('the address of a defendant', () => {
  it.each([
    [
      {
        defendantAddressLine1: '2 Low Road',
        defendantAddressLine2: 'Heworth',
        defendantTownCity: 'York',
        defendantPostcode: 'YO1 7HH',
      },
      '2 Low Road, Heworth, York, YO1 7HH',
    ],
    [
      { defendantAddressLine1: '2 Low Road', defendantAddressLine2: '', defendantTownCity: 'York' },
      '2 Low Road, York',
    ],
    [{ defendantAddressLine1: ' ', defendantPostcode: null }, 'Address not provided'],
    [{}, 'Address not provided'],
  ])('of %o is %s', (parts, address) => {
    expect(defendantAddress({ defendantType: 'individual', ...parts })).toBe(address);
  });
});

it('is never empty and never has spaces around it, whatever is stored', () => {
  const text = fc.option(fc.string({ unit: fc.constantFrom(...' \t\n\u00a0,aÉ’🙂\u200b') }));
  const anyDefendant = fc.record({
    defendantType: fc.constantFrom('individual', 'company', ''),
    defendantFirstName: text,
    defendantLastName: text,
    defendantCompanyName: text,
    defendantAddressLine1: text,
    defendantAddressLine2: text,
    defendantTownCity: text,
    defendantPostcode: text,
  });
  fc.assert(
    fc.property(anyDefendant, (defendant) => {
      for (const shown of [defendantName(defendant), defendantAddress(defendant)]) {
        expect(shown).not.toBe('');
        expect(shown.trim()).toBe(shown);
      }
    }),
  );
});
