const units =
  'zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen'.split(
    ' ',
  );
const tens = 'twenty thirty forty fifty sixty seventy eighty ninety'.split(' ');
const scales = new Map([
  ['hundred', 100],
  ['thousand', 1_000],
  ['million', 1_000_000],
]);

const values = new Map<string, number>([
  ...units.map((word, value) => [word, value] as const),
  ...tens.map((word, index) => [word, (index + 2) * 10] as const),
  ['a', 1],
  ['an', 1],
]);

const word = `(?:${[...units, ...tens, ...scales.keys()].join('|')})`;

/** The source of a pattern: 'twenty-five', 'one thousand two hundred and six', 'a hundred'. */
export const numberWordsSource = `(?:an?\\s+(?=hundred|thousand|million))?${word}s?(?:(?:\\s?-\\s?|\\s+and\\s+|,?\\s+)${word}){0,14}`;

/** The number that words say. Undefined when they say none. */
export function numberFromWords(text: string): number | undefined {
  let total = 0;
  let group = 0;
  for (const part of text.toLowerCase().match(/[a-z]+/g) ?? []) {
    const scale = scales.get(part);
    const value = values.get(part);
    if (scale === 100) group = Math.max(group, 1) * 100;
    else if (scale !== undefined) {
      total += Math.max(group, 1) * scale;
      group = 0;
    } else if (value !== undefined) group += value;
    else if (part !== 'and') return undefined;
  }
  return total + group;
}
