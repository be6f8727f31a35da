/** A part of a letter's plain text: its title, a heading, or a paragraph with its line breaks. */
export type LetterBlock = {
  readonly kind: 'title' | 'heading' | 'paragraph' | 'option';
  readonly text: string;
  /** Where it starts in the text, counted in lines from 1. */
  readonly line: number;
};

/** A letter is plain text, so that mail, print, PDF and screen agree. Nothing is added, left out or moved. */
export function letterBlocks(letter: string): readonly LetterBlock[] {
  const blocks: LetterBlock[] = [];
  // The block that the next lines still belong to.
  let open: { kind: 'paragraph' | 'option'; lines: string[]; line: number } | undefined;

  const close = () => {
    if (open) blocks.push({ kind: open.kind, text: open.lines.join('\n'), line: open.line });
    open = undefined;
  };

  for (const [index, written] of letter.split('\n').entries()) {
    const line = index + 1;
    const text = written.trim();
    const kind = kindOf(text);
    if (kind === 'line' && open) {
      open.lines.push(text);
      continue;
    }
    close();
    if (kind === 'line') open = { kind: 'paragraph', lines: [text], line };
    else if (kind === 'option') open = { kind, lines: [text], line };
    else if (kind !== 'blank') blocks.push({ kind, text: text, line });
  }
  close();
  return blocks;
}

function kindOf(text: string): Exclude<LetterBlock['kind'], 'paragraph'> | 'line' | 'blank' {
  if (text === '') return 'blank';
  if (/^letter before (action|claim)$/i.test(text)) return 'title';
  if (/^(\d{1,2}[.)]|[•✅❌❓-])\s/u.test(text)) return 'option';
  return isHeading(text) ? 'heading' : 'line';
}

/** Only capitals, at least eight: 'HOW TO RESPOND', not 'OL14 9ZQ', a placeholder or quoted words. */
function isHeading(text: string): boolean {
  if (text.length > 80 || /^[["“]/.test(text) || /[\d£@]/.test(text)) return false;
  const letters = text.replace(/[^\p{L}]/gu, '');
  return letters.length >= 8 && letters === letters.toUpperCase();
}
