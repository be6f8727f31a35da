import type { Query, World } from '../world.ts';

/** A condition that must hold, with a message for each violation. */
export type Invariant = {
  readonly name: string;
  /** `query` reads from one snapshot of the database. */
  readonly broken: (query: Query, world: World) => Promise<readonly string[]>;
};

/** Messages for rows that should not exist, with their columns. */
export const rowsAsWords = (rows: readonly object[], problem: string): string[] =>
  rows.slice(0, 5).map((row) => `${problem}: ${JSON.stringify(row)}`);

/** Messages for the wanted values that are missing. */
export const missing = (wanted: readonly string[], there: readonly string[], problem: string): string[] => {
  const known = new Set(there);
  return wanted.filter((one) => !known.has(one)).map((one) => `${problem}: ${one}`);
};
