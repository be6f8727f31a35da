import type { SQL } from 'drizzle-orm';

/** Rows of one slice that name files in the store. */
export type StoredFiles = {
  /** Selects one column `name`: a key, or a value that `keysOf` turns into keys. */
  readonly names: SQL;
  readonly keysOf?: (name: string) => readonly string[];
  /** True if the file may be missing: not uploaded yet, or about to be removed. */
  readonly mayBeGone?: boolean;
};
