import { type CategoryForm, categoryForm, type TagForm, tagForm } from '@plainclaim/domain/blog/category';
import { AppError } from '@plainclaim/domain/shared/errors';
import type { z } from 'zod';
import type { BlogDeps, Category, Editor, Shelf, WithPostCount } from '../blog.ts';
import { refuseTakenSlug } from '../posts/refuse-taken-slug.ts';
import { recordAct } from '../record-act.ts';
import { addCategory, addTag, allCategories, allTags, changeCategory, changeTag } from './shelves.store.ts';

/** Makes a category, or changes the one with this id. */
export async function saveCategory(
  { db, clock }: BlogDeps,
  editor: Editor,
  id: string | undefined,
  given: CategoryForm,
): Promise<Category & WithPostCount> {
  const values = checked(categoryForm, given);
  const now = clock.now();
  return await refuseTakenSlug(() =>
    db.transaction(async (tx) => {
      const saved =
        id === undefined
          ? await addCategory(tx, { ...values, createdAt: now, updatedAt: now })
          : (await changeCategory(tx, id, { ...values, updatedAt: now })) && id;
      const category = (await allCategories(tx)).find((one) => one.id === saved);
      if (!category) throw shelfNotFound('category');
      const act = id === undefined ? 'category-created' : 'category-changed';
      await recordAct(tx, editor, now, act, { id: category.id, slug: category.slug });
      return category;
    }),
  );
}

/** Makes a tag, or changes the one with this id. */
export async function saveTag(
  { db, clock }: BlogDeps,
  editor: Editor,
  id: string | undefined,
  given: TagForm,
): Promise<Shelf & WithPostCount> {
  const values = checked(tagForm, given);
  const now = clock.now();
  return await refuseTakenSlug(() =>
    db.transaction(async (tx) => {
      const saved =
        id === undefined
          ? await addTag(tx, { ...values, createdAt: now })
          : (await changeTag(tx, id, values)) && id;
      const tag = (await allTags(tx)).find((one) => one.id === saved);
      if (!tag) throw shelfNotFound('tag');
      const act = id === undefined ? 'tag-created' : 'tag-changed';
      await recordAct(tx, editor, now, act, { id: tag.id, slug: tag.slug });
      return tag;
    }),
  );
}

export const shelfNotFound = (kind: 'category' | 'tag') =>
  new AppError('not_found', `no such ${kind}`, { userMessage: `This ${kind} is no longer there.` });

function checked<Schema extends z.ZodType>(schema: Schema, given: z.input<Schema>): z.output<Schema> {
  const parsed = schema.safeParse(given);
  if (parsed.success) return parsed.data;
  const fields = parsed.error.issues.map(({ path, message }) => ({ field: path.join('.'), message }));
  throw new AppError('validation_failed', 'the form does not fit its rules', { fields });
}
