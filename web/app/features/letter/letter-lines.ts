export type LetterLine = { readonly number: number; readonly text: string; readonly start: number };

/** The lines of a text, numbered from 1, each with the index of its first character. */
export function letterLines(text: string): readonly LetterLine[] {
  let start = 0;
  return text.split('\n').map((line, index) => {
    const here = { number: index + 1, text: line, start };
    start += line.length + 1;
    return here;
  });
}

export function problemsInWords(count: number): string {
  if (count === 0) return 'Nothing to put right';
  return count === 1 ? '1 thing to put right' : `${count} things to put right`;
}

/** Words of the account come with the marks that quote it, and are shown in marks of their own. */
export const withoutQuotes = (excerpt: string): string => excerpt.replace(/^["“]+|["”]+$/g, '');
