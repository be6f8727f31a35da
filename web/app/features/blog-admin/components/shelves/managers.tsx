import {
  deleteCategory,
  deleteTag,
  saveCategory,
  saveTag,
  useCategories,
  useTags,
} from '../../api/shelves.ts';
import { ShelfList } from './shelf-list.tsx';

export function CategoryManager() {
  return (
    <ShelfList
      kind="category"
      plural="categories"
      purpose="Every post is in one category. Readers find related articles by it."
      query={useCategories()}
      onSave={saveCategory}
      onDelete={deleteCategory}
    />
  );
}

export function TagManager() {
  return (
    <ShelfList
      kind="tag"
      plural="tags"
      purpose="A post can carry several tags. Each has a page of its own."
      query={useTags()}
      onSave={(id, { name, slug }) => saveTag(id, { name, slug })}
      onDelete={deleteTag}
    />
  );
}
