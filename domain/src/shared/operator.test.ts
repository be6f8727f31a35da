import { describe, expect, it } from 'vitest';
import { companyNumber, operatorWords } from './operator.ts';

describe('companyNumber', () => {
  it.each([
    ['01234567', '01234567'],
    ['1234567', '01234567'],
    ['sc 123456', 'SC123456'],
    ['NI012345', 'NI012345'],
    ['oc301234', 'OC301234'],
    ['R0001234', 'R0001234'],
  ])('takes %s as %s', (written, number) => {
    expect(companyNumber(written)).toBe(number);
  });

  it.each(['', 'none', '123456789', 'XX123456', 'SC1234567', 'SC', '12-34'])('refuses %j', (written) => {
    expect(companyNumber(written)).toBeUndefined();
  });
});

describe('operatorWords', () => {
  const operator = { name: 'Claims Desk Ltd', address: '1 High Street, Leeds LS1 1AA' };

  it.each([
    ['01234567', 'England and Wales'],
    ['OC301234', 'England and Wales'],
    ['SC123456', 'Scotland'],
    ['R0001234', 'Northern Ireland'],
  ])('names the register of %s: %s', (number, register) => {
    expect(operatorWords({ ...operator, companyNumber: number })).toBe(
      `Plainclaim is run by Claims Desk Ltd, registered in ${register} with number ${number}. Registered office: 1 High Street, Leeds LS1 1AA.`,
    );
  });
});
