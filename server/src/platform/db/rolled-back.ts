import type { Tx } from './db.ts';

/** The rollback signal: thrown to roll a transaction back on purpose. */
class Rollback extends Error {}

type Transacting = { transaction<Result>(work: (tx: Tx) => Promise<Result>): Promise<Result> };

/** Runs the work in a transaction, or in a savepoint of one, and rolls it back. Returns what it returned. */
export async function rolledBack<Result>(
  executor: Transacting,
  work: (tx: Tx) => Promise<Result>,
): Promise<Result> {
  const signal = new Rollback();
  const results: Result[] = [];
  try {
    await executor.transaction(async (tx) => {
      results.push(await work(tx));
      throw signal;
    });
  } catch (error) {
    if (error !== signal) throw error;
  }
  return results[0] as Result;
}
