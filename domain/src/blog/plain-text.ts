import type { Block, Inline, PostContent } from './post-content.ts';

/** The words of a post without anything around them, one line for each block. For read times, feeds and search. */
export function plainText(content: PostContent): string {
  return content.content.flatMap(linesOf).join('\n');
}

function linesOf(block: Block): string[] {
  switch (block.type) {
    case 'paragraph':
    case 'heading':
      return [(block.content ?? []).map(wordsOf).join('')];
    case 'bulletList':
    case 'orderedList':
      return block.content.flatMap((item) => item.content.flatMap(linesOf));
    case 'blockquote':
      return block.content.flatMap(linesOf);
    case 'image':
    case 'horizontalRule':
      return [];
  }
}

const wordsOf = (inline: Inline): string => (inline.type === 'text' ? inline.text : '\n');
