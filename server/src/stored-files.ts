import { blogFiles } from './blog/index.ts';
import { claimFiles } from './claims/index.ts';
import type { StoredFiles } from './platform/backup/stored-files.ts';
import { mailFiles } from './platform/mail/mail-files.ts';
import { replyFiles } from './replies/index.ts';

/** Every table whose rows name files: a backup copies these files. */
export const storedFiles: readonly StoredFiles[] = [...claimFiles, replyFiles, mailFiles, blogFiles];
