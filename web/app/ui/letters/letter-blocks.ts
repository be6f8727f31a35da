/** What a reader sees in the plain text of a letter: its title, headings, and paragraphs with their own lines. */
export type LetterBlock = {
  readonly kind: 'title' | 'heading' | 'paragraph' | 'option';
  readonly text: string;
  /** Where it starts in the text, counted in lines from 1. */
  readonly line: number;
};

/** A letter is plain text, so that mail, print, PDF and screen agree. Nothing is added, left out or moved. */
export function letterBlocks(letter: string): readonly LetterBlock[] {
  const blocks: LetterBlock[] = [];
  let open: string[] = [];
  let openedAt = 1;

  const close = () => {
    if (open.length > 0) blocks.push({ kind: 'paragraph', text: open.join('\n'), line: openedAt });
    open = [];
  };

  for (const [index, written] of letter.split('\n').entries()) {
    const line = index + 1;
    const text = written.trimEnd();
    const kind = kindOf(text);
    if (kind === 'blank') close();
    else if (kind === 'line') {
      if (open.length === 0) openedAt = line;
      open.push(text);
    } else {
      close();
      blocks.push({ kind, text: text.trim(), line });
    }
  }
  close();
  return blocks;
}

function kindOf(line: string): LetterBlock['kind'] | 'line' | 'blank' {
  const text = line.trim();
  if (text === '') return 'blank';
  if (/^letter before (action|claim)$/i.test(text)) return 'title';
  if (/^(\d{1,2}[.)]|[•✅❌❓-])\s/u.test(text)) return 'option';
  return isHeading(text) ? 'heading' : 'line';
}

/** Capitals only, and at least two words or eight letters: 'HOW TO RESPOND', not 'OL14 9ZQ' or a placeholder. */
function isHeading(text: string): boolean {
  if (text.length > 80 || text.startsWith('[') || /[\d£@]/.test(text)) return false;
  const letters = text.replace(/[^\p{L}]/gu, '');
  return letters.length >= 8 && letters === letters.toUpperCase();
}
