/**
 * Of Tailwind classes that set the same thing, the last one counts; the others are left out. It knows the classes that this site uses,
 * and no more: a table of all there are takes a slow phone a tenth of a second to read. `merge-classes.test.ts` compares it with that
 * table for every class in the source, so a class that it does not know yet fails there.
 */
export function mergeClasses(classes: string): string {
  const known = merged.get(classes);
  if (known !== undefined) return known;
  const taken = new Set<string>();
  const kept: string[] = [];
  for (const one of classes.split(/\s+/).reverse()) if (one && isNew(one, taken)) kept.push(one);
  const result = kept.reverse().join(' ');
  merged.set(classes, result);
  return result;
}

/** The same few lists come again with every drawing. */
const merged = new Map<string, string>();

function isNew(one: string, taken: Set<string>): boolean {
  const start = startOfName(one);
  const when = one.slice(0, start);
  const name = one.slice(start).replace(/^-/, '');
  // One that it does not know undoes only itself.
  const sets = whatItSets(name) ?? name;
  if (taken.has(when + sets)) return false;
  taken.add(when + sets);
  for (const part of includes[sets] ?? []) taken.add(when + part);
  return true;
}

/** After the conditions, as in `sm:hover:underline`; a colon inside brackets is part of a value. */
function startOfName(one: string): number {
  let depth = 0;
  for (let at = one.length - 1; at >= 0; at--) {
    const letter = one[at];
    if (letter === ']' || letter === ')') depth++;
    else if (letter === '[' || letter === '(') depth--;
    else if (letter === ':' && depth === 0) return at + 1;
  }
  return 0;
}

const words: Record<string, string> = Object.fromEntries(
  Object.entries({
    display: 'block flex grid hidden inline inline-block inline-flex inline-grid table contents',
    position: 'absolute fixed relative static sticky',
    visibility: 'visible invisible',
    style: 'italic not-italic',
    line: 'underline no-underline line-through',
    direction: 'flex-row flex-col flex-row-reverse flex-col-reverse',
    'flex-wrap': 'flex-wrap flex-nowrap',
    'text-align': 'text-left text-center text-right',
    'text-wrap': 'text-wrap text-nowrap text-pretty text-balance',
    'font-family': 'font-sans font-serif font-mono',
    'border-style': 'border-solid border-dashed border-dotted',
    'border-collapse': 'border-collapse border-separate',
    'outline-style': 'outline-none outline-hidden',
    'align-content': 'content-start content-center content-end',
  }).flatMap(([sets, names]) => names.split(' ').map((name) => [name, sets])),
);

/** What a class includes, a later one of which still counts, but an earlier one does not. */
const includes: Record<string, readonly string[]> = {
  p: ['px', 'py', 'pt', 'pr', 'pb', 'pl'],
  px: ['pl', 'pr'],
  py: ['pt', 'pb'],
  m: ['mx', 'my', 'mt', 'mr', 'mb', 'ml'],
  mx: ['ml', 'mr'],
  my: ['mt', 'mb'],
  inset: ['inset-x', 'inset-y', 'top', 'right', 'bottom', 'left'],
  'inset-x': ['left', 'right'],
  'inset-y': ['top', 'bottom'],
  size: ['w', 'h'],
  gap: ['gap-x', 'gap-y'],
  overflow: ['overflow-x', 'overflow-y'],
  border: ['border-x', 'border-y', 'border-t', 'border-r', 'border-b', 'border-l'],
  'border-x': ['border-l', 'border-r'],
  'border-y': ['border-t', 'border-b'],
  rounded: ['rounded-t', 'rounded-r', 'rounded-b', 'rounded-l'],
  flex: ['basis', 'grow', 'shrink'],
  'line-clamp': ['display', 'overflow'],
  // Our sizes of letters come with a height of lines.
  'text-size': ['leading'],
};

const length = /^(\d|\[(\d|\.|length:|(clamp|calc|min|max)\())/;

/** Beginnings that mean one thing with a number and another with a name. */
const byValue: Record<string, (value: string) => string> = {
  text: (value) => (length.test(value) ? 'text-size' : 'text-colour'),
  font: () => 'font-weight',
  bg: (value) => (/^(linear-|\[repeating-)/.test(value) ? 'bg-image' : 'bg-colour'),
  border: (value) => (length.test(value) ? 'border' : 'border-colour'),
  outline: (value) => (length.test(value) ? 'outline' : 'outline-colour'),
  'inset-ring': (value) => (length.test(value) ? 'inset-ring' : 'inset-ring-colour'),
  stroke: (value) => (length.test(value) ? 'stroke' : 'stroke-colour'),
  decoration: (value) => (length.test(value) ? 'decoration' : 'decoration-colour'),
};

/** Beginnings that mean one thing whatever follows. */
const beginnings = new Set(
  (
    'p px py pt pr pb pl m mx my mt mr mb ml inset inset-x inset-y top right bottom left z size w h min-w min-h max-w max-h ' +
    'gap gap-x gap-y overflow overflow-x overflow-y rounded rounded-t rounded-r rounded-b rounded-l flex basis grow shrink order ' +
    'grid-cols grid-rows auto-cols auto-rows col-span col-start items justify justify-items justify-self self content ' +
    'leading tracking whitespace wrap align list indent line-clamp cursor resize appearance opacity shadow fill animate ' +
    'transition rotate translate-x translate-y outline-offset scroll-mt border-x border-y border-t border-r border-b border-l'
  ).split(' '),
);

function whatItSets(name: string): string | undefined {
  if (words[name]) return words[name];
  if (beginnings.has(name)) return name;
  if (byValue[name]) return name;
  // A property of its own: `[clip-path:none]`.
  if (name.startsWith('[')) return name.slice(0, name.indexOf(':'));
  const value = name.search(/-[[(]|-[^-]*$/);
  for (let end = value; end > 0; end = name.lastIndexOf('-', end - 1)) {
    const beginning = name.slice(0, end);
    const decide = byValue[beginning];
    if (decide) return decide(name.slice(end + 1));
    if (beginnings.has(beginning)) return beginning;
  }
  return undefined;
}
