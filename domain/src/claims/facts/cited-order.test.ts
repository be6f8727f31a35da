import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { chronology } from './chronology.ts';
import { inCitedOrder, isCited } from './cited-order.ts';
import { finishedFacts } from './finished-facts.ts';
import { factsAsTyped } from './input/facts-as-typed.ts';
import { sumTable } from './sum-table.ts';
import { anyFacts } from './testing/any-facts.ts';
import { kitchenFacts, letterDate } from './testing/kitchen-facts.ts';

const ids = (facts: Parameters<typeof inCitedOrder>[0]) => inCitedOrder(facts).map(({ id }) => id);
const upsideDown = { ...kitchenFacts, evidence: kitchenFacts.evidence.toReversed() };

describe('the order of evidence', () => {
  it('is that of the letter: the agreement, the sums, the dates', () => {
    expect(ids(kitchenFacts)).toEqual(['order', 'june', 'july', 'photos', 'mails']);
    expect(ids(upsideDown)).toEqual(['order', 'june', 'july', 'photos', 'mails']);
  });

  it('is the same while the facts are typed, with dates in any order', () => {
    const typed = factsAsTyped({ ...upsideDown, timeline: kitchenFacts.timeline.toReversed() });
    expect(ids(typed)).toEqual(['order', 'june', 'july', 'photos', 'mails']);
    const finished = finishedFacts(typed, { issueType: 'Debt Recovery' }, letterDate);
    expect(finished.ok && finished.facts.evidence.map(({ id }) => id)).toEqual(ids(typed));
  });

  it('is the claimant’s own for what nothing points to, which comes last', () => {
    const [order, ...others] = kitchenFacts.evidence;
    const loose = { ...kitchenFacts, basis: { kind: 'not-told' as const }, rows: [], timeline: [] };
    expect(ids(loose)).toEqual(kitchenFacts.evidence.map(({ id }) => id));
    expect(isCited(loose, 'order')).toBe(false);
    expect(isCited(kitchenFacts, 'order')).toBe(true);
    const diary = { ...(order as (typeof others)[number]), id: 'diary' };
    expect(ids({ ...kitchenFacts, evidence: [diary, ...kitchenFacts.evidence] }).at(-1)).toBe('diary');
  });

  it('numbers what the letter cites from the first to the last, without a gap or a step back', () => {
    fc.assert(
      fc.property(anyFacts, ({ evidence, ...facts }) => {
        const sent = evidence.map(({ keptBack: _, ...item }) => item);
        const sorted = { ...facts, evidence: inCitedOrder({ ...facts, evidence: sent }) };
        const cited = [...sumTable(sorted).rows, ...chronology(sorted)].flatMap((row) => row.evidence);
        const first = cited.filter((no, at) => cited.indexOf(no) === at);
        expect(first).toEqual(first.map((_, at) => at + 1));
      }),
    );
  });
});
