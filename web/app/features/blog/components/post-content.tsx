import type { Block, Inline, ListItem, PostContent } from '@plainclaim/domain/blog/post-content';
import { Fragment, type ReactNode } from 'react';
import { namedHeadings } from '../headings.ts';
import { markedText } from './marked-text.tsx';
import { PostPicture } from './post-picture.tsx';
import './post-content.css';

type PostContentProps = { content: PostContent };

/** Renders the content of a post. Unknown kinds of parts are left out. */
export function PostText({ content }: PostContentProps) {
  const ids: HeadingIds = new Map(namedHeadings(content).map(({ heading, id }) => [heading, id]));
  return <div className="post-text">{blocks(content.content, ids, 0)}</div>;
}

type HeadingIds = ReadonlyMap<Block, string>;

/** Deeper than the server accepts: a row written in another way must not exhaust the stack. */
const deepest = 40;

function blocks(given: readonly Block[] | undefined, ids: HeadingIds, depth: number): ReactNode {
  if (!Array.isArray(given) || depth > deepest) return null;
  return keyed(given, (block: Block) => drawBlock(block, ids, depth + 1));
}

function drawBlock(block: Block, ids: HeadingIds, depth: number): ReactNode {
  switch (block?.type) {
    case 'paragraph':
      return <p>{inlines(block.content)}</p>;
    case 'heading':
      return <PostHeading block={block} id={ids.get(block)} />;
    case 'bulletList':
      return <ul>{items(block.content, ids, depth)}</ul>;
    case 'orderedList':
      return <ol start={Number(block.attrs?.start ?? 1) || 1}>{items(block.content, ids, depth)}</ol>;
    case 'blockquote':
      return <blockquote>{blocks(block.content, ids, depth)}</blockquote>;
    case 'horizontalRule':
      return <hr />;
    case 'image':
      return (
        <PostPicture
          url={block.attrs?.src}
          alt={String(block.attrs?.alt ?? '')}
          sizes="(width >= 48rem) 40rem, 100vw"
          className="rounded-lg border border-line"
        />
      );
    default:
      return null;
  }
}

function items(given: readonly ListItem[] | undefined, ids: HeadingIds, depth: number): ReactNode {
  if (!Array.isArray(given)) return null;
  return keyed(given, (item: ListItem) =>
    item?.type === 'listItem' ? <li>{blocks(item.content, ids, depth)}</li> : null,
  );
}

const headingLevels = { 2: 'h2', 3: 'h3', 4: 'h4' } as const;

type PostHeadingProps = { block: Extract<Block, { type: 'heading' }>; id: string | undefined };

function PostHeading({ block, id }: PostHeadingProps) {
  const Heading = headingLevels[block.attrs?.level] ?? 'h2';
  return <Heading id={id}>{inlines(block.content)}</Heading>;
}

function inlines(given: readonly Inline[] | undefined): ReactNode {
  if (!Array.isArray(given)) return null;
  return keyed(given, (inline: Inline) => {
    if (inline?.type === 'hardBreak') return <br />;
    return inline?.type === 'text' ? markedText(inline) : null;
  });
}

/** Uses the index as key: parts have no ids and are never reordered. */
function keyed<Part>(parts: readonly Part[], draw: (part: Part) => ReactNode): ReactNode {
  return parts
    .map((part, position) => ({ position, part }))
    .map(({ position, part }) => <Fragment key={position}>{draw(part)}</Fragment>);
}
