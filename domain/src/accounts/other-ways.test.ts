import { describe, expect, it } from 'vitest';
import { internationalNumber, organisationForm, phoneForm, textCodeForm } from './other-ways.ts';

describe('a phone number', () => {
  it.each([
    ['07700 900123', '447700900123'],
    ['(0)7700-900-123', '447700900123'],
    ['+44 7700 900123', '447700900123'],
    ['+44 (0)7700 900123', '447700900123'],
    ['0044 7700 900123', '447700900123'],
    ['447700900123', '447700900123'],
    ['+353 85 123 4567', '353851234567'],
  ])('%s is kept with its country', (typed, kept) => {
    expect(internationalNumber(typed)).toBe(kept);
  });

  it.each(['', ' ', '123', 'call me', '+0 123 456 789', '+44 7700 900123 456 789', '07700 90012a'])(
    '%s is none',
    (typed) => {
      expect(internationalNumber(typed)).toBeUndefined();
    },
  );

  it('says what is missing', () => {
    const words = (phone: string) => phoneForm.safeParse({ phone }).error?.issues[0]?.message;
    expect(words(' ')).toBe('Phone number is required');
    expect(words('12')).toBe('Please enter a phone number, like 07700 900123');
    expect(phoneForm.parse({ phone: '07700 900123' })).toEqual({ phone: '447700900123' });
  });
});

it('takes a code with the spaces people see', () => {
  expect(textCodeForm.parse({ code: '123 456' })).toEqual({ code: '123456' });
  expect(textCodeForm.safeParse({ code: '12345' }).success).toBe(false);
});

it.each([
  ['Ada@Example.com', 'example.com'],
  [' law.example.co.uk ', 'law.example.co.uk'],
])('finds the organisation of %s', (domain, found) => {
  expect(organisationForm.parse({ domain })).toEqual({ domain: found });
});

it.each(['', 'ada', 'ada@', 'a b.com'])('knows no organisation of %s', (domain) => {
  expect(organisationForm.safeParse({ domain }).success).toBe(false);
});
