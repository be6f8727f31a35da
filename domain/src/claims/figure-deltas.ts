import { londonDateOf } from '../shared/dates.ts';
import { type IsoDate, toIsoDate } from '../shared/iso-date.ts';
import type { Pence } from '../shared/money.ts';
import { type ClaimStatus, isOpen } from './statuses.ts';

/** The parts of a claim that the figures count. */
export type CountedClaim = {
  readonly createdAt: Date;
  readonly amount: Pence;
  readonly status: ClaimStatus;
  readonly responseDeadline: Date | null;
  /** A reply arrived and was processed. */
  readonly hasReply: boolean;
  /** An admin marked it as a dispute. */
  readonly isDisputed: boolean;
};

const claimFigures = [
  'claims',
  'claims-value',
  'with-replies',
  'with-deadline',
  'with-deadline-moved-on',
  'disputed',
  'pending-by-deadline',
] as const;

type ClaimFigure = (typeof claimFigures)[number];

export type FigureDelta = { readonly name: string; readonly bucket: IsoDate; readonly delta: number };

/** The changes to the dashboard figures that follow from a change to a claim. A new claim has no `before`, a deleted one no `after`. */
export function figureDeltas(
  before: CountedClaim | null,
  after: CountedClaim | null,
): readonly FigureDelta[] {
  const sums = new Map<string, FigureDelta>();
  const add = (claim: CountedClaim | null, sign: 1 | -1) => {
    for (const { name, bucket, delta } of claim ? contributionsOf(claim) : []) {
      const key = `${name} ${bucket}`;
      sums.set(key, { name, bucket, delta: (sums.get(key)?.delta ?? 0) + sign * delta });
    }
  };
  add(before, -1);
  add(after, 1);
  return [...sums.values()].filter(({ delta }) => delta !== 0);
}

/** Figures are counted in the month of the claim, pending claims also on the day their reply is due. */
function contributionsOf(claim: CountedClaim): readonly FigureDelta[] {
  const bucket = monthOf(claim.createdAt);
  const { responseDeadline } = claim;
  const isPending = claim.status === 'pending';
  const counted: [ClaimFigure, boolean, number][] = [
    ['claims', true, 1],
    ['claims-value', true, claim.amount],
    ['with-replies', claim.hasReply, 1],
    ['with-deadline', responseDeadline !== null, 1],
    ['with-deadline-moved-on', responseDeadline !== null && !isPending, 1],
    ['disputed', claim.isDisputed && isOpen(claim.status), 1],
  ];
  const ofMonth = counted.filter(([, counts]) => counts).map(([name, , delta]) => ({ name, bucket, delta }));
  const ofDay =
    isPending && responseDeadline
      ? [{ name: 'pending-by-deadline', bucket: londonDateOf(responseDeadline), delta: 1 }]
      : [];
  return [...ofMonth, ...ofDay];
}

/** The first day of a moment's month in London. */
export function monthOf(moment: Date): IsoDate {
  return toIsoDate(`${londonDateOf(moment).slice(0, 7)}-01`);
}
