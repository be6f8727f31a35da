import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { joinAddress } from './address.ts';

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
