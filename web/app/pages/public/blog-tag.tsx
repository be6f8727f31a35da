import type { LoaderFunctionArgs, MetaFunction } from 'react-router';
import { useLoaderData, useParams } from 'react-router';
import type { BlogList } from '../../features/blog/api/read-blog-list.ts';
import { BlogPage } from '../../features/blog/components/blog-page.tsx';
import { listMeta } from '../../features/blog/list-meta.ts';
import { loadBlogList } from '../../features/blog/load-blog-list.ts';

export const loader = (args: LoaderFunctionArgs) => loadBlogList(args, { tag: args.params.slug ?? '' });

const tagOf = (list: BlogList | undefined) => (list?.posts.kind === 'found' ? list.posts.body.tag : null);

export const meta: MetaFunction<typeof loader> = (args) => {
  const tag = tagOf(args.loaderData);
  const words = tag
    ? {
        title: `Posts about ${tag.name}`,
        description: `Guides from the Plainclaim blog that deal with ${tag.name}: what to do, what it costs and how long it takes.`,
      }
    : { title: 'Blog tag', description: 'Posts of the Plainclaim blog that carry one tag.' };
  return listMeta(args, args.loaderData, words, tag !== null);
};

export default function BlogTagPage() {
  const list = useLoaderData<typeof loader>();
  const { slug = '' } = useParams();
  const tag = tagOf(list);
  return (
    <BlogPage
      list={list}
      path={`/blog/tag/${slug}`}
      heading={tag ? `Posts about ${tag.name}` : 'Blog'}
      missing="There is no such tag"
    />
  );
}
