import { createRoute, z } from '@hono/zod-openapi';
import { only } from '../../../http/actor.ts';
import { createApi } from '../../../http/create-api.ts';
import { presentCategory, presentTag } from '../blog.presenter.ts';
import { body, categorySchema, json, tagSchema } from '../blog.schemas.ts';
import type { BlogDeps } from '../blog.ts';
import { editorOf } from '../posts/posts.routes.ts';
import { deleteCategory, deleteTag } from './delete-category.ts';
import { listCategories, listTags } from './list-shelves.ts';
import { saveCategory, saveTag } from './save-category.ts';

const tags = ['Blog management'];
const middleware = only('admin');
const byId = { params: z.object({ id: z.uuid() }) };
const oneCategory = json(z.object({ category: categorySchema }), 'The category as saved');
const oneTag = json(z.object({ tag: tagSchema }), 'The tag as saved');

const categoryBody = z.object({
  name: z.string().default(''),
  slug: z.string().default(''),
  description: z.string().default(''),
});
const tagBody = categoryBody.pick({ name: true, slug: true });

const route = <Method extends 'get' | 'post' | 'put' | 'delete', Path extends string>(
  method: Method,
  path: Path,
  summary: string,
) => ({ method, path, tags, summary, middleware });

const listCategoriesRoute = createRoute({
  ...route('get', '/api/admin/blog/categories', 'Every category, with how many posts are in it'),
  responses: { 200: json(z.object({ categories: z.array(categorySchema) }), 'The categories') },
});

const addCategoryRoute = createRoute({
  ...route('post', '/api/admin/blog/categories', 'Make a category'),
  request: body(categoryBody),
  responses: { 201: oneCategory },
});

const changeCategoryRoute = createRoute({
  ...route('put', '/api/admin/blog/categories/{id}', 'Change a category'),
  request: { ...byId, ...body(categoryBody) },
  responses: { 200: oneCategory },
});

const deleteCategoryRoute = createRoute({
  ...route('delete', '/api/admin/blog/categories/{id}', 'Delete a category; its posts move to another'),
  request: { ...byId, query: z.object({ move_to: z.uuid().optional() }) },
  responses: { 204: { description: 'It is gone. Refused (409) when it has posts and move_to is missing.' } },
});

const listTagsRoute = createRoute({
  ...route('get', '/api/admin/blog/tags', 'Every tag, with how many posts carry it'),
  responses: { 200: json(z.object({ tags: z.array(tagSchema) }), 'The tags') },
});

const addTagRoute = createRoute({
  ...route('post', '/api/admin/blog/tags', 'Make a tag'),
  request: body(tagBody),
  responses: { 201: oneTag },
});

const changeTagRoute = createRoute({
  ...route('put', '/api/admin/blog/tags/{id}', 'Change a tag'),
  request: { ...byId, ...body(tagBody) },
  responses: { 200: oneTag },
});

const deleteTagRoute = createRoute({
  ...route('delete', '/api/admin/blog/tags/{id}', 'Delete a tag; it is taken off every post'),
  request: byId,
  responses: { 204: { description: 'It is gone' } },
});

/** For admins: categories and tags. */
export function createShelvesRoutes(deps: BlogDeps) {
  return createApi()
    .openapi(listCategoriesRoute, async (c) =>
      c.json({ categories: (await listCategories(deps)).map(presentCategory) }, 200),
    )
    .openapi(addCategoryRoute, async (c) => {
      const category = await saveCategory(deps, editorOf(c), undefined, c.req.valid('json'));
      return c.json({ category: presentCategory(category) }, 201);
    })
    .openapi(changeCategoryRoute, async (c) => {
      const category = await saveCategory(deps, editorOf(c), c.req.valid('param').id, c.req.valid('json'));
      return c.json({ category: presentCategory(category) }, 200);
    })
    .openapi(deleteCategoryRoute, async (c) => {
      await deleteCategory(deps, editorOf(c), c.req.valid('param').id, c.req.valid('query').move_to);
      return c.body(null, 204);
    })
    .openapi(listTagsRoute, async (c) => c.json({ tags: (await listTags(deps)).map(presentTag) }, 200))
    .openapi(addTagRoute, async (c) => {
      const tag = await saveTag(deps, editorOf(c), undefined, c.req.valid('json'));
      return c.json({ tag: presentTag(tag) }, 201);
    })
    .openapi(changeTagRoute, async (c) => {
      const tag = await saveTag(deps, editorOf(c), c.req.valid('param').id, c.req.valid('json'));
      return c.json({ tag: presentTag(tag) }, 200);
    })
    .openapi(deleteTagRoute, async (c) => {
      await deleteTag(deps, editorOf(c), c.req.valid('param').id);
      return c.body(null, 204);
    });
}
