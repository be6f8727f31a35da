import { data, type LoaderFunctionArgs } from 'react-router';
import { apiContext, reportErrorContext } from '../../lib/load-context.ts';
import { type BlogList, readBlogList } from './api/read-blog-list.ts';

const statuses = { found: 200, 'not-found': 404, failed: 503 } as const;

/** The loader of the whole list, a category or a tag; the query has the page number. */
export async function loadBlogList(
  { request, context }: LoaderFunctionArgs,
  shelf: { category?: string | undefined; tag?: string | undefined } = {},
) {
  const page = new URL(request.url).searchParams.get('page');
  const report = (error: unknown) => context.get(reportErrorContext)(error, request);
  const list: BlogList = await readBlogList(context.get(apiContext), { page, ...shelf }, report);
  return data(list, { status: statuses[list.posts.kind] });
}
