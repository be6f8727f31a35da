import type { BlogDeps } from '../blog.ts';
import { allCategories, allTags } from './shelves.store.ts';

export const listCategories = ({ db }: BlogDeps) => allCategories(db);

export const listTags = ({ db }: BlogDeps) => allTags(db);
