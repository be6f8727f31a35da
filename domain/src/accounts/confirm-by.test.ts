import { expect, it } from 'vitest';
import { confirmBy, isConfirmedLately, isFreshSignIn } from './confirm-by.ts';

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

const at = (moment: string) => Date.parse(moment) / 1000;

it.each([
  ['a sign-in of the last minutes', [{ method: 'password', timestamp: at('2026-11-16T09:50:00Z') }], true],
  ['an earlier sign-in', [{ method: 'password', timestamp: at('2026-11-16T09:49:59Z') }], false],
  [
    'a confirmation after an earlier sign-in',
    [
      { method: 'otp', timestamp: at('2026-11-16T09:59:00Z') },
      { method: 'password', timestamp: at('2026-11-10T10:00:00Z') },
    ],
    true,
  ],
  ['an anonymous account', [{ method: 'anonymous', timestamp: at('2026-11-16T09:59:00Z') }], false],
  ['nothing', [], false],
])('%s confirms at ten: %#', (_what, amr, isConfirmed) => {
  expect(isConfirmedLately(amr, new Date('2026-11-16T10:00:00Z'))).toBe(isConfirmed);
});
