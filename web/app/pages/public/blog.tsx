import type { LoaderFunctionArgs, MetaFunction } from 'react-router';
import { useLoaderData } from 'react-router';
import { BlogPage } from '../../features/blog/components/blog-page.tsx';
import { listMeta } from '../../features/blog/list-meta.ts';
import { loadBlogList } from '../../features/blog/load-blog-list.ts';

const lead = 'Plain guides to getting paid what you are owed: letters, evidence, deadlines and small claims.';

export const loader = (args: LoaderFunctionArgs) => loadBlogList(args);

export const meta: MetaFunction<typeof loader> = (args) =>
  listMeta(
    args,
    args.loaderData,
    { title: 'Blog', description: lead },
    args.loaderData?.posts.kind !== 'not-found',
  );

export default function BlogListPage() {
  const list = useLoaderData<typeof loader>();
  return (
    <BlogPage list={list} path="/blog" heading="Blog" lead={lead} missing="There is no such page of posts" />
  );
}
