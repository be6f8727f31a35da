import { cpus } from 'node:os';

/** Mean milliseconds of sequential runs. */
export async function millisecondsEach(work: () => Promise<void>, times: number): Promise<number> {
  const started = performance.now();
  for (let n = 0; n < times; n++) await work();
  return (performance.now() - started) / times;
}

export function median(values: readonly number[]): number {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.floor(sorted.length / 2)] ?? Number.NaN;
}

/** The value that this share of the values does not exceed: 0.95 for the 95th percentile. */
export function percentile(values: readonly number[], share: number): number {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.ceil(sorted.length * share) - 1)] ?? Number.NaN;
}

/**
 * Waits for a second in which the machine is nearly idle, as other programs' work would be measured as ours.
 */
export async function whenIdle(mostMinutes: number): Promise<void> {
  const until = performance.now() + mostMinutes * 60_000;
  while (performance.now() < until) {
    const before = processorTimes();
    await new Promise((resolve) => setTimeout(resolve, 1000));
    const after = processorTimes();
    if ((after.idle - before.idle) / (after.all - before.all) > 0.8) return;
  }
  console.log('The machine is busy: blocking times will look worse than they are.');
}

function processorTimes(): { idle: number; all: number } {
  const times = cpus().map(({ times }) => times);
  const sum = (values: readonly number[]) => values.reduce((total, value) => total + value, 0);
  return { idle: sum(times.map(({ idle }) => idle)), all: sum(times.flatMap((one) => Object.values(one))) };
}
