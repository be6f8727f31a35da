import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { factsLimits } from '../facts-limits.ts';
import { withFilesAsEvidence } from './evidence-of-files.ts';
import { evidenceUses } from './evidence-uses.ts';
import { type EvidenceInput, emptyFactsInput, type FactsInput } from './facts-input.ts';
import {
  maxNamedEvidence,
  namedEvidenceRoomWords,
  withEvidenceMoved,
  withEvidenceNamed,
} from './named-evidence.ts';
import { withoutEvidence } from './without-evidence.ts';

const uuid = (no: number) => `00000000-0000-4000-8000-00000000000${no}`;
const [order, photo] = [uuid(1), uuid(2)];
const item = (id: string, change: Partial<EvidenceInput> = {}): EvidenceInput => ({
  id,
  type: 'other',
  what: id,
  file: id,
  ...change,
});
const told = (...evidence: EvidenceInput[]): FactsInput => ({
  ...emptyFactsInput,
  basis: { ...emptyFactsInput.basis, kind: 'written', copy: order },
  rows: emptyFactsInput.rows.map((row) => ({ ...row, proof: [order, photo] })),
  timeline: emptyFactsInput.timeline.map((date) => ({ ...date, proof: [photo] })),
  evidence,
});
const file = (id: string, name = `${id}.pdf`, item?: string) => ({ id, name, item });
const none = new Set<string>();

describe('the files of a draft', () => {
  it.each<[string, EvidenceInput[], ReturnType<typeof file>[], readonly string[], EvidenceInput[]]>([
    ['get an item each', [], [file(order, 'order.pdf')], [], [item(order, { what: 'order.pdf' })]],
    [
      'keep the name and place they have',
      [item(photo, { what: 'The hall' }), item(order)],
      [file(order), file(photo)],
      [],
      [item(photo, { what: 'The hall' }), item(order)],
    ],
    ['leave with their item', [item(order), item(photo)], [file(photo)], [order], [item(photo)]],
    [
      'leave what the server unlinked before the answers were saved',
      [item(order, { file: '' }), item(photo)],
      [file(photo)],
      [],
      [item(photo)],
    ],
    [
      'leave a name that was there before the file',
      [item('named-1', { file: order })],
      [],
      [order],
      [item('named-1', { file: '' })],
    ],
    [
      'come to the item they were uploaded for',
      [item('named-1', { file: '' })],
      [file(photo, 'p.png', 'named-1')],
      [],
      [item('named-1', { file: photo })],
    ],
    [
      'are items of their own when what they were for is gone',
      [],
      [file(photo, 'p.png', 'named-1')],
      [],
      [item(photo, { what: 'p.png' })],
    ],
    ['are not lost because this tab has not heard of them', [item(order)], [], [], [item(order)]],
    [
      'leave what is only named alone',
      [item('photos', { file: '' })],
      [],
      [],
      [item('photos', { file: '' })],
    ],
  ])('%s', (_, evidence, stored, gone, left) => {
    expect(withFilesAsEvidence(told(...evidence), stored, new Set(gone)).evidence).toEqual(left);
  });

  it('take the proof of rows with them', () => {
    const left = withFilesAsEvidence(told(item(order), item(photo)), [file(photo)], new Set([order]));
    expect(left.basis.copy).toBe('');
    expect(left.rows[0]?.proof).toEqual([photo]);
    expect(left.timeline[0]?.proof).toEqual([photo]);
  });

  it('change nothing, not even the object, when all of them are there', () => {
    const facts = told(item(order), item(photo));
    expect(withFilesAsEvidence(facts, [file(photo), file(order)], none)).toBe(facts);
  });

  it('end in the same list however often they are looked at, each once', () => {
    const ids = fc.uniqueArray(fc.integer({ min: 1, max: 9 }).map(uuid));
    fc.assert(
      fc.property(ids, ids, ids, (listed, there, gone) => {
        const stored = there.map((id) => file(id));
        const lost = new Set(gone.filter((id) => !there.includes(id)));
        const once = withFilesAsEvidence(told(...listed.map((id) => item(id))), stored, lost);
        expect(withFilesAsEvidence(once, stored, lost)).toBe(once);
        const files = once.evidence.map((one) => one.file);
        expect(new Set(files).size).toBe(files.length);
        for (const id of there) expect(files).toContain(id);
        for (const id of lost) expect(files).not.toContain(id);
      }),
    );
  });

  it('have room beside all that may be named without a file', () => {
    const named = Array.from({ length: maxNamedEvidence }).reduce<FactsInput>(withEvidenceNamed, told());
    const stored = Array.from({ length: 20 }, (_, at) => file(`f${at}`));
    expect(withFilesAsEvidence(named, stored, none).evidence).toHaveLength(factsLimits.evidence);
  });
});

