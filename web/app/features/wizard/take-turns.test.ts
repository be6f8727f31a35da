import { expect, it } from 'vitest';
import { takeTurns } from './take-turns.ts';

it('runs so many at once, the others in order, also after one failed', async () => {
  const turns = takeTurns(2);
  const begun: number[] = [];
  const ends: (() => void)[] = [];
  const works = [0, 1, 2, 3].map((number) =>
    turns(() => {
      begun.push(number);
      return new Promise<void>((done, fail) => {
        ends[number] = number === 0 ? () => fail(new Error('lost')) : done;
      });
    }).catch(() => undefined),
  );
  expect(begun).toEqual([0, 1]);
  ends[0]?.();
  await works[0];
  expect(begun).toEqual([0, 1, 2]);
  ends[2]?.();
  await works[2];
  ends[1]?.();
  ends[3]?.();
  await Promise.all(works);
  expect(begun).toEqual([0, 1, 2, 3]);
});
