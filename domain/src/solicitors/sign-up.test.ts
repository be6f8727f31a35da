import { expect, it } from 'vitest';
import { practiceAreas, solicitorSignUpForm } from './sign-up.ts';

const good = {
  firstName: 'Priya',
  lastName: 'Nair',
  email: 'priya@nairlaw.example',
  firmName: 'Nair Law',
  phone: '0113 496 0000',
  addressLine1: '4 Park Row',
  addressLine2: '',
  postcode: 'ls15hd',
  jurisdictions: ['England & Wales'],
  practiceAreas: ['Debt Recovery'],
  sraNumber: '',
  lawSocietyOfScotlandNumber: '',
  lawSocietyOfNiNumber: '',
  password: 'correct horse',
  confirmPassword: 'correct horse',
  agreement: true,
};

it('takes a complete form', () => {
  expect(solicitorSignUpForm.parse(good).postcode).toBe('LS1 5HD');
  expect(practiceAreas).toContain('Landlord/Tenant Dispute');
});

it('takes the numbers of regulators as people type them, and not at all', () => {
  const form = solicitorSignUpForm.parse({ ...good, sraNumber: ' 654 321 ' });
  expect(form.regulatorNumbers).toEqual({ 'England & Wales': '654321' });
});

it.each([
  ['firstName', '', 'First name is required'],
  ['lastName', ' ', 'Last name is required'],
  ['email', '', 'Email is required'],
  ['firmName', '', 'Firm name is required'],
  ['phone', '', 'Phone is required'],
  ['phone', 'n/a', 'Please enter a valid phone number'],
  ['addressLine1', '', 'Address is required'],
  ['postcode', '', 'Postcode is required'],
  ['postcode', 'LS', 'Please enter a valid UK postcode'],
  ['jurisdictions', [], 'Please select at least one jurisdiction'],
  ['practiceAreas', [], 'Please select at least one practice area'],
  ['sraNumber', '12', 'An SRA number has 5 to 7 digits'],
  ['lawSocietyOfScotlandNumber', 'SC1', 'A Law Society of Scotland number has 4 to 6 digits'],
  ['lawSocietyOfNiNumber', '1', 'A Law Society of Northern Ireland number has 3 to 6 digits'],
  ['confirmPassword', 'other', 'Passwords do not match'],
])('%s = %j is answered "%s"', (field, value, message) => {
  const result = solicitorSignUpForm.safeParse({ ...good, [field]: value });
  expect(result.error?.issues.map((issue) => [issue.path.join('.'), issue.message])).toEqual([
    [field, message],
  ]);
});
