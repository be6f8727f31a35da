import type { Block, Inline, ListItem, PostContent } from '@plainclaim/domain/blog/post-content';

/**
 * Converts a small subset of Markdown for the demo posts: `## ` and `### ` headings, `- ` and `1. ` lists, `>
 * ` quotations, empty lines between paragraphs; **strong words** and [links](/faq) inside.
 */
export function contentFrom(text: string): PostContent {
  const parts = text
    .trim()
    .split(/\n{2,}/)
    .map((part) => part.trim());
  return { type: 'doc', content: parts.map(blockFrom) };
}

function blockFrom(part: string): Block {
  const heading = /^(##|###) (.+)$/s.exec(part);
  if (heading) {
    const level = heading[1] === '##' ? 2 : 3;
    return { type: 'heading', attrs: { level }, content: inlinesFrom(heading[2] ?? '') };
  }
  if (part.startsWith('- ')) return { type: 'bulletList', content: itemsFrom(part, /^- /m) };
  if (/^1\. /.test(part)) return { type: 'orderedList', content: itemsFrom(part, /^\d+\. /m) };
  if (part.startsWith('> '))
    return { type: 'blockquote', content: [paragraphFrom(part.replace(/^> /gm, ''))] };
  return paragraphFrom(part);
}

const paragraphFrom = (text: string): Block => ({ type: 'paragraph', content: inlinesFrom(text) });

const itemsFrom = (part: string, bullet: RegExp): ListItem[] =>
  part
    .split(bullet)
    .filter((item) => item.trim() !== '')
    .map((item) => ({ type: 'listItem', content: [paragraphFrom(item)] }));

function inlinesFrom(text: string): Inline[] {
  return text
    .replace(/\s+/g, ' ')
    .trim()
    .split(/(\*\*[^*]+\*\*|\[[^[\]]+\]\([^()]+\))/)
    .filter((piece) => piece !== '')
    .map(inlineFrom);
}

function inlineFrom(piece: string): Inline {
  const strong = /^\*\*([^*]+)\*\*$/.exec(piece);
  if (strong) return { type: 'text', text: strong[1] ?? '', marks: [{ type: 'bold' }] };
  const link = /^\[([^\]]+)\]\(([^)]+)\)$/.exec(piece);
  if (link)
    return { type: 'text', text: link[1] ?? '', marks: [{ type: 'link', attrs: { href: link[2] ?? '' } }] };
  return { type: 'text', text: piece };
}
