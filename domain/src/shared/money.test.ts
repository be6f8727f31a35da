import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  decimalFromPence,
  formatGbp,
  formatPoundsWhole,
  MAX_PENCE,
  parsePounds,
  pence,
  penceFromDecimal,
  penceFromPounds,
  positivePounds,
  poundsFromPence,
  typedPoundsProblem,
} from './money.ts';

const storable = fc.integer({ min: 0, max: MAX_PENCE }).map(pence);

describe('pence', () => {
  it.each([0, 1, -1, MAX_PENCE, Number.MAX_SAFE_INTEGER])('takes %s', (value) => {
    expect(pence(value)).toBe(value);
  });

  it.each([0.5, 10.01, Number.NaN, Number.POSITIVE_INFINITY, 2 ** 53])('refuses %s', (value) => {
    expect(() => pence(value)).toThrow(RangeError);
  });

  it('has one zero', () => {
    expect(Object.is(pence(-0), 0)).toBe(true);
  });
});

describe('parsePounds', () => {
  it.each([
    ['900', 90_000],
    ['£1,234.50', 123_450],
    [' 1 234.5 ', 123_450],
    ['£ 900', 90_000],
    ['0', 0],
    ['0.01', 1],
    ['.5', 50],
    ['£.05', 5],
    ['007', 700],
    ['1,234,567.89', 123_456_789],
    ['1 234 567', 123_456_700],
    ['1\u00a0234', 123_400],
    ['1\u202f234', 123_400],
    ['1234567.8', 123_456_780],
    ['9999999999.99', MAX_PENCE],
    ['£9,999,999,999.99', MAX_PENCE],
  ])('reads %j', (text, expected) => {
    expect(parsePounds(text)).toBe(expected);
  });

  it.each([
    '',
    ' ',
    '£',
    '.',
    '900.',
    '-1',
    '£-1',
    '−1',
    '+1',
    '1e5',
    '0x10',
    'NaN',
    'Infinity',
    'nine',
    '1.234,5',
    '1.234',
    '12,34',
    '1234,567',
    '1,234 567',
    '1  234',
    '1,2345',
    ',100',
    '100,',
    '££5',
    '5£',
    '$5',
    '€5',
    '50p',
    '1..5',
    '1.5.0',
    '١٢',
    '10000000000',
    '9'.repeat(400),
  ])('refuses %j', (text) => {
    expect(parsePounds(text)).toBeUndefined();
  });

  it('reads back every amount that it formats', () => {
    fc.assert(
      fc.property(storable, (amount) => {
        expect(parsePounds(formatGbp(amount))).toBe(amount);
        expect(penceFromDecimal(decimalFromPence(amount))).toBe(amount);
      }),
    );
  });

  it('never gives anything but a storable amount', () => {
    const typed = fc.string({ unit: fc.constantFrom(...'0123456789,. £-e') });
    fc.assert(
      fc.property(typed, (text) => {
        const amount = parsePounds(text) ?? 0;
        expect(Number.isInteger(amount) && amount >= 0 && amount <= MAX_PENCE).toBe(true);
      }),
    );
  });
});

describe('pounds in JSON', () => {
  it.each([
    [0, 0],
    [0.1 + 0.2, 30],
    [1.005, 101],
    [8.165, 817],
    [1.0049, 100],
    [19.99, 1999],
    [4.35, 435],
    [1e-7, 0],
    [-1.005, -101],
    [-0, 0],
    [9_999_999_999.99, MAX_PENCE],
  ])('%s pounds are %s pence', (pounds, expected) => {
    expect(penceFromPounds(pounds)).toBe(expected);
  });

  it.each([Number.NaN, Number.POSITIVE_INFINITY, 10_000_000_000, 1e21])('refuses %s', (pounds) => {
    expect(() => penceFromPounds(pounds)).toThrow(RangeError);
  });

  it('survives the way to JSON and back', () => {
    fc.assert(
      fc.property(storable, (amount) => {
        const wire = JSON.parse(JSON.stringify(poundsFromPence(amount))) as number;
        expect(penceFromPounds(wire)).toBe(amount);
      }),
    );
  });
});

describe('decimal text of the database', () => {
  it.each([
    [0, '0.00'],
    [5, '0.05'],
    [123_450, '1234.50'],
    [-5, '-0.05'],
    [MAX_PENCE, '9999999999.99'],
  ])('%s pence are written %s', (value, text) => {
    expect(decimalFromPence(pence(value))).toBe(text);
    expect(penceFromDecimal(text)).toBe(value);
  });

  it('reads a column without decimals', () => {
    expect(penceFromDecimal('12')).toBe(1200);
    expect(penceFromDecimal('12.5')).toBe(1250);
  });

  it.each(['', '1.234', '1,000', 'NaN', '.5', '1e3'])('refuses %j', (text) => {
    expect(() => penceFromDecimal(text)).toThrow(RangeError);
  });
});

describe('formats', () => {
  it.each([
    [0, '£0.00'],
    [5, '£0.05'],
    [123_450, '£1,234.50'],
    [100_000_000, '£1,000,000.00'],
    [-2_500, '-£25.00'],
    [MAX_PENCE, '£9,999,999,999.99'],
    [Number.MAX_SAFE_INTEGER, '£90,071,992,547,409.91'],
  ])('formatGbp(%s) is %s', (value, text) => {
    expect(formatGbp(pence(value))).toBe(text);
  });

  it('writes every amount as the British locale does', () => {
    const locale = new Intl.NumberFormat('en-GB', { style: 'currency', currency: 'GBP' });
    fc.assert(
      fc.property(fc.maxSafeInteger().map(pence), (amount) => {
        expect(formatGbp(amount)).toBe(locale.format(decimalFromPence(amount)));
      }),
    );
  });

  it.each([
    [1_000_000, '£10,000'],
    [500_000, '£5,000'],
    [300_000, '£3,000'],
    [0, '£0'],
    [1_000_050, '£10,000.50'],
  ])('formatPoundsWhole(%s) is %s', (value, text) => {
    expect(formatPoundsWhole(pence(value))).toBe(text);
  });
});

describe('positivePounds', () => {
  const schema = positivePounds('Valid amount is required');

  it.each([
    [0.01, 1],
    [0.1 + 0.2, 30],
    [900, 90_000],
    [9_999_999_999.99, MAX_PENCE],
  ])('takes %s', (pounds, expected) => {
    expect(schema.parse(pounds)).toBe(expected);
  });

  it.each([0, -1, 1.005, 0.001, 10_000_000_000, Number.NaN, '900', null, undefined])(
    'refuses %j',
    (value) => {
      const messages = schema.safeParse(value).error?.issues.map((issue) => issue.message);
      expect(messages).toEqual(['Valid amount is required']);
    },
  );
});

describe('typedPoundsProblem', () => {
  const asParts = 'Please add the parts together and give one amount, such as 2500';
  const unreadable = 'Please give the amount in pounds and pence, such as 2,500 or 2500.50';
  it.each([
    ['', undefined],
    ['a lot', undefined],
    ['-5', undefined],
    ['0', undefined],
    ['£2,500.50', undefined],
    ['1850 + 650', asParts],
    ['1,850 and 650', asParts],
    ['2,50', unreadable],
    ['10k', unreadable],
    ['1850/2', unreadable],
    ['10,000,000,000', 'Please give an amount of at most £9,999,999,999'],
  ])('%j: %s', (typed, problem) => {
    expect(typedPoundsProblem(typed)).toBe(problem);
  });
});
