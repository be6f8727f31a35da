import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { FactsContent } from './case-facts.ts';
import { chronology } from './chronology.ts';
import { evidenceList, evidenceNumbers } from './evidence-list.ts';
import { evidenceKeptBack, factsForLetter, filesKeptBack } from './kept-back.ts';
import { sumTable } from './sum-table.ts';
import { anyFacts } from './testing/any-facts.ts';
import { kitchenFacts } from './testing/kitchen-facts.ts';

/** The kitchen with these pieces of evidence kept back. Its list: order, june, july, mails, photos. */
const keeping = (...ids: readonly string[]): FactsContent => ({
  ...kitchenFacts,
  evidence: kitchenFacts.evidence.map((item) => (ids.includes(item.id) ? { ...item, keptBack: true } : item)),
});

describe('evidence that is kept back', () => {
  it.each<[readonly string[], readonly string[]]>([
    [[], ['1 order', '2 june', '3 july', '4 mails', '5 photos']],
    [['order'], ['1 june', '2 july', '3 mails', '4 photos']],
    [
      ['june', 'photos'],
      ['1 order', '2 july', '3 mails'],
    ],
    [['order', 'june', 'july', 'mails', 'photos'], []],
  ])('without %j the list is numbered on, without a gap', (ids, list) => {
    expect(evidenceList(keeping(...ids)).map(({ no, id }) => `${no} ${id}`)).toEqual(list);
  });

  it('is not cited, by a row, a date or the agreement', () => {
    const facts = keeping('order', 'june');
    expect(sumTable(facts).rows.map(({ evidence }) => evidence)).toEqual([[], [1]]);
    expect(chronology(facts).map(({ evidence }) => evidence)).toEqual([[], [1], [3], [], [2], [2]]);
    expect(evidenceNumbers(facts, ['order'])).toEqual([]);
  });

  it('is in nothing that the other side reads', () => {
    const shown = factsForLetter(keeping('order', 'june'));
    expect(shown.basis).toMatchObject({ kind: 'written', copy: null });
    expect(shown.evidence.map(({ id }) => id)).toEqual(['july', 'mails', 'photos']);
    expect(shown.rows.map(({ proof }) => proof)).toEqual([[], ['july']]);
    expect(JSON.stringify(shown)).not.toMatch(/"order"|"june"|Order form|statement, June|keptBack/);
  });

  it('keeps its uploaded document, and names no other', () => {
    expect([...filesKeptBack(keeping('order', 'photos'))]).toEqual(['file-1']);
    expect([...filesKeptBack(undefined)]).toEqual([]);
    expect(evidenceKeptBack(keeping('photos')).map(({ id }) => id)).toEqual(['photos']);
  });

  it('changes nothing where nothing is kept back', () => {
    const facts = keeping();
    expect(factsForLetter(facts)).toBe(facts);
  });

  it('has numbers in the letter that match those of the whole facts, whatever is kept back', () => {
    fc.assert(
      fc.property(anyFacts, (facts) => {
        const shown = factsForLetter(facts);
        expect(evidenceList(shown)).toEqual(evidenceList(facts));
        expect(sumTable(shown)).toEqual(sumTable(facts));
        expect(chronology(shown)).toEqual(chronology(facts));
        expect(evidenceList(facts).map(({ no }) => no)).toEqual(evidenceList(facts).map((_, at) => at + 1));
      }),
    );
  });
});
