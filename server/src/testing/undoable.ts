import type { Db, Tx } from '../platform/db/db.ts';
import { rolledBack } from '../platform/db/rolled-back.ts';
import type { FileStore } from '../platform/files/file-store.ts';

export type Undoable = {
  /** For `openTestApp`: wraps the database. */
  readonly around: (db: Db) => Db;
  /** Keeps removed files, because the removal may be rolled back. */
  readonly aroundFiles: (files: FileStore) => FileStore;
  /** Runs the app in one transaction, which is then rolled back. */
  undone<Result>(work: (tx: Tx) => Promise<Result>): Promise<Result>;
};

/**
 * Runs acts that each start from the same state: the app's transactions become savepoints of one that is
 * rolled back. One act at a time.
 */
export function undoable(): Undoable {
  let database: Db | undefined;
  let current: Tx | undefined;
  const around = (db: Db): Db => {
    database = db;
    return new Proxy(db, {
      get: (target, name) => {
        const executor = current ?? target;
        const value: unknown = Reflect.get(executor, name, executor);
        return typeof value === 'function' ? value.bind(executor) : value;
      },
    });
  };
  return {
    around,
    aroundFiles: (files) => ({
      put: (key, content, options) => files.put(key, content, options),
      read: (key) => files.read(key),
      stat: (key) => files.stat(key),
      exists: (key) => files.exists(key),
      remove: async () => {},
    }),
    undone: async <Result>(work: (tx: Tx) => Promise<Result>) => {
      if (!database) throw new Error('there is no app to undo anything of');
      try {
        return await rolledBack(database, async (tx) => {
          current = tx;
          return await work(tx);
        });
      } finally {
        current = undefined;
      }
    },
  };
}
