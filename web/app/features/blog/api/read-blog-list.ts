import type { Api } from '../../../lib/load-context.ts';
import { type Asked, askBlog, type Report } from './ask-blog.ts';
import type { BlogCategories, BlogCategory, BlogPage, BlogTag, BlogTags } from './blog-api.ts';

export type Shelves = {
  /** Null when they could not be loaded: the posts are shown all the same. */
  categories: BlogCategory[] | null;
  tags: BlogTag[] | null;
};

export type BlogList = { posts: Asked<BlogPage>; shelves: Shelves };

export type ListQuestion = { page: string | null; category?: string | undefined; tag?: string | undefined };

/** One page of posts and the shelves beside it. A part that fails does not take the other with it. */
export async function readBlogList(api: Api, question: ListQuestion, report: Report): Promise<BlogList> {
  const query = new URLSearchParams({ page: question.page ?? '1' });
  if (question.category !== undefined) query.set('category', question.category);
  if (question.tag !== undefined) query.set('tag', question.tag);
  const [posts, categories, tags] = await Promise.all([
    askBlog<BlogPage>(api, `/api/blog/posts?${query}`, report),
    askBlog<BlogCategories>(api, '/api/blog/categories', report),
    askBlog<BlogTags>(api, '/api/blog/tags', report),
  ]);
  return {
    posts: isBeyondTheEnd(posts) ? { kind: 'not-found' } : posts,
    shelves: {
      categories: categories.kind === 'found' ? categories.body.categories : null,
      tags: tags.kind === 'found' ? tags.body.tags : null,
    },
  };
}

const isBeyondTheEnd = (posts: Asked<BlogPage>): boolean =>
  posts.kind === 'found' && posts.body.page > posts.body.total_pages;
