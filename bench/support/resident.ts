import { readFileSync } from 'node:fs';

/** The resident memory of a process in MB; NaN where the system does not report it. */
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

/** Samples a process's memory ten times a second until stopped. */
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
