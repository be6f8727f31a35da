import { readFileSync } from 'node:fs';

/** What a process holds in memory, in MB, where the system says so. */
export function residentMegabytes(pid: number): number {
  try {
    return (
      Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1] ?? Number.NaN) / 1024
    );
  } catch {
    return Number.NaN;
  }
}

export type Sample = { readonly at: number; readonly megabytes: number };

/** Looks at a process ten times a second until it is stopped. */
export function watchResident(pid: number) {
  const samples: Sample[] = [];
  const look = () => samples.push({ at: performance.now(), megabytes: residentMegabytes(pid) });
  look();
  const timer = setInterval(look, 100);
  return {
    samples,
    stop: async () => {
      clearInterval(timer);
      look();
    },
  };
}
