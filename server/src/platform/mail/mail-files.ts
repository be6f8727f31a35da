import { sql } from 'drizzle-orm';
import type { StoredFiles } from '../backup/stored-files.ts';
import { emailAttachments } from './mail.tables.ts';

/**
 * What mails carry: letters and receipts; evidence is named by its claim, too. A letter without a size was not printed yet, and
 * will be by whoever sends it.
 */
export const mailFiles: StoredFiles = {
  names: sql`select ${emailAttachments.fileKey} as name from ${emailAttachments} where ${emailAttachments.size} > 0`,
};
