import { z } from '@hono/zod-openapi';
import { actorWithAddress, only } from '../../../http/actor.ts';
import { createApi } from '../../../http/create-api.ts';
import { jsonAnswer, jsonBody, routesWith } from '../../../http/declare-route.ts';
import { presentCategory, presentTag } from '../blog.presenter.ts';
import { categorySchema, tagSchema } from '../blog.schemas.ts';
import type { BlogDeps } from '../blog.ts';
import { deleteCategory, deleteTag } from './delete-category.ts';
import { listCategories, listTags } from './list-shelves.ts';
import { saveCategory, saveTag } from './save-category.ts';

const adminRoute = routesWith({ tags: ['Blog management'], middleware: only('admin') });

const byId = { params: z.object({ id: z.uuid() }) };
const oneCategory = jsonAnswer('The category as saved', z.object({ category: categorySchema }));
const oneTag = jsonAnswer('The tag as saved', z.object({ tag: tagSchema }));

const categoryBody = z.object({
  name: z.string().default(''),
  slug: z.string().default(''),
  description: z.string().default(''),
});
const tagBody = categoryBody.pick({ name: true, slug: true });

const listCategoriesRoute = adminRoute('get', '/api/admin/blog/categories', {
  summary: 'List all categories with their number of posts',
  responses: { 200: jsonAnswer('The categories', z.object({ categories: z.array(categorySchema) })) },
});

const addCategoryRoute = adminRoute('post', '/api/admin/blog/categories', {
  summary: 'Create a category',
  request: { body: jsonBody(categoryBody) },
  responses: { 201: oneCategory },
});

const changeCategoryRoute = adminRoute('put', '/api/admin/blog/categories/{id}', {
  summary: 'Update a category',
  request: { ...byId, body: jsonBody(categoryBody) },
  responses: { 200: oneCategory },
});

const deleteCategoryRoute = adminRoute('delete', '/api/admin/blog/categories/{id}', {
  summary: 'Delete a category; its posts move to the category `move_to`',
  request: { ...byId, query: z.object({ move_to: z.uuid().optional() }) },
  responses: {
    204: { description: 'The category is deleted. Refused (409) when it has posts and `move_to` is missing' },
  },
});

const listTagsRoute = adminRoute('get', '/api/admin/blog/tags', {
  summary: 'List all tags with their number of posts',
  responses: { 200: jsonAnswer('The tags', z.object({ tags: z.array(tagSchema) })) },
});

const addTagRoute = adminRoute('post', '/api/admin/blog/tags', {
  summary: 'Create a tag',
  request: { body: jsonBody(tagBody) },
  responses: { 201: oneTag },
});

const changeTagRoute = adminRoute('put', '/api/admin/blog/tags/{id}', {
  summary: 'Update a tag',
  request: { ...byId, body: jsonBody(tagBody) },
  responses: { 200: oneTag },
});

const deleteTagRoute = adminRoute('delete', '/api/admin/blog/tags/{id}', {
  summary: 'Delete a tag, and remove it from every post',
  request: byId,
  responses: { 204: { description: 'The tag is deleted' } },
});

/** For admins: categories and tags. */
export function createShelvesRoutes(deps: BlogDeps) {
  return createApi()
    .openapi(listCategoriesRoute, async (c) =>
      c.json({ categories: (await listCategories(deps)).map(presentCategory) }, 200),
    )
    .openapi(addCategoryRoute, async (c) => {
      const category = await saveCategory(deps, actorWithAddress(c), undefined, c.req.valid('json'));
      return c.json({ category: presentCategory(category) }, 201);
    })
    .openapi(changeCategoryRoute, async (c) => {
      const category = await saveCategory(
        deps,
        actorWithAddress(c),
        c.req.valid('param').id,
        c.req.valid('json'),
      );
      return c.json({ category: presentCategory(category) }, 200);
    })
    .openapi(deleteCategoryRoute, async (c) => {
      await deleteCategory(deps, actorWithAddress(c), c.req.valid('param').id, c.req.valid('query').move_to);
      return c.body(null, 204);
    })
    .openapi(listTagsRoute, async (c) => c.json({ tags: (await listTags(deps)).map(presentTag) }, 200))
    .openapi(addTagRoute, async (c) => {
      const tag = await saveTag(deps, actorWithAddress(c), undefined, c.req.valid('json'));
      return c.json({ tag: presentTag(tag) }, 201);
    })
    .openapi(changeTagRoute, async (c) => {
      const tag = await saveTag(deps, actorWithAddress(c), c.req.valid('param').id, c.req.valid('json'));
      return c.json({ tag: presentTag(tag) }, 200);
    })
    .openapi(deleteTagRoute, async (c) => {
      await deleteTag(deps, actorWithAddress(c), c.req.valid('param').id);
      return c.body(null, 204);
    });
}
