/** Mean milliseconds of one run, one after the other. */
export async function millisecondsEach(work: () => Promise<void>, times: number): Promise<number> {
  const started = performance.now();
  for (let n = 0; n < times; n++) await work();
  return (performance.now() - started) / times;
}

export function median(values: readonly number[]): number {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.floor(sorted.length / 2)] ?? Number.NaN;
}
