import { expect, it } from 'vitest';
import { addressWithPostcode } from './facts-of-form.ts';

it.each([
  ['27 Marlowe Street, Leeds', 'LS6 9ZQ', '27 Marlowe Street, Leeds, LS6 9ZQ'],
  ['27 Marlowe Street, Leeds LS6 9ZQ', 'LS6 9ZQ', '27 Marlowe Street, Leeds LS6 9ZQ'],
  ['27 Marlowe Street, Leeds, ls69zq', 'LS6 9ZQ', '27 Marlowe Street, Leeds, ls69zq'],
])('writes the postcode of %s once', (address, postcode, whole) => {
  expect(addressWithPostcode(address, postcode)).toBe(whole);
});
