import { expect, it } from 'vitest';
import { cacheKeyOf } from './cache-key.ts';

const keyOf = (path: string, headers: Record<string, string> = {}) =>
  cacheKeyOf(new Request(`https://plainclaim.example${path}`, { headers }));

it.each(['/', '/faq', '/signin', '/blog', '/blog/a-post', '/blog/category/news'])('%s is cached', (path) => {
  expect(keyOf(path)).toBe(path);
});

it.each([
  '/claim/1',
  '/pay/a-token',
  '/unsubscribe',
  '/check/a-code?sha256=0',
  '/profile',
  '/signin?next=%2Fprofile',
  '/blog?page=2',
  '/faqs',
  '/appearance',
])('%s is not', (path) => {
  expect(keyOf(path)).toBeNull();
});

it.each(['cookie', 'authorization'])('nothing is cached that was requested with a header %s', (header) => {
  expect(keyOf('/faq', { [header]: 'x' })).toBeNull();
});

it('robots have pages of their own', () => {
  expect(keyOf('/faq', { 'user-agent': 'Googlebot/2.1' })).toBe('robot /faq');
});
