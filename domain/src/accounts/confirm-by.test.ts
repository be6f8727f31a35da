import { expect, it } from 'vitest';
import { confirmBy, isFreshSignIn } from './confirm-by.ts';

it.each([
  [true, true, 'password'],
  [true, false, 'password'],
  [false, true, 'code'],
  [false, false, 'sign-in'],
])('with a password %s, with an address %s: by %s', (hasPassword, hasAddress, by) => {
  expect(confirmBy({ hasPassword, hasAddress })).toBe(by);
});

it.each([
  ['2026-11-16T09:50:00.000Z', true],
  ['2026-11-16T09:49:59.999Z', false],
])('a sign-in at %s is fresh at ten: %s', (signedInAt, isFresh) => {
  expect(isFreshSignIn(new Date(signedInAt), new Date('2026-11-16T10:00:00Z'))).toBe(isFresh);
});
