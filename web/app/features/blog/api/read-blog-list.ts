import type { Api } from '../../../lib/load-context.ts';
import { type Asked, askBlog, type Report } from './ask-blog.ts';
import type { BlogCategories, BlogCategory, BlogPage, BlogTag, BlogTags, PageAnswer } from './blog-api.ts';
import { withLondonDay } from './with-london-day.ts';

export type Shelves = {
  /** Null when they could not be loaded: the posts are shown all the same. */
  categories: BlogCategory[] | null;
  tags: BlogTag[] | null;
};

export type BlogList = { posts: Asked<BlogPage>; shelves: Shelves };

export type ListQuestion = { page: string | null; category?: string | undefined; tag?: string | undefined };

/** One page of posts, with the categories and tags beside it. Either part may fail without the other. */
export async function readBlogList(api: Api, question: ListQuestion, report: Report): Promise<BlogList> {
  const query = new URLSearchParams({ page: question.page ?? '1' });
  if (question.category !== undefined) query.set('category', question.category);
  if (question.tag !== undefined) query.set('tag', question.tag);
  const [posts, categories, tags] = await Promise.all([
    askBlog<PageAnswer>(api, `/api/blog/posts?${query}`, report),
    askBlog<BlogCategories>(api, '/api/blog/categories', report),
    askBlog<BlogTags>(api, '/api/blog/tags', report),
  ]);
  return {
    posts: shown(posts),
    shelves: {
      categories: categories.kind === 'found' ? categories.body.categories : null,
      tags: tags.kind === 'found' ? tags.body.tags : null,
    },
  };
}

function shown(asked: Asked<PageAnswer>): Asked<BlogPage> {
  if (asked.kind !== 'found') return asked;
  const { posts, page, total_pages: last } = asked.body;
  // Beyond the end there is no page.
  if (page > last) return { kind: 'not-found' };
  return { kind: 'found', body: { ...asked.body, posts: posts.map(withLondonDay) } };
}
