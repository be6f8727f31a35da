import { sql } from 'drizzle-orm';
import type { StoredFiles } from '../backup/stored-files.ts';
import { emailAttachments } from './mail.tables.ts';

/** What mails carry: letters and receipts; evidence is named by its claim, too. */
export const mailFiles: StoredFiles = {
  names: sql`select ${emailAttachments.fileKey} as name from ${emailAttachments}`,
};
