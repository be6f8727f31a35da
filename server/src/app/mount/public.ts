import { createBlogRoutes } from '../../features/blog/index.ts';
import { createContactRoutes } from '../../features/contact/index.ts';
import { nameOf } from '../../features/profiles/index.ts';
import type { Api, Parts } from '../parts.ts';

/** The contact form and the blog. */
export function mountPublic(api: Api, { platform, options: { siteUrl }, slices: { metadata } }: Parts): void {
  api.route('/', createContactRoutes({ ...platform, siteUrl }));
  const blog = { ...platform, siteUrl, nameOf: nameOf({ db: platform.db, metadata }) };
  api.route('/', createBlogRoutes(blog));
}
