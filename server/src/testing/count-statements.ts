import type { Logger } from 'drizzle-orm';

export type StatementCounter = Logger & { during(work: () => Promise<unknown>): Promise<number> };

/** Counts the statements of the database that it is given to as its logger. The queue has connections of its own. */
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
