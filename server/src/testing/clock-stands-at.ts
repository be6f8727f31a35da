import { afterAll, beforeAll, inject } from 'vitest';

let stands: string | undefined;

/** For a file that asserts dates: its tests stand at this moment, whenever the others are run. */
export function clockStandsAt(moment: string): void {
  beforeAll(() => {
    stands = moment;
  });
  afterAll(() => {
    stands = undefined;
  });
}

/** Where the clock of a test stands that asks for no other moment. */
export const startOfTest = (): string => stands ?? inject('now');
