import { sql } from 'drizzle-orm';
import type { StoredFiles } from '../../../platform/backup/stored-files.ts';
import { claimDocuments, claimDraftDocuments, unclaimedFiles } from '../claims.tables.ts';
import { documentKey } from './document-key.ts';

/** Evidence, and unclaimed files: after a restore the database still tracks them. */
export const claimFiles: readonly StoredFiles[] = [
  {
    names: sql`select ${claimDocuments.filePath} as name from ${claimDocuments}
      union all select ${claimDraftDocuments.filePath} from ${claimDraftDocuments}`,
    keysOf: (filePath) => [documentKey({ filePath })],
  },
  { names: sql`select ${unclaimedFiles.fileKey} as name from ${unclaimedFiles}`, mayBeGone: true },
];
