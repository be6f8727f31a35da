import { isIsoDate } from '../../shared/iso-date.ts';
import type { EvidenceId } from './case-facts.ts';
import { typedMonth } from './input/typed-month.ts';

type Proven = { readonly proof: readonly EvidenceId[] };

/** Evidence and what points to it, of facts as stored or as typed. */
type Citing<Item> = {
  readonly basis: { readonly kind: string; readonly copy?: EvidenceId | null };
  readonly rows: readonly Proven[];
  readonly timeline: readonly (Proven & { readonly on: string; readonly exact?: boolean })[];
  readonly evidence: readonly Item[];
};

/**
 * Evidence in the order in which the letter cites it: the agreement, the sums, the dates. What nothing points to follows
 * in the order of the list.
 */
export function inCitedOrder<Item extends { readonly id: EvidenceId }>(facts: Citing<Item>): readonly Item[] {
  const { evidence } = facts;
  const places = citations(facts);
  const placeOf = ({ id }: Item): number => {
    const place = places.findIndex((ids) => ids.includes(id));
    return place === -1 ? places.length : place;
  };
  return evidence.toSorted((one, other) => placeOf(one) - placeOf(other));
}

/** Whether anything points to it. The others are in the claimant's own order. */
export const isCited = (facts: Citing<unknown>, id: EvidenceId): boolean =>
  citations(facts).some((ids) => ids.includes(id));

const citations = ({ basis, rows, timeline }: Citing<unknown>): readonly (readonly EvidenceId[])[] => [
  basis.kind === 'written' && basis.copy ? [basis.copy] : [],
  ...rows.map(({ proof }) => proof),
  ...timeline.toSorted(byDay).map(({ proof }) => proof),
];

type Dated = Citing<unknown>['timeline'][number];

function byDay(one: Dated, other: Dated): number {
  const [first, second] = [dayKey(one), dayKey(other)];
  return first === second ? 0 : first < second ? -1 : 1;
}

/** A month stands before its days, and an unfinished date last. */
function dayKey({ on, exact = true }: Dated): string {
  const day = on.trim();
  if (isIsoDate(day)) return exact ? day : day.slice(0, 7);
  return typedMonth(day)?.slice(0, 7) ?? '9999';
}
