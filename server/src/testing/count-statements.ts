import type { Logger } from 'drizzle-orm';

export type StatementCounter = Logger & { during(work: () => Promise<unknown>): Promise<number> };

/** Logger that counts SQL statements. The job queue has its own connections and is not counted. */
export function countStatements(): StatementCounter {
  let sent = 0;
  return {
    logQuery: () => {
      sent++;
    },
    during: async (work) => {
      const before = sent;
      await work();
      return sent - before;
    },
  };
}
