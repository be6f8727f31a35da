import type { Api } from '../../../lib/load-context.ts';
import { askBlog, type Report } from './ask-blog.ts';
import type { BlogAddresses } from './blog-api.ts';

/** Every URL of the blog; none when the API fails, so that the rest of the sitemap is still served. */
export async function readAddresses(api: Api, report: Report): Promise<BlogAddresses['addresses']> {
  const asked = await askBlog<BlogAddresses>(api, '/api/blog/addresses', report);
  return asked.kind === 'found' ? asked.body.addresses : [];
}
