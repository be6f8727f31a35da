import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { joinAddress, splitAddress } from './address.ts';

describe('joinAddress', () => {
  it.each([
    [['Flat 2', '1 High Street', 'Leeds', 'LS1 1AA'], 'Flat 2, 1 High Street, Leeds, LS1 1AA'],
    [['1 High Street', '', 'Leeds', 'LS1 1AA'], '1 High Street, Leeds, LS1 1AA'],
    [[' 1 High Street ', null, undefined, '  '], '1 High Street'],
    [[null, undefined, '', ' \n'], ''],
    [[], ''],
  ])('%j', (parts, expected) => {
    expect(joinAddress(parts)).toBe(expected);
  });

  it('never begins, ends or doubles a comma of its own', () => {
    const part = fc.oneof(fc.constantFrom('', ' ', null, undefined), fc.stringMatching(/^[a-z ]{1,8}$/));
    fc.assert(
      fc.property(fc.array(part), (parts) => {
        expect(joinAddress(parts)).not.toMatch(/^,|,$|, ,|,,/);
      }),
    );
  });
});

describe('splitAddress', () => {
  it.each([
    ['12 Mill Lane, Leeds', ['12 Mill Lane', '', 'Leeds']],
    ['Flat 2, The Maltings, 1 High Street, Leeds', ['Flat 2', 'The Maltings, 1 High Street', 'Leeds']],
    [' 12 Mill Lane ,, Leeds , ', ['12 Mill Lane', '', 'Leeds']],
    ['Rose Cottage', ['Rose Cottage', '', '']],
    ['', ['', '', '']],
    [`12 Mill Lane, ${'x'.repeat(81)}`, undefined],
    [`${'x'.repeat(161)}, Leeds`, undefined],
  ])('%s', (address, lines) => {
    const split = splitAddress(address);
    expect(split && [split.addressLine1, split.addressLine2, split.townCity]).toEqual(lines);
  });

  it('loses nothing: joined again it reads the same', () => {
    fc.assert(
      fc.property(fc.stringMatching(/^[A-Za-z0-9 ,’-]{0,150}$/), (address) => {
        const split = splitAddress(address);
        fc.pre(split !== undefined);
        const lines = [split?.addressLine1, split?.addressLine2, split?.townCity];
        expect(joinAddress(lines)).toBe(joinAddress(address.split(',')));
      }),
    );
  });
});
