import { isSafeLink } from '@plainclaim/domain/blog/link';
import type { Inline, Mark } from '@plainclaim/domain/blog/post-content';
import type { ReactNode } from 'react';
import { Link } from 'react-router';

type Text = Extract<Inline, { type: 'text' }>;

const tags = { bold: 'strong', italic: 'em', underline: 'u', strike: 's', code: 'code' } as const;

/** Text inside the elements of its marks. Unknown marks are ignored. */
export function markedText({ text, marks }: Text): ReactNode {
  if (typeof text !== 'string') return null;
  return (Array.isArray(marks) ? marks : []).reduceRight<ReactNode>(around, text);
}

function around(inner: ReactNode, mark: Mark): ReactNode {
  if (mark?.type === 'link') return linked(mark.attrs?.href, inner);
  const Tag = Object.hasOwn(tags, mark?.type ?? '') ? tags[mark.type] : null;
  return Tag ? <Tag>{inner}</Tag> : inner;
}

/** Checked again when rendering: whatever is stored, a link that could run a script becomes plain text. */
function linked(href: unknown, inner: ReactNode): ReactNode {
  if (!isSafeLink(href)) return inner;
  if (href.startsWith('/')) return <Link to={href}>{inner}</Link>;
  const leavesTheSite = /^https?:/i.test(href);
  return (
    <a href={href} rel={leavesTheSite ? 'noopener noreferrer' : undefined}>
      {inner}
    </a>
  );
}
