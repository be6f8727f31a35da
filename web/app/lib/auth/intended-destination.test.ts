import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { destinationAt, rememberDestination, signInPathTo, takeDestination } from './intended-destination.ts';

beforeEach(() => {
  const values = new Map<string, string>();
  vi.stubGlobal('window', {
    sessionStorage: {
      getItem: (key: string) => values.get(key) ?? null,
      setItem: (key: string, value: string) => void values.set(key, value),
      removeItem: (key: string) => void values.delete(key),
    },
  });
});
afterEach(() => vi.unstubAllGlobals());

describe('the way back that a mail carries', () => {
  it.each([
    [null, null, '/signin'],
    [null, '/submit-claim', '/signin?return_url=%2Fsubmit-claim'],
    ['/claim/1#solicitor', '/submit-claim', '/signin?return_url=%2Fclaim%2F1%23solicitor'],
    ['/claim/1?tab=history', '/submit-claim', '/signin?return_url=%2Fclaim%2F1%3Ftab%3Dhistory'],
    [null, '//evil.example', '/signin'],
  ])('with %j remembered and %j asked for is %s', (remembered, asked, expected) => {
    if (remembered) rememberDestination(remembered);
    expect(signInPathTo(asked)).toBe(expected);
    // The tab itself still has its destination.
    expect(takeDestination()).toBe(remembered);
  });
});

describe('the place that a link leads to', () => {
  it.each([
    ['#solicitor', '/claim/1?tab=history#solicitor'],
    ['', '/claim/1?tab=history'],
    // The auth service hands tokens and errors over in the hash: they are no part of a page.
    ['#access_token=abc&type=magiclink', '/claim/1?tab=history'],
    ['#error=access_denied', '/claim/1?tab=history'],
  ])('with the hash %j is %s', (hash, path) => {
    expect(destinationAt({ pathname: '/claim/1', search: '?tab=history', hash })).toBe(path);
  });
});
