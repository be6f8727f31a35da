import { env } from 'node:process';

/**
 * The short form for `npm test`: seconds per measurement, and bounds that only a clear defect misses, as the
 * machine may be busy. Writes no report.
 */
export const isShort = env.BENCH_SHORT === 'yes';

/** Repeats a bad measurement in the short form: a busy moment passes, a defect does not. */
export async function untilGood<Figures>(
  measure: () => Promise<Figures>,
  isGood: (figures: Figures) => boolean,
): Promise<Figures> {
  let figures = await measure();
  for (let again = 0; isShort && again < 2 && !isGood(figures); again++) figures = await measure();
  return figures;
}
