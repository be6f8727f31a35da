import { median, percentile } from '../measure.ts';
import type { LoadResult } from './hot-read.ts';

/**
 * Required: a share of the floor's requests per second, and at a steady rate a 95th percentile of at most so
 * many times the floor's.
 */
export type Bounds = { readonly leastShare: number; readonly mostTimes: number };

export type Measured = {
  readonly name: string;
  readonly statements: string;
  readonly bytes: number;
  readonly ours: readonly LoadResult[];
  readonly floor: readonly LoadResult[];
  /** Milliseconds of each request at a steady rate. */
  readonly steady: readonly number[];
  readonly steadyFloor: readonly number[];
};

const perSecond = ({ requests, seconds }: LoadResult) => requests / seconds;
const slowest = (times: readonly number[]) => percentile(times, 0.95);

/**
 * Compares each round with the floor's round next to it, so that a busy moment of the machine affects both.
 */
function ratios({ ours, floor }: Measured, figure: (result: LoadResult) => number): number {
  return median(ours.map((result, round) => figure(result) / figure(floor[round] as LoadResult)));
}

export const share = (one: Measured): number => ratios(one, perSecond);
export const times = ({ steady, steadyFloor }: Measured): number => slowest(steady) / slowest(steadyFloor);

export const isGood = (one: Measured, { leastShare, mostTimes }: Bounds): boolean =>
  share(one) >= leastShare && times(one) <= mostTimes;

export const heads = [
  'Read',
  'Statements',
  'Bytes',
  'Per second: ours / floor',
  'Share',
  '95% at 50 a second, ms: ours / floor',
  'Times',
];

export function cellsOf(one: Measured): string[] {
  const of = (figure: (result: LoadResult) => number, digits: number) =>
    [one.ours, one.floor].map((results) => median(results.map(figure)).toFixed(digits)).join(' / ');
  return [
    one.name,
    one.statements,
    one.bytes.toLocaleString('en-GB'),
    of(perSecond, 0),
    share(one).toFixed(2),
    [one.steady, one.steadyFloor].map((times) => slowest(times).toFixed(1)).join(' / '),
    times(one).toFixed(2),
  ];
}
