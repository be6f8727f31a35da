import type { MetaDescriptor } from 'react-router';
import { pageMeta } from '../../lib/page-meta.ts';
import type { BlogList } from './api/read-blog-list.ts';
import { feedLink } from './post-meta.ts';

type MetaArgs = Parameters<typeof pageMeta>[0] & { loaderData?: unknown };

type Words = { title: string; description: string };

/** Each page of a list has its own title and canonical URL. A list that failed to load is not indexed. */
export function listMeta(
  args: MetaArgs,
  list: BlogList | undefined,
  { title, description }: Words,
  index: boolean,
): MetaDescriptor[] {
  const page = list?.posts.kind === 'found' ? list.posts.body.page : 1;
  const isLater = page > 1;
  const { pathname } = args.location;
  return [
    ...pageMeta(
      { ...args, location: { pathname: isLater ? `${pathname}?page=${page}` : pathname } },
      {
        title: isLater ? `${title}, page ${page}` : title,
        description: isLater ? `Page ${page}. ${description}` : description,
        index,
      },
    ),
    feedLink,
  ];
}
