import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readShortReference } from '../../claims/short-reference.ts';
import { readableAlphabet } from '../../shared/readable-code.ts';
import { postedCodeFrom, randomBytesOfPostedCode, readPostedCode } from './posted-code.ts';
import { isSamePostcode } from './same-postcode.ts';

const bytes = fc.uint8Array({ minLength: randomBytesOfPostedCode, maxLength: randomBytesOfPostedCode });
const code = bytes
  .filter((random) => random.filter((byte) => byte < 253).length >= 8)
  .map((random) => postedCodeFrom(random));

describe('the code of a posted letter', () => {
  it('is nine characters in three groups, and read however it is typed', () => {
    fc.assert(
      fc.property(code, (printed) => {
        expect(printed).toMatch(new RegExp(`^[${readableAlphabet}]{3}(?:-[${readableAlphabet}]{3}){2}$`));
        for (const typed of [
          printed,
          printed.toLowerCase(),
          printed.replaceAll('-', ''),
          ` ${printed.replaceAll('-', ' – ')}\n`,
        ])
          expect(readPostedCode(typed)).toBe(printed);
      }),
    );
  });

  it('is no other code with one character wrong, or two swapped', () => {
    const place = fc.nat(8);
    fc.assert(
      fc.property(code, place, fc.constantFrom(...readableAlphabet), (printed, at, other) => {
        const plain = printed.replaceAll('-', '');
        const wrong = plain.slice(0, at) + other + plain.slice(at + 1);
        expect(readPostedCode(wrong)).toBe(wrong === plain ? printed : undefined);
      }),
    );
    fc.assert(
      fc.property(code, place, place, (printed, one, other) => {
        const plain = [...printed.replaceAll('-', '')];
        const swapped = plain.with(one, plain[other] ?? '').with(other, plain[one] ?? '');
        const isSame = swapped.join('') === plain.join('');
        expect(readPostedCode(swapped.join(''))).toBe(isSame ? printed : undefined);
      }),
    );
  });

  it('forgives what looks alike, where the check character decides', () => {
    fc.assert(
      fc.property(
        code.filter((printed) => printed.includes('8')),
        (printed) => {
          expect(readPostedCode(printed.replace('8', 'B'))).toBe(printed);
        },
      ),
    );
  });

  it('is no reference of a claim, and a reference is no code', () => {
    fc.assert(
      fc.property(code, (printed) => {
        expect(readShortReference(printed)).toBeUndefined();
      }),
    );
    for (const typed of ['PC-7K4M-92QR', '7K4M-92QR', '', 'PC', '7TQ-4KM', 'x'.repeat(10_000)])
      expect(readPostedCode(typed)).toBeUndefined();
  });

  it('needs enough random bytes', () => {
    expect(() => postedCodeFrom(new Uint8Array(randomBytesOfPostedCode).fill(255))).toThrow(RangeError);
  });
});

describe('a postcode as typed', () => {
  it.each([
    ['LS11 9ZQ', true],
    ['ls119zq', true],
    [' Ls11-9zq. ', true],
    ['LS11\u00a09ZQ', true],
    ['LS119ZQ, Leeds', false],
    ['LSI1 9ZQ', true],
    ['LS11 9Z0', false],
    ['LS11 9ZR', false],
    ['LS11', false],
    ['', false],
  ])('%j opens a letter to LS11 9ZQ: %s', (typed, isSame) => {
    expect(isSamePostcode(typed, 'LS11 9ZQ')).toBe(isSame);
  });

  it('with O for 0 is the same, and an address without a postcode opens nothing', () => {
    expect(isSamePostcode('CRO 6XH', 'CR0 6XH')).toBe(true);
    expect(isSamePostcode('', '')).toBe(false);
    expect(isSamePostcode('-', ' ')).toBe(false);
  });
});
