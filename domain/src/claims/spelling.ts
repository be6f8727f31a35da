const leastAlike = 0.5;

/**
 * Whether a company's name is another spelling of the first: half of their pairs of letters are the same, and every word of
 * one is alike in the other. 'Smith Roofing Services' and 'Jones Roofing Services' share most pairs, and are two firms.
 */
export function isSpellingOf(was: string, is: string): boolean {
  const [one, other] = [pairsOf(was), pairsOf(is)];
  if (one.length === 0 || other.length === 0) return normal(was) === normal(is);
  const left = [...other];
  const shared = one.filter((pair) => {
    const at = left.indexOf(pair);
    if (at >= 0) left.splice(at, 1);
    return at >= 0;
  });
  const isAlike = (2 * shared.length) / (one.length + other.length) >= leastAlike;
  return isAlike && (isCompactSame(was, is) || hasWordsOf(was, is) || hasWordsOf(is, was));
}

const isCompactSame = (one: string, other: string): boolean =>
  wordsOf(one).join('') === wordsOf(other).join('');

const hasWordsOf = (longer: string, shorter: string): boolean =>
  wordsOf(shorter).every((word) =>
    wordsOf(longer).some((one) => editsBetween(one, word) <= Math.max(one.length, word.length) / 3),
  );

/**
 * The same of a first or a last name, in which pairs are few: 'J' may become 'James', and 'Sean' 'Shaun', but not 'John'
 * 'Jane'. A name does not become an initial: every name begins with some letter.
 */
export function isPartOfNameAlike(was: string, is: string): boolean {
  const [one, other] = [normal(was), normal(is)];
  if (one === '' || other === '') return one === other;
  if (other.startsWith(one) || (other.length > 1 && one.startsWith(other))) return true;
  return editsBetween(one, other) <= Math.max(one.length, other.length) / 2;
}

/** The same words in any order. */
export const isSameWords = (one: string, other: string): boolean =>
  wordsOf(one).toSorted().join(' ') === wordsOf(other).toSorted().join(' ');

const normal = (name: string): string =>
  name
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/\b(?:limited|ltd|plc|llp)\b/gu, '')
    .replace(/[^\p{L}\d]+/gu, ' ')
    .trim();

const wordsOf = (name: string): readonly string[] => normal(name).split(' ');

const pairsOf = (name: string): readonly string[] =>
  wordsOf(name).flatMap((word) =>
    Array.from({ length: Math.max(word.length - 1, 0) }, (_, at) => word.slice(at, at + 2)),
  );

/** The Levenshtein distance. */
function editsBetween(one: string, other: string): number {
  let above = Array.from({ length: other.length + 1 }, (_, at) => at);
  for (const [row, letter] of [...one].entries()) {
    const line = [row + 1];
    for (let at = 1; at <= other.length; at++) {
      const changed = (above[at - 1] ?? 0) + (other[at - 1] === letter ? 0 : 1);
      line.push(Math.min(changed, (above[at] ?? 0) + 1, (line[at - 1] ?? 0) + 1));
    }
    above = line;
  }
  return above[other.length] ?? 0;
}
