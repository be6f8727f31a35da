import { expect, it } from 'vitest';
import { chosenBenches } from './benches.mjs';

const files = ['floor.ts', 'lighthouse-private.ts', 'lighthouse.ts', 'support', 'tsconfig.json'];

it('takes the benchmarks that are named, and only those', () => {
  expect(chosenBenches(files, [])).toEqual(['floor', 'lighthouse-private', 'lighthouse']);
  expect(chosenBenches(files, ['lighthouse'])).toEqual(['lighthouse']);
});

it('refuses a name that no benchmark has', () => {
  expect(() => chosenBenches(files, ['floor', 'flour'])).toThrow(
    'There is no benchmark called flour. There are: floor, lighthouse-private, lighthouse.',
  );
});
