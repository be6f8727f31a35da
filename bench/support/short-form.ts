import { env } from 'node:process';

/**
 * The form that `npm test` runs: some seconds for each thing and bounds that only something clearly broken misses, since the
 * machine may be busy. It writes no report.
 */
export const isShort = env.BENCH_SHORT === 'yes';
