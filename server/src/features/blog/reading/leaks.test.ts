import { describe, expect, it } from 'vitest';
import { clockStandsAt } from '../../../testing/clock-stands-at.ts';
import { type BlogBench, blogBench } from '../testing/blog-bench.ts';

clockStandsAt('2026-11-16T10:00:00Z');

const soon = '2026-11-16T10:30:00.000Z';

/** Every URL through which a post could leak to the public. */
const placesToLook = [
  '/api/blog/posts',
  '/api/blog/posts?page=2',
  '/api/blog/posts?category=letters',
  '/api/blog/posts?tag=proof',
  '/api/blog/posts/seen',
  '/api/blog/categories',
  '/api/blog/tags',
  '/api/blog/addresses',
  '/api/blog/rss.xml',
];

async function everythingPublic({ request }: BlogBench): Promise<string> {
  const texts = await Promise.all(placesToLook.map(async (path) => (await request(path)).text()));
  return texts.join('\n');
}

const look = async ({ request }: BlogBench, path: string) => (await request(path)).status;

async function benchWithHidden(changes: object) {
  const bench = await blogBench();
  const tag = await bench.call('POST', '/api/admin/blog/tags', { name: 'Proof', slug: 'proof' });
  const tag_ids = [tag.json.tag?.id];
  await bench.write({ title: 'Seen', slug: 'seen', tag_ids });
  await bench.write({ title: 'Hidden title', slug: 'hidden', tag_ids, ...changes });
  return bench;
}

describe.each([
  ['a draft', { status: 'draft' }],
  ['a draft that was dated', { status: 'draft', published_at: '2026-11-01T10:00:00Z' }],
  ['a scheduled post', { status: 'scheduled', published_at: soon }],
  ['a published post with a date to come', { status: 'published', published_at: soon }],
])('%s', (_, changes) => {
  it('is nowhere to be found', async () => {
    const bench = await benchWithHidden(changes);
    const seen = await everythingPublic(bench);
    expect(seen).toContain('"Seen"');
    expect(seen).not.toMatch(/hidden/i);
    expect(await look(bench, '/api/blog/posts/hidden')).toBe(404);
    expect((await bench.call('POST', '/api/blog/posts/hidden/view')).status).toBe(404);
    expect((await bench.call('GET', '/api/blog/posts')).json).toMatchObject({ total: 1 });
  });

  it('does not make a category or tag of its own appear', async () => {
    const bench = await benchWithHidden({ status: 'draft' });
    const category = await bench.call('POST', '/api/admin/blog/categories', {
      name: 'Secret plan',
      slug: 'secret',
    });
    const tag = await bench.call('POST', '/api/admin/blog/tags', { name: 'Secret', slug: 'secret' });
    await bench.write({ ...changes, category_id: category.json.category?.id, tag_ids: [tag.json.tag?.id] });
    expect(await everythingPublic(bench)).not.toMatch(/secret/i);
    expect(await look(bench, '/api/blog/posts?category=secret')).toBe(404);
    expect(await look(bench, '/api/blog/posts?tag=secret')).toBe(404);
  });

  it('is read by an admin through the admin’s own routes only', async () => {
    const bench = await benchWithHidden(changes);
    expect((await bench.call('GET', '/api/blog/posts/hidden')).status).toBe(404);
    const list = await bench.call('GET', '/api/admin/blog/posts?search=hidden');
    expect(list.json.posts).toMatchObject([{ slug: 'hidden', is_public: false }]);
  });
});

describe('a scheduled post', () => {
  it('appears at its time, everywhere, and not a second before', async () => {
    const bench = await benchWithHidden({ status: 'scheduled', published_at: soon });
    bench.clock.set('2026-11-16T10:29:59.999Z');
    expect(await everythingPublic(bench)).not.toMatch(/hidden/i);
    bench.clock.set(soon);
    expect(await look(bench, '/api/blog/posts/hidden')).toBe(200);
    for (const path of placesToLook.filter((one) => !/page=2|categories|tags$/.test(one))) {
      expect.soft(await (await bench.request(path)).text(), path).toMatch(/hidden/);
    }
  });

  it('is turned into a published one by the job, without anyone’s save being refused', async () => {
    const bench = await blogBench();
    const post = await bench.write({ status: 'scheduled', published_at: soon });
    const stored = async () =>
      (await bench.platform.db.execute('select status, version from blog_posts')).rows[0];
    const run = async () => {
      await bench.platform.jobs.boss.send('publish-scheduled-posts', { payload: {} });
      await bench.runJobs();
    };
    await run();
    expect(await stored()).toEqual({ status: 'scheduled', version: 1 });
    bench.clock.set(soon);
    // Even before the job has run, admins see the status that readers see.
    const list = await bench.call('GET', '/api/admin/blog/posts?status=published');
    expect(list.json.posts).toMatchObject([{ id: post.id, status: 'published', is_public: true }]);
    expect((await bench.call('GET', '/api/admin/blog/posts?status=scheduled')).json.posts).toEqual([]);
    await run();
    expect(await stored()).toEqual({ status: 'published', version: 1 });
  });

  it('stays where it is when it is taken back to a draft', async () => {
    const bench = await blogBench();
    const post = await bench.write({ slug: 'taken-back', status: 'scheduled', published_at: soon });
    const { json } = await bench.call('GET', `/api/admin/blog/posts/${post.id}`);
    await bench.call('PUT', `/api/admin/blog/posts/${post.id}`, { ...json.post, status: 'draft' });
    bench.clock.set('2026-12-01T10:00:00Z');
    await bench.platform.jobs.boss.send('publish-scheduled-posts', { payload: {} });
    await bench.runJobs();
    expect(await look(bench, '/api/blog/posts/taken-back')).toBe(404);
  });
});
