import { describe, expect, it } from 'vitest';
import { isPhoneNumber, optionalPhone } from './phone.ts';

const right = ['07700 900123', '+44 7700 900123', '(020) 7946-0123', '+44 (0)20 7946 0123', '999', '0'];
const wrong = [
  'phone',
  '0770O 900123',
  '07700/900123',
  '020.7946.0123',
  '07700 900123 ext 4',
  '[020]',
  '+',
  '- -',
  '٠٧',
];

describe('isPhoneNumber', () => {
  it.each(right)('takes %j', (text) => {
    expect(isPhoneNumber(text)).toBe(true);
  });

  it.each([...wrong, '', '07700\n900123', '0'.repeat(41)])('refuses %j', (text) => {
    expect(isPhoneNumber(text)).toBe(false);
  });
});

describe('the phone field', () => {
  const field = optionalPhone('Please enter a valid phone number');

  it('may be empty', () => {
    expect(field.parse('')).toBe('');
    expect(field.parse('   ')).toBe('');
  });

  it('tidies the spaces of a pasted number', () => {
    expect(field.parse(' 07700\u00a0900123\n')).toBe('07700 900123');
  });

  it.each(wrong)('gives its message for %j', (text) => {
    const messages = field.safeParse(text).error?.issues.map((issue) => issue.message);
    expect(messages).toEqual(['Please enter a valid phone number']);
  });
});
