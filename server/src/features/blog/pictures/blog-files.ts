import { sql } from 'drizzle-orm';
import type { StoredFiles } from '../../../platform/backup/stored-files.ts';
import { blogImages } from '../blog.tables.ts';
import { keysOfImage } from './remove-unused-images.ts';

/** Every picture, in every width and format. */
export const blogFiles: StoredFiles = {
  names: sql`select ${blogImages.folder} as name from ${blogImages}`,
  keysOf: keysOfImage,
};
