import { describe, expect, it } from 'vitest';
import { isLinkLanding, mailedLinkFrom } from './mailed-link.ts';

const tokenHash = 'a1b2c3d4e5f6a1b2c3d4e5f6';

describe('a mailed link', () => {
  it.each([
    ['magiclink', '/', '/signin'],
    ['magiclink', '//evil.example', '/signin'],
    ['magiclink', 'https://evil.example/', '/signin'],
    ['signup', '/submit-claim', '/submit-claim'],
    ['email_change', '/profile', '/profile'],
    ['recovery', '/profile', '/reset-password'],
  ])('of type %s that names %s leads to %s', (type, next, expected) => {
    expect(mailedLinkFrom({ token_hash: tokenHash, type, next })?.next).toBe(expected);
  });

  it.each<Record<string, string>>([
    {},
    { access_token: 'a', refresh_token: 'b', type: 'magiclink' },
    { token_hash: tokenHash },
    { token_hash: tokenHash, type: 'sms' },
    { token_hash: 'short', type: 'magiclink' },
    { token_hash: `${tokenHash}<script>`, type: 'magiclink' },
  ])('is nothing in %j', (fields) => {
    expect(mailedLinkFrom(fields)).toBeUndefined();
  });
});

it.each([
  ['/signin', true],
  ['/signin/', true],
  ['/reset-password', true],
  ['/profile', true],
  ['/', false],
  ['/plaintiff-dashboard', false],
])('%s is an end of our own links: %s', (pathname, expected) => {
  expect(isLinkLanding(pathname)).toBe(expected);
});
