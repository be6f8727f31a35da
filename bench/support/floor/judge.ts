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
  /** Milliseconds of each request at a steady rate, round by round. */
  readonly steady: readonly (readonly number[])[];
  readonly steadyFloor: readonly (readonly number[])[];
};

const perSecond = ({ requests, seconds }: LoadResult) => requests / seconds;
const slowest = (times: readonly number[]) => percentile(times, 0.95);

/**
 * Compares each round with the floor's round next to it, so that a busy moment of the machine affects both.
 */
const ratio = <Round>(
  ours: readonly Round[],
  floor: readonly Round[],
  figure: (round: Round) => number,
): number => median(ours.map((one, round) => figure(one) / figure(floor[round] as Round)));

export const share = ({ ours, floor }: Measured): number => ratio(ours, floor, perSecond);
export const times = ({ steady, steadyFloor }: Measured): number => ratio(steady, steadyFloor, slowest);

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
  const medians = <Round>(
    sides: readonly (readonly Round[])[],
    figure: (round: Round) => number,
    digits: number,
  ) => sides.map((rounds) => median(rounds.map(figure)).toFixed(digits)).join(' / ');
  return [
    one.name,
    one.statements,
    one.bytes.toLocaleString('en-GB'),
    medians([one.ours, one.floor], perSecond, 0),
    share(one).toFixed(2),
    medians([one.steady, one.steadyFloor], slowest, 1),
    times(one).toFixed(2),
  ];
}
