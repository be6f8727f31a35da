import type { Api } from '../../../lib/load-context.ts';
import { type Asked, askBlog, type Report } from './ask-blog.ts';
import type { BlogPostAnswer } from './blog-api.ts';

export const readBlogPost = (api: Api, slug: string, report: Report): Promise<Asked<BlogPostAnswer>> =>
  askBlog<BlogPostAnswer>(api, `/api/blog/posts/${encodeURIComponent(slug)}`, report);
