import { median, percentile } from '../measure.ts';
import type { LoadResult } from './hot-read.ts';

/** Asked for: three quarters of the floor's requests, and a slowest hundredth of at most twice the floor's. */
export type Bounds = { readonly leastShare: number; readonly mostTimes: number };

export type Measured = {
  readonly name: string;
  readonly statements: string;
  readonly bytes: number;
  readonly ours: readonly LoadResult[];
  readonly floor: readonly LoadResult[];
};

const perSecond = ({ requests, seconds }: LoadResult) => requests / seconds;
const slowest = ({ times }: LoadResult) => percentile(times, 0.99);

/** Each round against the floor's beside it, so that a busy moment of the machine touches both. */
function ratios({ ours, floor }: Measured, figure: (result: LoadResult) => number): number {
  return median(ours.map((result, round) => figure(result) / figure(floor[round] as LoadResult)));
}

export const share = (one: Measured): number => ratios(one, perSecond);
export const times = (one: Measured): number => ratios(one, slowest);

export const isGood = (one: Measured, { leastShare, mostTimes }: Bounds): boolean =>
  share(one) >= leastShare && times(one) <= mostTimes;

export const heads = [
  'Read',
  'Statements',
  'Bytes',
  'Per second: ours / floor',
  'Share',
  '99%, ms: ours / floor',
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
    of(slowest, 1),
    times(one).toFixed(2),
  ];
}