describe('evidence', () => {
  it('is named under an id that no other has', () => {
    const facts = withEvidenceNamed(withEvidenceNamed(told(item('named-2'))));
    expect(facts.evidence.map(({ id }) => id)).toEqual(['named-2', 'named-1', 'named-3']);
  });

  it.each([
    [0, undefined],
    [maxNamedEvidence - 3, 'Room for 3 more without a file.'],
    [maxNamedEvidence - 1, 'Room for one more without a file.'],
    [maxNamedEvidence, '10 are named without a file. Add the file of one to name another.'],
  ])('tells the room left after %i', (named, words) => {
    expect(namedEvidenceRoomWords(named)).toBe(words);
  });

  it.each([
    ['a', -1, ['a', 'b', 'c']],
    ['a', 1, ['b', 'a', 'c']],
    ['c', -1, ['a', 'c', 'b']],
    ['c', 1, ['a', 'b', 'c']],
    ['x', 1, ['a', 'b', 'c']],
  ] as const)('%s moves by %i', (id, by, order) => {
    const facts = told(item('a'), item('b'), item('c'));
    expect(withEvidenceMoved(facts, id, by).evidence.map((one) => one.id)).toEqual(order);
  });

  it('moves among what nothing points to: the letter numbers the rest', () => {
    const facts = told(item('a'), item(order), item('b'));
    expect(withEvidenceMoved(facts, 'a', 1).evidence.map(({ id }) => id)).toEqual(['b', order, 'a']);
    expect(withEvidenceMoved(facts, order, 1)).toBe(facts);
  });

  it('is removed with what points to it', () => {
    const left = withoutEvidence(told(item(order), item(photo)), [photo]);
    expect(left.evidence).toEqual([item(order)]);
    expect(left.basis.copy).toBe(order);
    expect(left.rows[0]?.proof).toEqual([order]);
    expect(left.timeline[0]?.proof).toEqual([]);
  });

  it.each([
    ['2026-06-12', ['the sum', '12 June 2026']],
    ['2026-06', ['the sum', 'June 2026']],
    ['2026-6-', ['the sum', 'June 2026']],
    ['2026', ['the sum', 'date 1']],
    ['', ['the sum', 'date 1']],
  ])('says what uses it, with the day %j', (on, uses) => {
    const facts = told(item(order), item(photo));
    expect(
      evidenceUses({ ...facts, timeline: facts.timeline.map((date) => ({ ...date, on })) }, photo),
    ).toEqual(uses);
  });

  it('is used by the agreement while that is in writing, and by sums under their names', () => {
    const facts = told(item(order));
    const [row] = facts.rows as [FactsInput['rows'][number]];
    const two = {
      ...facts,
      rows: [
        { ...row, what: ' Deposit ' },
        { ...row, id: 'row-2' },
      ],
    };
    expect(evidenceUses(two, order)).toEqual(['the agreement', 'Deposit', 'sum 2']);
    expect(evidenceUses({ ...two, basis: { ...two.basis, kind: 'spoken' } }, order)).toEqual([
      'Deposit',
      'sum 2',
    ]);
  });
});
