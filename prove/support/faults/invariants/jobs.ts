import { type Invariant, rowsAsWords } from './invariant.ts';

/** Only at rest. */
export const doneJobs: Invariant = {
  name: 'no job is left undone, and none was given up',
  broken: async (query) => [
    ...rowsAsWords(
      await query(`select name, state, count(*)::int as jobs, min(retry_count) as retries from pgboss.job
        where state < 'completed' and name <> 'dead-letters' group by name, state`),
      'jobs are left undone',
    ),
    ...rowsAsWords(
      await query(`select data, output from pgboss.job where name = 'dead-letters'`),
      'a job was given up',
    ),
  ],
};
