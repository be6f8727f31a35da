import type { Block, PostContent } from '@plainclaim/domain/blog/post-content';
import { slugFrom } from '@plainclaim/domain/blog/slug';

type Heading = Extract<Block, { type: 'heading' }>;

export type NamedHeading = { heading: Heading; id: string; text: string };

/**
 * The headings with the ids that links point to. A prefix keeps them apart from other ids of the page, a number at the
 * end from headings with the same text.
 */
export function namedHeadings(content: PostContent): NamedHeading[] {
  const taken = new Map<string, number>();
  return content.content.flatMap((heading) => {
    if (heading?.type !== 'heading') return [];
    const text = textOf(heading);
    const name = slugFrom(text);
    if (name === '') return [];
    const times = (taken.get(name) ?? 0) + 1;
    taken.set(name, times);
    return [{ heading, text, id: times === 1 ? `about-${name}` : `about-${name}-${times}` }];
  });
}

const textOf = ({ content }: Heading): string =>
  (Array.isArray(content) ? content : [])
    .map((inline) => (inline.type === 'text' ? inline.text : ' '))
    .join('');
