import { sql } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { clockStandsAt } from '../../../testing/clock-stands-at.ts';
import { hostileContents } from '../../../testing/hostile-contents.ts';
import { type BlogBench, blogBench, postBody, words } from '../testing/blog-bench.ts';

clockStandsAt('2026-11-16T10:00:00Z');

const countPosts = async ({ platform }: BlogBench) =>
  (await platform.db.execute(sql`select count(*)::int as posts from blog_posts`)).rows[0]?.posts;

const acts = async ({ platform }: BlogBench) =>
  (
    await platform.db.execute(
      sql`select details ->> 'act' as act from auth_audit where action = 'blog-changed' order by id`,
    )
  ).rows.map(({ act }) => act);

describe('saving a post', () => {
  it.each([
    [{ title: ' ' }, 'title', 'Title is required'],
    [{ slug: '' }, 'slug', 'Slug is required'],
    [{ slug: 'Not a slug' }, 'slug', 'Use lower-case letters, digits and single hyphens'],
    [{ content: { type: 'doc', content: [] } }, 'content', 'Content is required'],
    [{ category_id: '' }, 'category_id', 'Category is required'],
    [{ category_id: '00000000-0000-4000-8000-0000000000ff' }, 'category_id', 'Category is required'],
    [
      { tag_ids: ['00000000-0000-4000-8000-0000000000ff'] },
      'tag_ids',
      'One of these tags was deleted. Choose again.',
    ],
    [{ published_at: '' }, 'published_at', 'Published date is required for published posts'],
    [{ status: 'scheduled' }, 'published_at', 'Choose the day and time at which the post should appear'],
    [
      { featured_image_url: '/etc/passwd', featured_image_alt: 'x' },
      'featured_image_url',
      'Please select an image file',
    ],
    [
      {
        featured_image_url: `/files/public/blog/posts/1763200000000-${'ab'.repeat(16)}-1200x800/1200.webp`,
        featured_image_alt: 'Nobody uploaded it',
      },
      'featured_image_url',
      'Please select an image file',
    ],
  ])('refuses %j and changes nothing', async (changes, field, message) => {
    const bench = await blogBench();
    const { status, json } = await bench.call('POST', '/api/admin/blog/posts', {
      ...postBody(bench.categoryId),
      ...changes,
    });
    expect(status).toBe(422);
    expect(json.error?.fields).toEqual([{ field, message }]);
    expect(await countPosts(bench)).toBe(0);
  });

  it('fills in the date, keeps it, and shows what was saved', async () => {
    const bench = await blogBench();
    const post = await bench.write({ status: 'published' });
    expect(post.published_at).toBe('2026-11-16T10:00:00.000Z');
    bench.clock.forward(600);
    const saved = await bench.call('PUT', `/api/admin/blog/posts/${post.id}`, {
      ...postBody(bench.categoryId),
      version: 1,
    });
    expect(saved.json.post).toMatchObject({
      version: 2,
      published_at: '2026-11-16T10:00:00.000Z',
      updated_at: '2026-11-16T10:10:00.000Z',
      updated_by_name: 'Priya Shah',
    });
    expect(await acts(bench)).toEqual(['category-created', 'post-created', 'post-changed']);
  });

  it('takes one of two that want the same slug at the same moment', async () => {
    const bench = await blogBench();
    const answers = await Promise.all(
      Array.from({ length: 6 }, () =>
        bench.call('POST', '/api/admin/blog/posts', postBody(bench.categoryId)),
      ),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([201, 422, 422, 422, 422, 422]);
    const refused = answers.find(({ status }) => status === 422);
    expect(refused?.json.error?.fields).toEqual([{ field: 'slug', message: 'This slug already exists' }]);
    expect(await countPosts(bench)).toBe(1);
  });

  it('refuses a slug that another post has, on a change too', async () => {
    const bench = await blogBench();
    await bench.write({ slug: 'taken' });
    const mine = await bench.write({ slug: 'mine' });
    const { status } = await bench.call('PUT', `/api/admin/blog/posts/${mine.id}`, {
      ...postBody(bench.categoryId),
      slug: 'taken',
      version: 1,
    });
    expect(status).toBe(422);
  });

  it('keeps whatever people with bad intentions type as words', async () => {
    const bench = await blogBench();
    for (const [name, text] of Object.entries(hostileContents)) {
      const { slug } = await bench.write({
        title: `Title ${text}`.slice(0, 150),
        content: words(`Words ${text}`),
      });
      const res = await bench.request(`/api/blog/posts/${slug}`);
      expect.soft(res.headers.get('content-type'), name).toMatch(/^application\/json/);
      const { post } = (await res.json()) as { post: { content: { content: { type: string }[] } } };
      expect
        .soft(
          post.content.content.map(({ type }) => type),
          name,
        )
        .toEqual(['paragraph']);
    }
    expect(await countPosts(bench)).toBe(Object.keys(hostileContents).length);
  });

  it.each([
    ['a script node', { type: 'doc', content: [{ type: 'script' }] }],
    [
      'a link that runs',
      {
        type: 'doc',
        content: [
          {
            type: 'paragraph',
            content: [
              { type: 'text', text: 'x', marks: [{ type: 'link', attrs: { href: 'javascript:hostile()' } }] },
            ],
          },
        ],
      },
    ],
    ['words instead of a document', '<script>hostile()</script>'],
    ['nothing at all', undefined],
  ])('refuses %s', async (_, content) => {
    const bench = await blogBench();
    const { status, json } = await bench.call('POST', '/api/admin/blog/posts', {
      ...postBody(bench.categoryId),
      content,
    });
    expect(status).toBe(422);
    expect(json.error?.fields?.[0]?.field).toBe('content');
    expect(await countPosts(bench)).toBe(0);
  });

  it('refuses nesting without end, as JSON of one hundred thousand brackets', async () => {
    const bench = await blogBench();
    const deep = '{"type":"blockquote","content":['.repeat(20_000) + ']}'.repeat(20_000);
    const body = JSON.stringify({ ...postBody(bench.categoryId), content: 'HERE' }).replace(
      '"HERE"',
      `{"type":"doc","content":[${deep}]}`,
    );
    const res = await bench.request('/api/admin/blog/posts', {
      method: 'POST',
      headers: { authorization: `Bearer ${bench.adminToken}`, 'content-type': 'application/json' },
      body,
    });
    expect(res.status).toBe(422);
  });

  it('refuses more than a post can hold', async () => {
    const bench = await blogBench();
    const { status, json } = await bench.call('POST', '/api/admin/blog/posts', {
      ...postBody(bench.categoryId),
      content: words('x'.repeat(1024 * 1024)),
    });
    expect(status).toBe(413);
    expect(json.error?.message).toBe('The text is too long for one post. Split it into two.');
  });

  it('takes a long post, beyond the usual size of a request', async () => {
    const bench = await blogBench();
    const long = {
      type: 'doc',
      content: Array.from({ length: 900 }, () => words('€'.repeat(100)).content[0]),
    };
    await bench.write({ content: long, slug: 'long' });
    const { json } = await bench.call('GET', '/api/blog/posts/long');
    expect(json.post?.read_minutes).toBe(91);
  });
});

describe('two admins with one post', () => {
  it('warns the second, with who and when, and overwrites nothing', async () => {
    const bench = await blogBench();
    const tom = await bench.admin('Tom Fielding');
    const post = await bench.write({ title: 'As it was' });
    bench.clock.forward(60);
    const path = `/api/admin/blog/posts/${post.id}`;
    const change = (title: string) => ({ ...postBody(bench.categoryId), title, version: 1 });
    expect((await bench.call('PUT', path, change('By Tom'), tom)).status).toBe(200);
    bench.clock.forward(60);
    const second = await bench.call('PUT', path, change('By Priya'));
    expect(second.status).toBe(409);
    expect(second.json.error?.code).toBe('conflict');
    expect(second.json.error?.message).toMatch(/^Tom Fielding saved this post on Nov 16, 2026 at 10:01 AM/);
    const now = await bench.call('GET', path);
    expect(now.json.post).toMatchObject({ title: 'By Tom', version: 2 });
  });

  it('lets one of many win that press at the same moment', async () => {
    const bench = await blogBench();
    const post = await bench.write();
    const answers = await Promise.all(
      Array.from({ length: 5 }, (_, number) =>
        bench.call('PUT', `/api/admin/blog/posts/${post.id}`, {
          ...postBody(bench.categoryId),
          title: `Try ${number}`,
          version: 1,
        }),
      ),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409, 409, 409]);
  });
});

