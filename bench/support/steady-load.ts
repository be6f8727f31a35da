import { setTimeout as wait } from 'node:timers/promises';

export type SteadyLoad = { readonly times: readonly number[]; readonly failures: readonly unknown[] };

/**
 * Starts work at a fixed rate, however long earlier work takes. Returns the milliseconds of each, and the
 * failures. The first `warmUps` are not counted.
 */
export async function atRate(
  perSecond: number,
  works: readonly (() => Promise<unknown>)[],
  warmUps = 0,
): Promise<SteadyLoad> {
  const times: number[] = [];
  const failures: unknown[] = [];
  const started = performance.now();
  const underWay = works.map(async (work, n) => {
    await wait(Math.max(0, started + (n * 1000) / perSecond - performance.now()));
    const begun = performance.now();
    await work().then(
      () => n >= warmUps && times.push(performance.now() - begun),
      (error: unknown) => failures.push(error),
    );
  });
  await Promise.all(underWay);
  return { times, failures };
}
