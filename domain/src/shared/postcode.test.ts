import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  isUkPostcode,
  nationHint,
  normalisePostcode,
  outwardCode,
  postcodeArea,
  type UkPostcode,
  ukPostcode,
} from './postcode.ts';

const written = (text: string): UkPostcode => {
  const postcode = normalisePostcode(text);
  if (postcode === undefined) throw new Error(`${text} was expected to be a postcode`);
  return postcode;
};

describe('what is a UK postcode', () => {
  it.each([
    ['sw1a1aa', 'SW1A 1AA'],
    ['SW1A 1AA', 'SW1A 1AA'],
    [' Sw1A  1aA ', 'SW1A 1AA'],
    ['S W 1 A 1 A A', 'SW1A 1AA'],
    ['sw1a\u00a01aa', 'SW1A 1AA'],
    ['sw1a\t1aa\n', 'SW1A 1AA'],
    ['M1 1AE', 'M1 1AE'],
    ['b338th', 'B33 8TH'],
    ['cr26xh', 'CR2 6XH'],
    ['dn551pt', 'DN55 1PT'],
    ['w1a0ax', 'W1A 0AX'],
    ['ec1a1bb', 'EC1A 1BB'],
    ['EC2M 7PP', 'EC2M 7PP'],
    ['WC2H 7LT', 'WC2H 7LT'],
    ['E1W 1YW', 'E1W 1YW'],
    ['N1C 4AG', 'N1C 4AG'],
    ['NW1W 9AU', 'NW1W 9AU'],
    ['SE1P 5LX', 'SE1P 5LX'],
    ['G1 1AA', 'G1 1AA'],
    ['EH99 1SP', 'EH99 1SP'],
    ['ZE1 0AA', 'ZE1 0AA'],
    ['HS2 9AA', 'HS2 9AA'],
    ['CF10 1EP', 'CF10 1EP'],
    ['LL57 1DT', 'LL57 1DT'],
    ['BT1 5GS', 'BT1 5GS'],
    ['BT82 8AA', 'BT82 8AA'],
    ['BF1 3AA', 'BF1 3AA'],
    ['GIR 0AA', 'GIR 0AA'],
    ['L1 8JQ', 'L1 8JQ'],
    ['YO1 7HH', 'YO1 7HH'],
  ])('%j is %s', (text, expected) => {
    expect(normalisePostcode(text)).toBe(expected);
    expect(isUkPostcode(text)).toBe(true);
  });

  it.each([
    ['', 'nothing'],
    ['SW1A', 'only the outward half'],
    ['1AA', 'only the inward half'],
    ['SW1A 1A', 'too short'],
    ['SW1A 1AAA', 'too long'],
    ['SW1A 11A', 'a digit in the last two'],
    ['SW1A AAA', 'no digit in the inward half'],
    ['SWIA 1AA', 'a letter I for a one'],
    ['QW1 1AA', 'no area starts with Q'],
    ['V1 1AA', 'no area starts with V'],
    ['X1 1AA', 'no area starts with X'],
    ['AI1 1AA', 'I never comes second'],
    ['AJ1 1AA', 'J never comes second'],
    ['AZ1 1AA', 'Z never comes second'],
    ['W1N 4DJ', 'N never comes third'],
    ['EC1C 1AA', 'C never comes fourth'],
    ['SW1A 1AC', 'C never ends one'],
    ['SW1A 1IA', 'I is not in the inward half'],
    ['SW1A 1KA', 'K is not in the inward half'],
    ['SW1A 1MA', 'M is not in the inward half'],
    ['SW1A 1OA', 'O is not in the inward half'],
    ['SW1A 1VA', 'V is not in the inward half'],
    ['SW1A-1AA', 'punctuation'],
    ['SW1A 1AA.', 'punctuation'],
    ['12345', 'a zip code'],
    ['75008', 'a French code'],
    ['D02 AF30', 'an Irish code'],
    ['BFPO 58', 'a forces number'],
    ['GIR 0AB', 'not the one exception'],
    ['ſW1A 1AA', 'a letter whose capital is S'],
    ['SW１A 1AA', 'a full-width digit'],
    ['JE2 3XP', 'Jersey'],
    ['GY1 1WH', 'Guernsey'],
    ['im1 1ag', 'the Isle of Man'],
    ['SW1A 1AA, London', 'more than a postcode'],
  ])('%j is not: %s', (text) => {
    expect(normalisePostcode(text)).toBeUndefined();
    expect(isUkPostcode(text)).toBe(false);
  });

  it('takes what it wrote, however it is spaced and cased', () => {
    const letters = (set: string) => fc.constantFrom(...set);
    const postcodes = fc
      .tuple(letters('ABCDEFGHKLMNPRSTUWYZ'), fc.nat(99), fc.nat(9), letters('ABDEFGHJLNP'))
      .map(([area, district, sector, unit]) => `${area}${district} ${sector}${unit}${unit}`);
    fc.assert(
      fc.property(postcodes, fc.nat(8), (postcode, gap) => {
        const typed = `${postcode.slice(0, gap)} ${postcode.slice(gap)}`.toLowerCase();
        expect(normalisePostcode(typed)).toBe(postcode);
      }),
    );
  });

  it('gives nothing but the written form', () => {
    const typed = fc.string({ unit: fc.constantFrom(...'SW1A1AAgir0bt '), maxLength: 10 });
    fc.assert(
      fc.property(typed, (text) => {
        const postcode = normalisePostcode(text);
        if (postcode !== undefined) expect(postcode).toMatch(/^[A-Z0-9]{2,4} \d[A-Z]{2}$/);
      }),
    );
  });
});

describe('parts', () => {
  it.each([
    ['SW1A 1AA', 'SW1A', 'SW'],
    ['M1 1AE', 'M1', 'M'],
    ['B33 8TH', 'B33', 'B'],
    ['BT1 5GS', 'BT1', 'BT'],
    ['GIR 0AA', 'GIR', 'GIR'],
  ])('%s: %s, %s', (postcode, outward, area) => {
    expect(outwardCode(written(postcode))).toBe(outward);
    expect(postcodeArea(written(postcode))).toBe(area);
  });

  it.each([
    ['SW1A 1AA', 'England & Wales'],
    ['CF10 1EP', 'England & Wales'],
    ['GL1 1AA', 'England & Wales'],
    ['G1 1AA', 'Scotland'],
    ['EH99 1SP', 'Scotland'],
    ['ZE1 0AA', 'Scotland'],
    ['BT1 5GS', 'Northern Ireland'],
    ['TD15 1AA', undefined],
    ['BF1 3AA', undefined],
  ])('%s is probably in %s', (postcode, nation) => {
    expect(nationHint(written(postcode))).toBe(nation);
  });
});

describe('the postcode field', () => {
  const field = ukPostcode('Please enter a valid UK postcode');

  it('gives the written form', () => {
    expect(field.parse('sw1a1aa')).toBe('SW1A 1AA');
  });

  it.each(['', 'nonsense', 'JE2 3XP', undefined, null, 5])('gives its message for %j', (value) => {
    const messages = field.safeParse(value).error?.issues.map((issue) => issue.message);
    expect(messages).toEqual(['Please enter a valid UK postcode']);
  });
});
