import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { emailAddress, isEmailAddress, normaliseEmail } from './email-address.ts';

describe('isEmailAddress', () => {
  it.each([
    'a@b.co',
    'Person@Example.com',
    ' person@example.com ',
    "o'brien@example.co.uk",
    'first.last+claim@mail.example.org',
    'x_y-z@sub-domain.example.info',
    'user@123.com',
    'user@xn--bcher-kva.example',
    'user@example.xn--p1ai',
    'unknown@defendant.invalid',
    `${'a'.repeat(64)}@example.com`,
    `a@${'b'.repeat(63)}.com`,
  ])('takes %j', (text) => {
    expect(isEmailAddress(text)).toBe(true);
  });

  it.each([
    '',
    ' ',
    'a',
    'xx:;x@x.x',
    'invalid-email',
    'x@x.x',
    '@example.com',
    'person@',
    'person@example',
    'person@localhost',
    'person@.com',
    'person@example..com',
    'person@example.com.',
    'person@-example.com',
    'person@example-.com',
    'person@exam_ple.com',
    'person@example.c0m',
    '.person@example.com',
    'person.@example.com',
    'per..son@example.com',
    'per son@example.com',
    'person@exam ple.com',
    'two@at@example.com',
    '"quoted"@example.com',
    'person@[127.0.0.1]',
    'person@127.0.0.1',
    'Name <person@example.com>',
    'a@example.com,b@example.com',
    'person@example.com\nBcc: other@example.com',
    'pers\u0000on@example.com',
    'perſon@example.com',
    'person@exampl\u212a.com',
    `${'a'.repeat(65)}@example.com`,
    `a@${'b'.repeat(64)}.com`,
    `a@${'b.'.repeat(130)}com`,
  ])('refuses %j', (text) => {
    expect(isEmailAddress(text)).toBe(false);
  });

  it('takes common addresses of every make', () => {
    fc.assert(
      fc.property(fc.emailAddress(), (address) => {
        expect(isEmailAddress(address)).toBe(true);
      }),
    );
  });

  it('never lets through what could end a mail header or a list', () => {
    const odd = fc.constantFrom('\r', '\n', ',', ';', '<', '>', ' ', '"', '(', ')', '\\', '\u0000');
    fc.assert(
      fc.property(fc.emailAddress(), odd, fc.nat(), (address, character, position) => {
        const at = 1 + (position % (address.length - 1));
        expect(isEmailAddress(address.slice(0, at) + character + address.slice(at))).toBe(false);
      }),
    );
  });
});

describe('normaliseEmail', () => {
  it('trims and lowers, and changes nothing the second time', () => {
    expect(normaliseEmail(' Person@Example.COM\n')).toBe('person@example.com');
    fc.assert(
      fc.property(fc.emailAddress(), (address) => {
        expect(normaliseEmail(normaliseEmail(address))).toBe(normaliseEmail(address));
      }),
    );
  });
});

describe('the e-mail field', () => {
  const field = emailAddress({
    required: 'Email is required',
    invalid: 'Please enter a valid email address',
  });
  const messagesFor = (value: unknown) => field.safeParse(value).error?.issues.map((issue) => issue.message);

  it('gives the address in lower case', () => {
    expect(field.parse(' Person@Example.com ')).toBe('person@example.com');
  });

  it.each(['', '   ', undefined, null, 5])('asks for the missing address: %j', (value) => {
    expect(messagesFor(value)).toEqual(['Email is required']);
  });

  it('says that a wrong one is wrong', () => {
    expect(messagesFor('invalid-email')).toEqual(['Please enter a valid email address']);
  });
});
