import { sql } from 'drizzle-orm';
import type { StoredFiles } from '../backup/stored-files.ts';
import { emailAttachments } from './mail.tables.ts';

/**
 * Files attached to mails: letters and receipts; evidence is also referenced by its claim. A letter without a
 * size has not been printed yet: that is done before its mail is sent.
 */
export const mailFiles: StoredFiles = {
  names: sql`select ${emailAttachments.fileKey} as name from ${emailAttachments} where ${emailAttachments.size} > 0`,
};
