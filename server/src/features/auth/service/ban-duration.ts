import { invalid } from '../wire/auth-error.ts';

const unitMs: Readonly<Record<string, number>> = {
  ns: 1e-6,
  us: 1e-3,
  µs: 1e-3,
  ms: 1,
  s: 1000,
  m: 60_000,
  h: 3_600_000,
};

const longestMs = 200 * 365 * 24 * 3_600_000;

/**
 * The end of a ban of this length (`2h45m`, `300ms`); null for `none`, which lifts it; undefined when empty.
 */
export function banEnd(duration: string, now: Date): Date | null | undefined {
  if (duration === '') return undefined;
  if (duration === 'none') return null;
  if (!/^(\d+(\.\d+)?(ns|us|µs|ms|s|m|h))+$/.test(duration)) {
    throw invalid('invalid format for ban duration: it must be "none" or a length such as 2h45m');
  }
  let length = 0;
  for (const [, amount, unit] of duration.matchAll(/(\d+(?:\.\d+)?)(ns|us|µs|ms|s|m|h)/gy)) {
    length += Number(amount) * (unitMs[unit ?? ''] ?? 0);
  }
  return new Date(now.getTime() + Math.min(length, longestMs));
}
