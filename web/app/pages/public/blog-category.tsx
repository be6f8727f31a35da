import type { LoaderFunctionArgs, MetaFunction } from 'react-router';
import { useLoaderData, useParams } from 'react-router';
import type { BlogList } from '../../features/blog/api/read-blog-list.ts';
import { BlogPage } from '../../features/blog/components/blog-page.tsx';
import { listMeta } from '../../features/blog/list-meta.ts';
import { loadBlogList } from '../../features/blog/load-blog-list.ts';

export const loader = (args: LoaderFunctionArgs) => loadBlogList(args, { category: args.params.slug ?? '' });

const categoryOf = (list: BlogList | undefined) =>
  list?.posts.kind === 'found' ? list.posts.body.category : null;

export const meta: MetaFunction<typeof loader> = (args) => {
  const category = categoryOf(args.loaderData);
  const words = category
    ? {
        title: `${category.name}: guides from our blog`,
        description: category.description || `What we have written about ${category.name.toLowerCase()}.`,
      }
    : { title: 'Blog category', description: 'Posts of one category of the Plainclaim blog.' };
  return listMeta(args, args.loaderData, words, category !== null);
};

export default function BlogCategoryPage() {
  const list = useLoaderData<typeof loader>();
  const { slug = '' } = useParams();
  const category = categoryOf(list);
  return (
    <BlogPage
      list={list}
      path={`/blog/category/${slug}`}
      heading={category?.name ?? 'Blog'}
      lead={category?.description}
      missing="There is no such category"
    />
  );
}
