import { expect, it } from 'vitest';
import { hashOfFile } from './hash-of-file.ts';

it('is the hash that other programs work out', async () => {
  // FIPS 180-2, example B.1.
  expect(await hashOfFile(new File(['abc'], 'letter.pdf'))).toBe(
    'ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad',
  );
});
