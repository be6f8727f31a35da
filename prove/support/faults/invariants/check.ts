import type { Query, World } from '../world.ts';
import { acceptedWork, countedOnce, wholeClaims } from './claims.ts';
import { trueFigures } from './figures.ts';
import { keptFiles } from './files.ts';
import { unbrokenHistory } from './history.ts';
import type { Invariant } from './invariant.ts';
import { doneJobs } from './jobs.ts';
import { repeatedInWindow, sentMails } from './mails.ts';
import { agreesWithProvider, balancedBooks, chargedOnce } from './money.ts';

/** Invariants that hold at every moment, even right after a server or the database was killed. */
const always: readonly Invariant[] = [
  wholeClaims,
  countedOnce,
  chargedOnce,
  balancedBooks,
  trueFigures,
  unbrokenHistory,
  repeatedInWindow,
];

/** Invariants that hold once the faults are over and no work is left. */
const atRest: readonly Invariant[] = [acceptedWork, sentMails, doneJobs, agreesWithProvider, keptFiles];

/** Checks one snapshot of a database under load. */
export const checkNow = (world: World): Promise<void> => check(world, always);

export const checkAtRest = (world: World): Promise<void> => check(world, [...always, ...atRest]);

async function check(world: World, invariants: readonly Invariant[]): Promise<void> {
  const client = await world.pool.connect();
  const problems: string[] = [];
  try {
    await client.query('begin isolation level repeatable read read only');
    const query: Query = async <Row>(text: string, values: readonly unknown[] = []) =>
      (await client.query(text, [...values])).rows as Row[];
    for (const { name, broken } of invariants)
      for (const problem of (await broken(query, world)).slice(0, 5)) problems.push(`${name}: ${problem}`);
    await client.query('rollback');
  } finally {
    client.release();
  }
  problems.push(...world.servers.crashes.map((crash) => `a server ended by itself: ${crash}`));
  if (problems.length > 0)
    throw new Error(`${problems[0]}\n${problems.slice(1).join('\n')} (seed ${world.seed})`);
}
