import { afterAll, beforeAll, inject } from 'vitest';

let stands: string | undefined;

/** For test files that assert dates: fixes the start time of their clock. */
export function clockStandsAt(moment: string): void {
  beforeAll(() => {
    stands = moment;
  });
  afterAll(() => {
    stands = undefined;
  });
}

/** The start time of a test's clock, unless the test sets another. */
export const startOfTest = (): string => stands ?? inject('now');
