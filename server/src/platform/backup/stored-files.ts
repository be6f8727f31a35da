import type { SQL } from 'drizzle-orm';

/** Where the rows of one slice name files in the store. */
export type StoredFiles = {
  /** One column, `name`: a key, or whatever `keysOf` makes keys of. */
  readonly names: SQL;
  readonly keysOf?: (name: string) => readonly string[];
  /** Whether a named file need not be there: it was announced, or is about to be removed. */
  readonly mayBeGone?: boolean;
};
