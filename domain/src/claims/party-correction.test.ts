import { describe, expect, it } from 'vitest';
import { canCorrectParty, otherPartyProblem, partyCorrectionForm } from './party-correction.ts';

const claim = {
  userId: 'owner',
  status: 'pending' as const,
  letter: 'not-served' as const,
  isWaiting: false,
  hasFailedAttempt: true,
  isDenied: false,
};
type Party = Parameters<typeof otherPartyProblem>[0];
const nameless: Party = {
  defendantType: 'individual',
  defendantFirstName: '',
  defendantLastName: '',
  defendantCompanyName: '',
};
const sam = { defendantFirstName: 'Sam', defendantLastName: 'Reed' };
const northgate = { defendantType: 'company' as const, defendantCompanyName: 'Northgate Kitchens Ltd' };
const owner = { userId: 'owner', role: 'plaintiff' as const };

describe('putting the other side right', () => {
  it.each([
    ['unsent', {}, true],
    ['missing', {}, true],
    ['queued', { isWaiting: true }, false],
    ['not-served', { hasFailedAttempt: true }, true],
    ['not-served', {}, true],
    ['served', {}, false],
    // One copy arrived, another came back.
    ['served', { hasFailedAttempt: true }, true],
    ['served', { hasFailedAttempt: true, isWaiting: true }, false],
    ['served', { isDenied: true }, true],
  ] as const)('while the letter is %s, known of it: %j', (letter, known, may) => {
    const none = { isWaiting: false, hasFailedAttempt: false, isDenied: false };
    expect(canCorrectParty(owner, { ...claim, letter, ...none, ...known })).toBe(may);
  });

  it('is for the claimant and admins, while the claim is open', () => {
    expect(canCorrectParty({ userId: 'other', role: 'admin' }, claim)).toBe(true);
    for (const role of ['plaintiff', 'solicitor', 'tester'] as const)
      expect(canCorrectParty({ userId: 'other', role }, claim)).toBe(false);
    for (const status of ['resolved', 'cancelled'] as const)
      expect(canCorrectParty(owner, { ...claim, status })).toBe(false);
  });

  it.each<[string, Partial<Party>, Partial<Party>, string | undefined]>([
    ['another spelling', sam, { defendantFirstName: 'Samuel', defendantLastName: 'Reid' }, undefined],
    [
      'names in each other’s fields',
      sam,
      { defendantFirstName: 'Reed', defendantLastName: 'Sam' },
      undefined,
    ],
    ['another first name', sam, { ...sam, defendantFirstName: 'Margaret' }, 'defendantFirstName'],
    ['another last name', sam, { ...sam, defendantLastName: 'Okoro' }, 'defendantLastName'],
    ['a company', sam, { ...northgate }, 'defendantType'],
    [
      'the full name',
      northgate,
      { ...northgate, defendantCompanyName: 'Northgate Kitchens (UK) Ltd' },
      undefined,
    ],
    [
      'another company',
      northgate,
      { ...northgate, defendantCompanyName: 'Harbour Leisure Ltd' },
      'defendantCompanyName',
    ],
  ])('%s', (_, was, is, field) => {
    expect(otherPartyProblem({ ...nameless, ...was }, { ...nameless, ...is })?.field).toBe(field);
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

  it.each([null, undefined, 'x', 5, []])('refuses %j in words', (typed) => {
    expect(partyCorrectionForm().safeParse(typed).success).toBe(false);
  });
});
