import { expect, it } from 'vitest';
import { senderWords } from './sender-words.ts';

it.each([
  ['sam@reed.example', false, 'sam@reed.example'],
  [null, false, 'another address than the one on your claim'],
  [null, true, 'an address that we do not show, as your claim has none to compare it with'],
  ['', false, 'a sender without an address'],
  ['', true, 'a sender without an address'],
])('a mail from %o, where the defendant’s address is unknown: %s', (from, isAddressUnknown, words) => {
  expect(senderWords({ from, isAddressUnknown })).toBe(words);
});

it('says to a solicitor whose claim it is', () => {
  expect(senderWords({ from: null, isAddressUnknown: false, claim: 'the claim' })).toBe(
    'another address than the one on the claim',
  );
});
