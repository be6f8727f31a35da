type Family = 'double' | 'single';

type Mark = {
  readonly at: number;
  readonly family: Family;
  readonly role: 'opens' | 'closes';
  /** May be no quotation mark (boys', 6"): it closes a quotation only if nothing after it does. */
  readonly isWeak: boolean;
};

type Pair = { readonly family: Family; readonly open: number; readonly close: number };

const anyMark = /["“”„'‘’]/g;

/** Letters or figures left out at the start of a word: 'cos, 'em, the '90s. */
const elision = /^.(?:cos|em|til|tis|twas|bout|n|\d0s)\b/i;

/** A possessive, a dropped g, "an'", "rock 'n'". */
const apostropheEnding = /(?:[sxz]|in|\b(?:o|an|th|wi|n))$/i;

/**
 * Quotation marks of a paragraph that itself stands in double ones: single, then double, in turn. Pairs of single marks
 * that are right already, apostrophes and marks without a partner stay as typed.
 */
export function alternateQuotes(line: string): string {
  // Word processors bend inch marks: 6” is 6".
  const characters = line.replace(/(?<=\d)”/g, '"').split('');
  for (const { family, open, close, depth } of withDepths(pairsOf(line))) {
    const wanted: Family = depth % 2 === 1 ? 'single' : 'double';
    if (family === 'single' && wanted === 'single') continue;
    characters[open] = wanted === 'single' ? '‘' : '“';
    characters[close] = wanted === 'single' ? '’' : '”';
  }
  return characters.join('');
}

function pairsOf(line: string): readonly Pair[] {
  const marks = marksOf(line);
  const doubles = paired(marks.filter(({ family }) => family === 'double'));
  const singles = inFrames(
    marks.filter(({ family }) => family === 'single'),
    doubles,
  ).flatMap(paired);
  return withoutDoubled([...doubles, ...singles].sort((one, other) => one.open - other.open));
}

function marksOf(line: string): readonly Mark[] {
  const marks: Mark[] = [];
  for (const { 0: sign, index: at } of line.matchAll(anyMark)) {
    const family = /["“”„]/.test(sign) ? 'double' : 'single';
    const last = marks.at(-1);
    const role = roleOf(line, sign, at, last?.role === 'opens' && last.at === at - 1);
    if (
      role === undefined ||
      (role === 'opens' && family === 'single' && elision.test(line.slice(at, at + 6)))
    )
      continue;
    const isWeak = role === 'closes' && isPerhapsNone(line, family, at);
    marks.push({ at, family, role, isWeak });
  }
  return marks;
}

/** Whether a mark opens or closes, by the characters around it or else by its shape. Undefined for an apostrophe. */
function roleOf(line: string, sign: string, at: number, followsOpening: boolean): Mark['role'] | undefined {
  const before = [...line.slice(Math.max(0, at - 2), at)].at(-1) ?? '';
  const after = line.charAt(at + 1);
  const opens =
    (before === '' ||
      followsOpening ||
      /[\s([{<‐-―/-]/.test(before) ||
      (/[,:;.=]/.test(before) && /\p{L}/u.test(after))) &&
    /\S/.test(after);
  const closes = /\S/.test(before) && !/[\p{L}\p{N}]/u.test(after);
  if (sign === '’') return closes ? 'closes' : undefined;
  if (opens !== closes) return opens ? 'opens' : 'closes';
  if (sign === '“' || sign === '„') return 'opens';
  if (sign === '”') return 'closes';
  return opens ? 'opens' : undefined;
}

function isPerhapsNone(line: string, family: Family, at: number): boolean {
  const before = line.slice(Math.max(0, at - 4), at);
  if (/\d$/.test(before)) return true;
  return (
    family === 'single' && apostropheEnding.test(before) && /^.\s+[\p{L}\p{N}]/u.test(line.slice(at, at + 4))
  );
}

/** Groups single marks by the innermost pair of double marks around them: they pair up only inside it. */
function inFrames(singles: readonly Mark[], doubles: readonly Pair[]): readonly Mark[][] {
  const frames = new Map<Pair | undefined, Mark[]>();
  const open: Pair[] = [];
  let next = 0;
  for (const mark of singles) {
    for (let pair = doubles[next]; pair !== undefined && pair.open < mark.at; pair = doubles[++next]) {
      leave(open, pair.open);
      open.push(pair);
    }
    leave(open, mark.at);
    const frame = open.at(-1);
    const inFrame = frames.get(frame);
    if (inFrame) inFrame.push(mark);
    else frames.set(frame, [mark]);
  }
  return [...frames.values()];
}

function leave(open: Pair[], at: number): void {
  while ((open.at(-1)?.close ?? at) < at) open.pop();
}

/** A weak mark closes when the marks after it do not close all that is open. In the order they open. */
function paired(marks: readonly Mark[]): readonly Pair[] {
  const lowest = lowestBalanceAfter(marks);
  const open: Mark[] = [];
  const pairs: Pair[] = [];
  marks.forEach((mark, index) => {
    if (mark.role === 'opens') {
      open.push(mark);
      return;
    }
    if (mark.isWeak && open.length + (lowest[index] as number) <= 0) return;
    const opening = open.pop();
    if (opening) pairs.push({ family: mark.family, open: opening.at, close: mark.at });
  });
  return pairs.sort((one, other) => one.open - other.open);
}

/** For each mark, how far the marks after it close more than they open. Weak ones do not count. */
function lowestBalanceAfter(marks: readonly Mark[]): readonly number[] {
  let lowest = 0;
  return marks
    .toReversed()
    .map((mark) => {
      const after = lowest;
      if (!mark.isWeak) lowest = Math.min(0, lowest + (mark.role === 'opens' ? 1 : -1));
      return after;
    })
    .reverse();
}

/** Two marks typed for one ('' or "") are one level, and nothing stands in an empty pair. */
function withoutDoubled(pairs: readonly Pair[]): readonly Pair[] {
  return pairs.filter(
    (pair, index) =>
      pair.close > pair.open + 1 &&
      !pairs
        .slice(Math.max(0, index - 1), index)
        .some(
          (outer) =>
            outer.family === pair.family && outer.open === pair.open - 1 && outer.close === pair.close + 1,
        ),
  );
}

function withDepths(pairs: readonly Pair[]): readonly (Pair & { readonly depth: number })[] {
  const open: Pair[] = [];
  return pairs.map((pair) => {
    leave(open, pair.open);
    open.push(pair);
    return { ...pair, depth: open.length };
  });
}
