export type DifferingLines = { readonly ours: readonly string[]; readonly theirs: readonly string[] };

/** The lines that only one of two versions has, to tell the versions apart. */
export function differingLines(ours: string, theirs: string): DifferingLines {
  const [a, b] = [linesOf(ours), linesOf(theirs)];
  return { ours: without(a, b), theirs: without(b, a) };
}

const linesOf = (letter: string) => letter.split('\n').filter((line) => line.trim() !== '');

function without(lines: readonly string[], others: readonly string[]): string[] {
  const known = new Set(others);
  return [...new Set(lines)].filter((line) => !known.has(line));
}
