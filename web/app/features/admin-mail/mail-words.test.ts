import { expect, it } from 'vitest';
import { readMailFilter } from './mail-filter.ts';
import { countWords, kindWords, retriedWords, triesWords } from './mail-words.ts';

it('puts kinds, counts and tries into words', () => {
  expect(kindWords('letter-before-action')).toBe('Letter Before Action');
  expect(kindWords('offer-of-tomorrow')).toBe('Offer of tomorrow');
  expect(countWords({ count: 12, is_more: false })).toBe('12');
  expect(countWords({ count: 10_000, is_more: true })).toBe('10,000+');
  expect([0, 1, 30].map(triesWords)).toEqual(['Not tried yet', '1 try', '30 tries']);
});

it.each([
  [0, false, 'No mail was left to send again.'],
  [1, false, '1 mail is queued again.'],
  [1000, true, '1,000 mails are queued again. There are more: press again for the rest.'],
])('%i queued', (queued, is_more, words) => {
  expect(retriedWords({ queued, is_more })).toBe(words);
});

it.each([
  ['', { box: 'failed', to: '' }],
  ['box=sent&to=%20sam@reed.example', { box: 'sent', to: 'sam@reed.example' }],
  ['box=nonsense', { box: 'failed', to: '' }],
])('reads the address %j', (query, filter) => {
  expect(readMailFilter(new URLSearchParams(query))).toEqual(filter);
});
