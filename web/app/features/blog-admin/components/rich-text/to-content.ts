import type { Block, PostContent } from '@plainclaim/domain/blog/post-content';
import type { JSONContent } from '@tiptap/core';

/** The stored attributes; the editor adds others, such as the target of a link. */
const allowedAttributes: Readonly<Record<string, readonly string[]>> = {
  heading: ['level'],
  orderedList: ['start'],
  image: ['src', 'alt', 'width', 'height'],
  link: ['href'],
};

/**
 * The document as it is stored. Deterministic, so that a comparison shows whether anything changed. The domain's schema
 * still validates it.
 */
export function toContent(document: JSONContent): PostContent {
  const blocks = (document.content ?? []).map(allowedNode) as Block[];
  // The editor always has an empty paragraph at the end.
  while (isEmptyParagraph(blocks.at(-1))) blocks.pop();
  return { type: 'doc', content: blocks };
}

function allowedNode(node: JSONContent): JSONContent {
  const attributes = attributesOf(node);
  return {
    type: node.type,
    ...(attributes && { attrs: attributes }),
    ...(node.text !== undefined && { text: node.text }),
    ...(node.marks && node.marks.length > 0 && { marks: node.marks.map(allowedMark) }),
    ...(node.content && { content: node.content.map(allowedNode) }),
  };
}

function allowedMark(mark: { type: string; attrs?: Record<string, unknown> }) {
  const attributes = attributesOf(mark);
  return { type: mark.type, ...(attributes && { attrs: attributes }) };
}

function attributesOf({ type, attrs }: { type?: string; attrs?: Record<string, unknown> }) {
  const names = allowedAttributes[type ?? ''];
  if (!names || !attrs) return undefined;
  return Object.fromEntries(names.map((name) => [name, attrs[name]]));
}

function isEmptyParagraph(block: Block | undefined): boolean {
  return block?.type === 'paragraph' && (block.content ?? []).length === 0;
}
