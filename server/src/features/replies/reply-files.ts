import { sql } from 'drizzle-orm';
import type { StoredFiles } from '../../platform/backup/stored-files.ts';
import { replyFileKey } from './keep-files.ts';
import { defendantResponseAttachments, defendantResponses } from './replies.tables.ts';

/** Raw mails and their attachments. */
export const replyFiles: StoredFiles = {
  names: sql`select ${defendantResponses.originalPath} as name from ${defendantResponses}
      where ${defendantResponses.originalPath} is not null
    union all select ${defendantResponseAttachments.filePath} from ${defendantResponseAttachments}`,
  keysOf: (path) => [replyFileKey(path)],
};