describe('what is typed and not saved', () => {
  it('is kept apart from the post, for its author only, until it is saved', async () => {
    const bench = await blogBench();
    const tom = await bench.admin('Tom Fielding');
    const post = await bench.write({ slug: 'public' });
    const path = `/api/admin/blog/posts/${post.id}`;
    const form = { title: 'Half a thou\u0000ght \ud800', content: words('unfinished') };
    const kept = await bench.call('PUT', `${path}/autosave`, { form, base_version: 1 });
    expect(kept).toMatchObject({ status: 200, json: { saved_at: '2026-11-16T10:00:00.000Z' } });
    const mine = await bench.call('GET', path);
    expect(mine.json.autosave).toMatchObject({ base_version: 1, form: { title: 'Half a thought \ufffd' } });
    expect(mine.json.post).toMatchObject({ title: 'Post 1', version: 1 });
    expect((await bench.call('GET', path, undefined, tom)).json.autosave).toBeNull();
    expect((await bench.call('GET', '/api/blog/posts/public')).json.post?.title).toBe('Post 1');
    await bench.call('PUT', path, { ...postBody(bench.categoryId), slug: 'public', version: 1 });
    expect((await bench.call('GET', path)).json.autosave).toBeNull();
  });

  it('is kept for a post that does not exist yet', async () => {
    const bench = await blogBench();
    const path = '/api/admin/blog/autosave';
    for (const title of ['A', 'A title']) await bench.call('PUT', path, { form: { title } });
    expect((await bench.call('GET', path)).json.autosave?.form).toEqual({ title: 'A title' });
    await bench.write();
    expect((await bench.call('GET', path)).json.autosave).toBeNull();
  });

  it('can be thrown away', async () => {
    const bench = await blogBench();
    await bench.call('PUT', '/api/admin/blog/autosave', { form: { title: 'No' } });
    expect((await bench.call('DELETE', '/api/admin/blog/autosave')).status).toBe(204);
    expect((await bench.call('GET', '/api/admin/blog/autosave')).json.autosave).toBeNull();
  });

  it('is refused when it is nested beyond reason', async () => {
    const bench = await blogBench();
    let deep: object = {};
    for (let level = 0; level < 200; level += 1) deep = { deep };
    expect((await bench.call('PUT', '/api/admin/blog/autosave', { form: deep })).status).toBe(422);
  });
});

describe('the admin’s list', () => {
  it('searches and filters, and takes signs as they are', async () => {
    const bench = await blogBench();
    await bench.write({ title: '100% of costs', slug: 'costs', status: 'draft' });
    await bench.write({ title: 'Evidence', slug: 'evidence' });
    const found = async (query: string) =>
      (await bench.call('GET', `/api/admin/blog/posts?${query}`)).json.posts?.map(({ slug }) => slug);
    expect(await found('search=EVID')).toEqual(['evidence']);
    expect(await found('search=0%25')).toEqual(['costs']);
    expect(await found('search=%25%25')).toEqual([]);
    expect(await found('search=_')).toEqual([]);
    expect(await found('status=draft')).toEqual(['costs']);
    expect((await found(''))?.toSorted()).toEqual(['costs', 'evidence']);
  });
});
