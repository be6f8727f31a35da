import type { Api } from '../../../lib/load-context.ts';
import { askBlog, type Report } from './ask-blog.ts';
import type { BlogAddresses } from './blog-api.ts';

/** Every address of the blog; none when it cannot be asked, so that the rest of a sitemap is still served. */
export async function readAddresses(api: Api, report: Report): Promise<BlogAddresses['addresses']> {
  const asked = await askBlog<BlogAddresses>(api, '/api/blog/addresses', report);
  return asked.kind === 'found' ? asked.body.addresses : [];
}
