import { blogFiles } from '../features/blog/index.ts';
import { claimFiles } from '../features/claims/index.ts';
import { replyFiles } from '../features/replies/index.ts';
import type { StoredFiles } from '../platform/backup/stored-files.ts';
import { mailFiles } from '../platform/mail/mail-files.ts';

/** Every table whose rows name files: a backup copies these files. */
export const storedFiles: readonly StoredFiles[] = [...claimFiles, replyFiles, mailFiles, blogFiles];
