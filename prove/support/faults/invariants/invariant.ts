import type { Query, World } from '../world.ts';

/** What must hold, with the words for each thing that breaks it. */
export type Invariant = {
  readonly name: string;
  /** `query` looks at one moment of the database. */
  readonly broken: (query: Query, world: World) => Promise<readonly string[]>;
};

/** Rows that should not be there, each told by its columns. */
export const rowsAsWords = (rows: readonly object[], problem: string): string[] =>
  rows.slice(0, 5).map((row) => `${problem}: ${JSON.stringify(row)}`);

/** Which of the wanted are not there. */
export const missing = (wanted: readonly string[], there: readonly string[], problem: string): string[] => {
  const known = new Set(there);
  return wanted.filter((one) => !known.has(one)).map((one) => `${problem}: ${one}`);
};
