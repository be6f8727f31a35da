import { describe, expect, it } from 'vitest';
import { clockStandsAt } from '../../../testing/clock-stands-at.ts';
import { blogBench, postBody } from '../testing/blog-bench.ts';

clockStandsAt('2026-11-16T10:00:00Z');

describe('deleting', () => {
  it('a post takes its tags and unsaved text along', async () => {
    const bench = await blogBench();
    const tag = await bench.call('POST', '/api/admin/blog/tags', { name: 'Proof', slug: 'proof' });
    const post = await bench.write({ tag_ids: [tag.json.tag?.id] });
    await bench.call('PUT', `/api/admin/blog/posts/${post.id}/autosave`, { form: {}, base_version: 1 });
    expect((await bench.call('DELETE', `/api/admin/blog/posts/${post.id}`)).status).toBe(204);
    expect((await bench.call('DELETE', `/api/admin/blog/posts/${post.id}`)).status).toBe(404);
    expect((await bench.call('GET', '/api/admin/blog/tags')).json.tags).toMatchObject([{ post_count: 0 }]);
  });

  it('a category with posts is refused until it is said where they go', async () => {
    const bench = await blogBench();
    const post = await bench.write();
    const path = `/api/admin/blog/categories/${bench.categoryId}`;
    const refused = await bench.call('DELETE', path);
    expect(refused).toMatchObject({
      status: 409,
      json: { error: { message: 'One post is in this category. Move it to another category first.' } },
    });
    const other = await bench.call('POST', '/api/admin/blog/categories', { name: 'Courts', slug: 'courts' });
    expect((await bench.call('DELETE', `${path}?move_to=${other.json.category?.id}`)).status).toBe(204);
    const moved = await bench.call('GET', `/api/admin/blog/posts/${post.id}`);
    expect(moved.json.post?.category).toMatchObject({ slug: 'courts' });
  });

  it('a category while a post is being written into it never leaves the post without one', async () => {
    const bench = await blogBench();
    const [written, deleted] = await Promise.all([
      bench.call('POST', '/api/admin/blog/posts', postBody(bench.categoryId)),
      bench.call('DELETE', `/api/admin/blog/categories/${bench.categoryId}`),
    ]);
    const outcomes = [written.status, deleted.status];
    expect([
      [201, 409],
      [422, 204],
    ]).toContainEqual(outcomes);
  });

  it('a tag takes it off the posts', async () => {
    const bench = await blogBench();
    const tag = await bench.call('POST', '/api/admin/blog/tags', { name: 'Proof', slug: 'proof' });
    const post = await bench.write({ tag_ids: [tag.json.tag?.id] });
    expect((await bench.call('DELETE', `/api/admin/blog/tags/${tag.json.tag?.id}`)).status).toBe(204);
    expect((await bench.call('GET', `/api/admin/blog/posts/${post.id}`)).json.post?.tags).toEqual([]);
  });
});

describe('categories', () => {
  it.each([
    [{ name: '', slug: 'x' }, 'name', 'Category name is required'],
    [{ name: 'Courts', slug: '' }, 'slug', 'Slug is required'],
    [{ name: 'Letters', slug: 'letters' }, 'slug', 'This slug already exists'],
  ])('refuses %j', async (form, field, message) => {
    const bench = await blogBench();
    const { status, json } = await bench.call('POST', '/api/admin/blog/categories', form);
    expect(status).toBe(422);
    expect(json.error?.fields).toEqual([{ field, message }]);
  });

  it('can be changed', async () => {
    const bench = await blogBench();
    const { json } = await bench.call('PUT', `/api/admin/blog/categories/${bench.categoryId}`, {
      name: 'Writing',
      slug: 'writing',
      description: 'How to put it',
    });
    expect(json.category).toEqual({
      id: bench.categoryId,
      name: 'Writing',
      slug: 'writing',
      description: 'How to put it',
      post_count: 0,
    });
  });
});
