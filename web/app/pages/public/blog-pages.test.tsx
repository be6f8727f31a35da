import { renderToStaticMarkup } from 'react-dom/server';
import { createRoutesStub, type LoaderFunctionArgs, RouterContextProvider } from 'react-router';
import { describe, expect, it } from 'vitest';
import { type Api, apiContext, reportErrorContext } from '../../lib/load-context.ts';
import BlogListPage, { loader as loadList } from './blog.tsx';
import BlogPostPage, { loader as loadPost } from './blog-post.tsx';

const card = {
  id: '62000000-0000-4000-8000-000000000001',
  title: 'Before you write',
  slug: 'before-you-write',
  excerpt: 'Start here.',
  featured_image_url: null,
  featured_image_alt: '',
  category: { id: 'c', name: 'Letters', slug: 'letters' },
  tags: [],
  author_name: 'Priya Shah',
  read_minutes: 3,
  view_count: 1,
  published_at: '2026-11-02T10:00:00.000Z',
};

const list = { posts: [card], page: 1, page_size: 6, total: 1, total_pages: 1, category: null, tag: null };
const nothing = () => new Response('{}', { status: 404 });
const broken = () => new Response('{}', { status: 500 });
const unreachable = () => Promise.reject(new Error('no answer'));

type Answers = Partial<Record<'posts' | 'categories' | 'tags' | 'post', () => Response | Promise<Response>>>;

/** Renders the page as the server would with these API answers. */
async function visit(path: string, answers: Answers) {
  const reported: unknown[] = [];
  const api: Api = async (asked) => {
    if (asked.startsWith('/api/blog/posts?')) return (answers.posts ?? (() => Response.json(list)))();
    if (asked.startsWith('/api/blog/posts/')) return (answers.post ?? nothing)();
    if (asked === '/api/blog/categories')
      return (answers.categories ?? (() => Response.json({ categories: [] })))();
    return (answers.tags ?? (() => Response.json({ tags: [] })))();
  };
  const context = new RouterContextProvider();
  context.set(apiContext, api);
  context.set(reportErrorContext, (error) => reported.push(error));
  const isList = path.split('?')[0] === '/blog';
  const args = {
    request: new Request(`http://plainclaim.test${path}`),
    params: { slug: path.slice('/blog/'.length) },
    context,
  } as unknown as LoaderFunctionArgs;
  const { data, init } = await (isList ? loadList(args) : loadPost(args));
  const Page = createRoutesStub([{ id: 'page', path: '*', Component: isList ? BlogListPage : BlogPostPage }]);
  const html = renderToStaticMarkup(
    <Page initialEntries={[path]} hydrationData={{ loaderData: { page: data } }} />,
  );
  return { html, status: init?.status, reported };
}

describe('the list', () => {
  it('is shown without its categories when they cannot be loaded, and says so', async () => {
    const { html, status, reported } = await visit('/blog', { categories: broken, tags: unreachable });
    expect(status).toBe(200);
    expect(html).toContain('Before you write');
    expect(html).toContain('Failed to load categories');
    expect(reported).toHaveLength(2);
  });

  it('says so when the posts cannot be loaded', async () => {
    const { html, status } = await visit('/blog', { posts: unreachable });
    expect(status).toBe(503);
    expect(html).toContain('Failed to load blog posts');
  });

  it.each(['/blog?page=2', '/blog?page=-1', '/blog?page=x'])('has nothing at %s', async (path) => {
    const posts = () =>
      path.endsWith('=2')
        ? Response.json({ ...list, posts: [], page: 2 })
        : new Response('{}', { status: 422 });
    const { status, reported } = await visit(path, { posts });
    expect(status).toBe(404);
    expect(reported).toEqual([]);
  });
});

describe('a post', () => {
  it('that is not there is said to be not there', async () => {
    const { html, status, reported } = await visit('/blog/gone', { post: nothing });
    expect(status).toBe(404);
    expect(html).toContain('Blog post not found');
    expect(reported).toEqual([]);
  });

  it.each([
    ['answers with an error', broken],
    ['does not answer', unreachable],
    ['answers with nonsense', () => new Response('<html>')],
  ])('cannot be shown when the server %s', async (_, post) => {
    const { html, status, reported } = await visit('/blog/there', { post });
    expect(status).toBe(503);
    expect(html).toContain('Failed to load blog post');
    expect(reported).toHaveLength(1);
  });
});
