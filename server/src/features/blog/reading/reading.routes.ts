import { z } from '@hono/zod-openapi';
import { blogPageSize } from '@plainclaim/domain/blog/limits';
import { createApi } from '../../../http/create-api.ts';
import { jsonAnswer, routesWith } from '../../../http/declare-route.ts';
import { networkOf } from '../../../platform/network-of.ts';
import {
  presentCard,
  presentCategory,
  presentPage,
  presentPublicPost,
  presentTag,
} from '../blog.presenter.ts';
import {
  cardSchema,
  categorySchema,
  pageFields,
  pageQuery,
  publicPostSchema,
  tagSchema,
} from '../blog.schemas.ts';
import type { BlogDeps } from '../blog.ts';
import { countView } from './count-view.ts';
import { blogFeed } from './feed.ts';
import { listBlog, listBlogAddresses, listBlogCategories, listBlogTags, readBlogPost } from './read-blog.ts';

const publicRoute = routesWith({ tags: ['Blog'] });

const slug = z.string().min(1).max(200);

const listRoute = publicRoute('get', '/api/blog/posts', {
  summary: 'List published posts, newest first, six to a page',
  request: {
    query: z.object({ page: pageQuery, category: slug.optional(), tag: slug.optional() }),
  },
  responses: {
    200: jsonAnswer(
      'A page of posts, with the category or tag of the filter',
      z.object({
        posts: z.array(cardSchema),
        ...pageFields,
        category: categorySchema.nullable(),
        tag: tagSchema.nullable(),
      }),
    ),
  },
});

const postRoute = publicRoute('get', '/api/blog/posts/{slug}', {
  summary: 'Read a published post, with up to three others of its category',
  request: { params: z.object({ slug }) },
  responses: {
    200: jsonAnswer('The post', z.object({ post: publicPostSchema, related: z.array(cardSchema) })),
  },
});

const viewRoute = publicRoute('post', '/api/blog/posts/{slug}/view', {
  summary: 'Count a view, once a minute for each reader; crawlers and prefetches are not counted',
  request: { params: z.object({ slug }) },
  responses: { 200: jsonAnswer('The number of views', z.object({ view_count: z.int() })) },
});

const categoriesRoute = publicRoute('get', '/api/blog/categories', {
  summary: 'List categories that have published posts',
  responses: { 200: jsonAnswer('The categories', z.object({ categories: z.array(categorySchema) })) },
});

const tagsRoute = publicRoute('get', '/api/blog/tags', {
  summary: 'List tags that have published posts',
  responses: { 200: jsonAnswer('The tags', z.object({ tags: z.array(tagSchema) })) },
});

const addressesRoute = publicRoute('get', '/api/blog/addresses', {
  summary: 'List every path of the blog, for the sitemap',
  responses: {
    200: jsonAnswer(
      'The paths',
      z.object({
        addresses: z.array(z.object({ path: z.string(), changed_at: z.iso.datetime().nullable() })),
      }),
    ),
  },
});

const feedRoute = publicRoute('get', '/api/blog/rss.xml', {
  summary: 'Get the newest posts as RSS',
  responses: { 200: { description: 'RSS 2.0', content: { 'application/rss+xml': { schema: z.string() } } } },
});

/** Public. No route here shows a draft or a post scheduled for later. */
export function createReadingRoutes(deps: BlogDeps) {
  return createApi()
    .openapi(listRoute, async (c) => {
      const query = c.req.valid('query');
      const found = await listBlog(deps, query);
      return c.json(
        {
          posts: found.items.map(presentCard),
          ...presentPage(found, query.page, blogPageSize),
          category: found.category && presentCategory(found.category),
          tag: found.tag && presentTag(found.tag),
        },
        200,
      );
    })
    .openapi(postRoute, async (c) => {
      const { post, related } = await readBlogPost(deps, c.req.valid('param').slug);
      return c.json({ post: presentPublicPost(post), related: related.map(presentCard) }, 200);
    })
    .openapi(viewRoute, async (c) => {
      const view_count = await countView(deps, c.req.valid('param').slug, {
        visitor: networkOf(c.get('clientAddress')),
        userAgent: c.req.header('user-agent') ?? '',
        purpose: c.req.header('sec-purpose') ?? c.req.header('purpose') ?? '',
        site: c.req.header('sec-fetch-site') ?? '',
      });
      return c.json({ view_count }, 200);
    })
    .openapi(categoriesRoute, async (c) =>
      c.json({ categories: (await listBlogCategories(deps)).map(presentCategory) }, 200),
    )
    .openapi(tagsRoute, async (c) => c.json({ tags: (await listBlogTags(deps)).map(presentTag) }, 200))
    .openapi(addressesRoute, async (c) => {
      const { posts, categories, tags } = await listBlogAddresses(deps);
      const shelf = (kind: string) => (one: { slug: string }) => ({
        path: `/blog/${kind}/${one.slug}`,
        changed_at: null,
      });
      const addresses = [
        ...posts.map((post) => ({ path: `/blog/${post.slug}`, changed_at: post.changedAt.toISOString() })),
        ...categories.map(shelf('category')),
        ...tags.map(shelf('tag')),
      ];
      return c.json({ addresses }, 200);
    })
    .openapi(feedRoute, async (c) =>
      c.body(await blogFeed(deps), 200, { 'Content-Type': 'application/rss+xml; charset=utf-8' }),
    );
}
