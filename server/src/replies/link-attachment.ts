import { AppError } from '@plainclaim/domain/shared/errors';
import { isUuid } from '@plainclaim/domain/shared/uuid';
import { signDownload } from '../platform/files/download-link.ts';
import { replyFileKey } from './keep-files.ts';
import type { RepliesDeps } from './replies.deps.ts';
import { attachmentById } from './replies.store.ts';

const minutesOpen = 5;

/** An address at which the file can be fetched for a few minutes. */
export async function linkAttachment(
  { db, clock, secretKey }: Pick<RepliesDeps, 'db' | 'clock' | 'secretKey'>,
  responseId: string,
  id: string,
): Promise<string> {
  const found = isUuid(responseId) && isUuid(id) ? await attachmentById(db, responseId, id) : undefined;
  if (!found)
    throw new AppError('not_found', 'no such attachment', { userMessage: 'This file was not found.' });
  const expiresAt = new Date(clock.now().getTime() + minutesOpen * 60_000);
  return signDownload({ key: replyFileKey(found.filePath), fileName: found.fileName, expiresAt }, secretKey);
}
