/** As a browser sees it: not the space that does not break, which somebody meant. */
export const whiteSpace = /[ \t\r\n\f\u200b]+/g;
/** Where it is not one space already, as it mostly is. */
const unevenSpace = /[\t\r\n\f\u200b][ \t\r\n\f\u200b]*| [ \t\r\n\f\u200b]+/g;

/** Sets words into lines of at most this width. A longer word has a line to itself. */
export class LineSetter {
  readonly #width: number;
  readonly #lines: string[] = [];
  #line = '';
  /** Whether white space came since the last word. */
  #isSpaced = false;
  /** Lines to end before the next word. */
  #breaks = 0;

  constructor(width: number) {
    this.#width = width;
  }

  /** However much white space is one space; none at all joins two words. */
  add(text: string): void {
    const even = text.replace(unevenSpace, ' ');
    const words =
      even.trim() === '' ? '' : even.slice(even.startsWith(' ') ? 1 : 0, even.endsWith(' ') ? -1 : undefined);
    if (words !== '') {
      this.#endLines();
      this.#fill(this.#isSpaced || even.startsWith(' ') ? words : this.#takeLastWord() + words);
      this.#isSpaced = false;
    }
    if (even.endsWith(' ')) this.#isSpaced = true;
  }

  /** A line as it is. */
  addLine(line: string): void {
    this.#endLines();
    this.#line = line;
    this.#breaks = 1;
  }

  breakLine(): void {
    this.#endLines();
    this.#endLine();
  }

  /** What comes next stands at least so many lines further down. */
  breakLines(count: number): void {
    this.#breaks = Math.max(this.#breaks, count);
  }

  lines(): readonly string[] {
    return [...this.#lines, this.#line];
  }

  /** Line by line, not word by word: letters are long. */
  #fill(words: string): void {
    let rest = words;
    while (rest !== '') {
      const before = this.#line === '' ? '' : `${this.#line} `;
      const end = this.#endOfFitting(rest, this.#width - before.length, before === '');
      if (end > 0) this.#line = before + rest.slice(0, end);
      rest = end > 0 ? rest.slice(end + 1) : rest;
      if (rest !== '') this.#endLine();
    }
  }

  /** How much of the words fits. The first of a line always does. */
  #endOfFitting(words: string, room: number, isFirst: boolean): number {
    if (words.length <= room) return words.length;
    const end = room < 0 ? -1 : words.lastIndexOf(' ', room);
    if (end > 0 || !isFirst) return end;
    const next = words.indexOf(' ');
    return next < 0 ? words.length : next;
  }

  /** A word that grows may no longer fit where it began. */
  #takeLastWord(): string {
    const end = this.#line.lastIndexOf(' ');
    const word = this.#line.slice(end + 1);
    this.#line = this.#line.slice(0, Math.max(0, end));
    return word;
  }

  #endLines(): void {
    for (; this.#breaks > 0; this.#breaks--) this.#endLine();
  }

  #endLine(): void {
    this.#lines.push(this.#line);
    this.#line = '';
  }
}
