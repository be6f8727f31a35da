import { sql } from 'drizzle-orm';
import type { StoredFiles } from '../../../platform/backup/stored-files.ts';
import { claimDocuments, claimDraftDocuments, legalClaims, unclaimedFiles } from '../claims.tables.ts';
import { letterFiles } from '../letter/letter-file.ts';
import { documentKey } from './document-key.ts';

/**
 * Evidence, the PDF of each claim's letter where it was printed, and unclaimed files: after a restore the database still
 * tracks them.
 */
export const claimFiles: readonly StoredFiles[] = [
  {
    names: sql`select ${claimDocuments.filePath} as name from ${claimDocuments}
      union all select ${claimDraftDocuments.filePath} from ${claimDraftDocuments}`,
    keysOf: (filePath) => [documentKey({ filePath })],
  },
  {
    // A letter printed again would have another hash than the one that was sent.
    names: sql`select ${sql.raw(`'${letterFiles}'`)} || ${legalClaims.id} || '/'
        || encode(sha256(convert_to(${legalClaims.generatedLetterContent}, 'UTF8')), 'hex') || '.pdf' as name
      from ${legalClaims} where ${legalClaims.generatedLetterContent} is not null`,
    mayBeGone: true,
  },
  { names: sql`select ${unclaimedFiles.fileKey} as name from ${unclaimedFiles}`, mayBeGone: true },
];
