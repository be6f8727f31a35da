import { describe, expect, it } from 'vitest';
import { canCorrectParty, isSpellingOf, partyCorrectionForm } from './party-correction.ts';

const claim = {
  userId: 'owner',
  status: 'pending' as const,
  letter: 'not-served' as const,
  hasFailedAttempt: true,
};
const owner = { userId: 'owner', role: 'plaintiff' as const };

describe('putting the other side right', () => {
  it.each([
    ['unsent', false, true],
    ['missing', false, true],
    ['queued', true, false],
    ['not-served', true, true],
    ['not-served', false, true],
    ['served', false, false],
    // One copy arrived, another came back.
    ['served', true, true],
  ] as const)('while the letter is %s, a failed attempt: %s', (letter, hasFailedAttempt, may) => {
    expect(canCorrectParty(owner, { ...claim, letter, hasFailedAttempt })).toBe(may);
  });

  it('is for the claimant and admins, while the claim is open', () => {
    expect(canCorrectParty({ userId: 'other', role: 'admin' }, claim)).toBe(true);
    for (const role of ['plaintiff', 'solicitor', 'tester'] as const)
      expect(canCorrectParty({ userId: 'other', role }, claim)).toBe(false);
    for (const status of ['resolved', 'cancelled'] as const)
      expect(canCorrectParty(owner, { ...claim, status })).toBe(false);
  });

  it.each([
    ['Northgate Kitchens Ltd', 'Nordgate Kitchens Limited', true],
    ['Northgate Kitchens Ltd', 'Northgate Kitchens and Bathrooms Ltd', true],
    ['Callum Reid', 'Calum Reed', true],
    ['Zoe Muller', 'Zoë Müller', true],
    ['Sam Reed', 'SAM REED', true],
    ['Callum Reid', 'Margaret Fairweather', false],
    ['Northgate Kitchens Ltd', 'Harbour Leisure Ltd', false],
    ['A B', 'A B', true],
    ['A B', 'C D', false],
  ])('%s may become %s: %s', (was, is, may) => {
    expect(isSpellingOf(was, is)).toBe(may);
  });

  it('asks for what the wizard asks for', () => {
    const typed = {
      defendantType: 'company',
      defendantFirstName: '',
      defendantLastName: '',
      defendantCompanyName: '',
      defendantContactPerson: '',
      defendantEmail: 'nonsense',
      defendantEmailUnknown: false,
      defendantAddressLine1: '2 Low Road',
      defendantAddressLine2: '',
      defendantTownCity: 'York',
      defendantPostcode: '',
    };
    const { error } = partyCorrectionForm().safeParse(typed);
    expect(error?.issues.map(({ path, message }) => [path.join('.'), message]).toSorted()).toEqual([
      ['defendantCompanyName', 'Company name is required'],
      ['defendantEmail', 'Please enter a valid email address'],
      ['defendantPostcode', 'Postcode is required'],
    ]);
  });
});
