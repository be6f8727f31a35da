import { sql } from 'drizzle-orm';
import type { StoredFiles } from '../../platform/backup/stored-files.ts';
import { claimDocuments, claimDraftDocuments, unclaimedFiles } from '../claims.tables.ts';
import { documentKey } from './document-key.ts';

/** Evidence, and what belongs to nothing yet or no more: a restored database goes on looking after it. */
export const claimFiles: readonly StoredFiles[] = [
  {
    names: sql`select ${claimDocuments.filePath} as name from ${claimDocuments}
      union all select ${claimDraftDocuments.filePath} from ${claimDraftDocuments}`,
    keysOf: (filePath) => [documentKey({ filePath })],
  },
  { names: sql`select ${unclaimedFiles.fileKey} as name from ${unclaimedFiles}`, mayBeGone: true },
];
