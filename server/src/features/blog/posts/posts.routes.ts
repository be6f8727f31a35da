import { z } from '@hono/zod-openapi';
import { postStatuses } from '@plainclaim/domain/blog/post-state';
import { actorWithAddress, only } from '../../../http/actor.ts';
import { createApi } from '../../../http/create-api.ts';
import { jsonAnswer, jsonBody, routesWith } from '../../../http/declare-route.ts';
import { presentAdminCard, presentAdminPost, presentAutosave, presentPage } from '../blog.presenter.ts';
import { adminCardSchema, adminPostSchema, autosaveSchema, pageFields, pageQuery } from '../blog.schemas.ts';
import type { BlogDeps } from '../blog.ts';
import { autosavePost, discardAutosave, readAutosave } from './autosave-post.ts';
import { createPost } from './create-post.ts';
import { deletePost } from './delete-post.ts';
import { postBody, readPostBody } from './post-body.ts';
import { adminPageSize, listPosts, readPost } from './read-posts.ts';
import { updatePost } from './update-post.ts';

const adminRoute = routesWith({ tags: ['Blog management'], middleware: only('admin') });

const byId = { params: z.object({ id: z.uuid() }) };
const onePost = z.object({ post: adminPostSchema });
const autosaveBody = z.object({ form: z.record(z.string(), z.unknown()), base_version: z.int().min(0) });
const savedAt = z.object({ saved_at: z.iso.datetime() });
const autosaved = z.object({ autosave: autosaveSchema.nullable() });

const listRoute = adminRoute('get', '/api/admin/blog/posts', {
  summary: 'List all posts, last changed first',
  request: {
    query: z.object({
      page: pageQuery,
      search: z.string().trim().max(200).default(''),
      status: z.enum(['all', ...postStatuses]).default('all'),
    }),
  },
  responses: {
    200: jsonAnswer('A page of posts', z.object({ posts: z.array(adminCardSchema), ...pageFields })),
  },
});

const readRoute = adminRoute('get', '/api/admin/blog/posts/{id}', {
  summary: 'Read a post and your autosave of it',
  request: byId,
  responses: { 200: jsonAnswer('The post', onePost.extend(autosaved.shape)) },
});

const addRoute = adminRoute('post', '/api/admin/blog/posts', {
  summary: 'Create a post',
  request: { body: jsonBody(postBody) },
  responses: { 201: jsonAnswer('The post as saved', onePost) },
});

const updateRoute = adminRoute('put', '/api/admin/blog/posts/{id}', {
  summary: 'Update a post; refused (409) when `version` is not the stored one',
  request: { ...byId, body: jsonBody(postBody.extend({ version: z.int().min(1) })) },
  responses: { 200: jsonAnswer('The post as saved', onePost) },
});

const deleteRoute = adminRoute('delete', '/api/admin/blog/posts/{id}', {
  summary: 'Delete a post',
  request: byId,
  responses: { 204: { description: 'The post is deleted' } },
});

const autosaveRoute = adminRoute('put', '/api/admin/blog/posts/{id}/autosave', {
  summary: 'Autosave unsaved changes of a post; the post itself does not change',
  request: { ...byId, body: jsonBody(autosaveBody) },
  responses: { 200: jsonAnswer('When it was autosaved', savedAt) },
});

const discardRoute = adminRoute('delete', '/api/admin/blog/posts/{id}/autosave', {
  summary: 'Discard your autosave of a post',
  request: byId,
  responses: { 204: { description: 'The autosave is deleted' } },
});

const readNewRoute = adminRoute('get', '/api/admin/blog/autosave', {
  summary: 'Read your autosave of a new post',
  responses: { 200: jsonAnswer('The autosave, or null', autosaved) },
});

const autosaveNewRoute = adminRoute('put', '/api/admin/blog/autosave', {
  summary: 'Autosave a new post',
  request: { body: jsonBody(autosaveBody.pick({ form: true })) },
  responses: { 200: jsonAnswer('When it was autosaved', savedAt) },
});

const discardNewRoute = adminRoute('delete', '/api/admin/blog/autosave', {
  summary: 'Discard your autosave of a new post',
  responses: { 204: { description: 'The autosave is deleted' } },
});

/** For admins: posts, and what they type before it is saved. */
export function createPostsRoutes(deps: BlogDeps) {
  const { clock } = deps;
  return createApi()
    .openapi(listRoute, async (c) => {
      const query = c.req.valid('query');
      const found = await listPosts(deps, query);
      const now = clock.now();
      return c.json(
        {
          posts: found.items.map((post) => presentAdminCard(post, now)),
          ...presentPage(found, query.page, adminPageSize),
        },
        200,
      );
    })
    .openapi(readRoute, async (c) => {
      const { post, autosave } = await readPost(deps, actorWithAddress(c), c.req.valid('param').id);
      return c.json(
        { post: presentAdminPost(post, clock.now()), autosave: autosave ? presentAutosave(autosave) : null },
        200,
      );
    })
    .openapi(addRoute, async (c) => {
      const post = await createPost(deps, actorWithAddress(c), readPostBody(c.req.valid('json')));
      return c.json({ post: presentAdminPost(post, clock.now()) }, 201);
    })
    .openapi(updateRoute, async (c) => {
      const { version, ...sent } = c.req.valid('json');
      const { id } = c.req.valid('param');
      const post = await updatePost(deps, actorWithAddress(c), { id, version, form: readPostBody(sent) });
      return c.json({ post: presentAdminPost(post, clock.now()) }, 200);
    })
    .openapi(deleteRoute, async (c) => {
      await deletePost(deps, actorWithAddress(c), c.req.valid('param').id);
      return c.body(null, 204);
    })
    .openapi(autosaveRoute, async (c) => {
      const { form, base_version } = c.req.valid('json');
      const postId = c.req.valid('param').id;
      const at = await autosavePost(deps, actorWithAddress(c), { postId, form, baseVersion: base_version });
      return c.json({ saved_at: at.toISOString() }, 200);
    })
    .openapi(discardRoute, async (c) => {
      await discardAutosave(deps, actorWithAddress(c), c.req.valid('param').id);
      return c.body(null, 204);
    })
    .openapi(readNewRoute, async (c) => {
      const autosave = await readAutosave(deps, actorWithAddress(c), null);
      return c.json({ autosave: autosave ? presentAutosave(autosave) : null }, 200);
    })
    .openapi(autosaveNewRoute, async (c) => {
      const { form } = c.req.valid('json');
      const at = await autosavePost(deps, actorWithAddress(c), { postId: null, form, baseVersion: 0 });
      return c.json({ saved_at: at.toISOString() }, 200);
    })
    .openapi(discardNewRoute, async (c) => {
      await discardAutosave(deps, actorWithAddress(c), null);
      return c.body(null, 204);
    });
}
