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
  password: 'correct horse',
  confirmPassword: 'correct horse',
  agreement: true,
};

it('takes a complete form', () => {
  expect(solicitorSignUpForm.parse(good).postcode).toBe('LS1 5HD');
  expect(practiceAreas).toContain('Landlord/Tenant Dispute');
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
  ['confirmPassword', 'other', 'Passwords do not match'],
])('%s = %j is answered "%s"', (field, value, message) => {
  const result = solicitorSignUpForm.safeParse({ ...good, [field]: value });
  expect(result.error?.issues.map((issue) => [issue.path.join('.'), issue.message])).toEqual([
    [field, message],
  ]);
});
