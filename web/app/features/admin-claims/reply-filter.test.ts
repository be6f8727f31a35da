import { expect, it } from 'vitest';
import { readReplyFilter, replyQuery } from './reply-filter.ts';

it.each([
  ['', { list: 'to-match', search: '' }],
  ['list=automatic&search=%20kitchen%20', { list: 'automatic', search: 'kitchen' }],
  ['list=review', { list: 'review', search: '' }],
  ['list=nonsense', { list: 'to-match', search: '' }],
])('reads the address %j', (query, filter) => {
  expect(readReplyFilter(new URLSearchParams(query))).toEqual(filter);
});

it('leaves an empty search out of the address', () => {
  expect(replyQuery({ list: 'all', search: '' })).toEqual({ list: 'all' });
});
