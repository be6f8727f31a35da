import { expect, it } from 'vitest';
import { keepLast } from './keep-last.ts';

it('finds once for the same text, and again for one that was pushed out by others', () => {
  const asked: string[] = [];
  const lengthOf = keepLast((text) => {
    asked.push(text);
    return text.length;
  }, 2);
  expect([lengthOf('a'), lengthOf('bb'), lengthOf('a'), lengthOf('bb')]).toEqual([1, 2, 1, 2]);
  expect(asked).toEqual(['a', 'bb']);
  expect([lengthOf('ccc'), lengthOf('a')]).toEqual([3, 1]);
  expect(asked).toEqual(['a', 'bb', 'ccc', 'a']);
});
