import type { CategoryForm, TagForm } from '@plainclaim/domain/blog/category';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { blogAdminApi } from './blog-admin-api.ts';

export const categoriesQuery = queryOptions({
  queryKey: ['blog-admin', 'categories'],
  queryFn: async () => (await (await blogAdminApi.categories.$get()).json()).categories,
});

export const useCategories = () => useQuery(categoriesQuery);

export const tagsQuery = queryOptions({
  queryKey: ['blog-admin', 'tags'],
  queryFn: async () => (await (await blogAdminApi.tags.$get()).json()).tags,
});

export const useTags = () => useQuery(tagsQuery);

/** Updates the category with this id; creates one without an id. */
export async function saveCategory(id: string | undefined, json: CategoryForm): Promise<void> {
  if (id === undefined) await blogAdminApi.categories.$post({ json });
  else await blogAdminApi.categories[':id'].$put({ param: { id }, json });
}

export async function saveTag(id: string | undefined, json: TagForm): Promise<string> {
  const response =
    id === undefined
      ? await blogAdminApi.tags.$post({ json })
      : await blogAdminApi.tags[':id'].$put({ param: { id }, json });
  return (await response.json()).tag.id;
}

/** Moves its posts to another category, if it has any. */
export async function deleteCategory(id: string, moveTo: string | undefined): Promise<void> {
  await blogAdminApi.categories[':id'].$delete({ param: { id }, query: { move_to: moveTo } });
}

export async function deleteTag(id: string): Promise<void> {
  await blogAdminApi.tags[':id'].$delete({ param: { id } });
}
