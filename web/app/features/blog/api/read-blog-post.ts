import type { Api } from '../../../lib/load-context.ts';
import { type Asked, askBlog, type Report } from './ask-blog.ts';
import type { BlogPostAnswer, PostAnswer } from './blog-api.ts';
import { withLondonDay } from './with-london-day.ts';

export async function readBlogPost(api: Api, slug: string, report: Report): Promise<Asked<BlogPostAnswer>> {
  const asked = await askBlog<PostAnswer>(api, `/api/blog/posts/${encodeURIComponent(slug)}`, report);
  if (asked.kind !== 'found') return asked;
  const { post, related } = asked.body;
  return { kind: 'found', body: { post: withLondonDay(post), related: related.map(withLondonDay) } };
}
