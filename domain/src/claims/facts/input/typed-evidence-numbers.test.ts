import { describe, expect, it } from 'vitest';
import { citedWords, numberedName, typedEvidenceNumber } from './typed-evidence-numbers.ts';

const evidence = [
  { id: 'order', what: 'Order form' },
  { id: 'diary', what: 'Diary', keptBack: true },
  { id: 'photo', what: ' ', keptBack: false },
];

describe('numbers of evidence while it is typed', () => {
  it.each<[string, number | undefined, string]>([
    ['order', 1, '1 Order form'],
    ['diary', undefined, 'Diary (kept back)'],
    ['photo', 2, '2 No name yet'],
  ])('%s', (id, no, name) => {
    expect(typedEvidenceNumber(evidence, id)).toBe(no);
    expect(numberedName(evidence, evidence.find((item) => item.id === id) as (typeof evidence)[number])).toBe(
      name,
    );
  });

  it.each<[readonly string[], string]>([
    [[], ''],
    [['photo', 'order'], '1, 2'],
    [['diary'], '1 kept back'],
    [['diary', 'photo', 'gone'], '2 and 1 kept back'],
  ])('a row that shows %j', (ids, words) => {
    expect(citedWords(evidence, ids)).toBe(words);
  });
});
