import { type Actor, hasRole } from '@plainclaim/domain/accounts/actor';
import { AppError } from '@plainclaim/domain/shared/errors';
import { isUuid } from '@plainclaim/domain/shared/uuid';
import { type Download, signDownload } from '../../platform/files/download-link.ts';
import { replyFileKey } from './keep-files.ts';
import type { RepliesDeps } from './replies.deps.ts';
import { attachmentById } from './replies.store.ts';

const minutesOpen = 5;

/**
 * A link to the file that works for a few minutes, and only while the admin is signed in and still an admin.
 */
export async function linkAttachment(
  deps: Pick<RepliesDeps, 'db' | 'clock' | 'secretKey'>,
  actor: Actor,
  responseId: string,
  id: string,
): Promise<string> {
  await openAttachment(deps, actor, responseId, id);
  const expiresAt = new Date(deps.clock.now().getTime() + minutesOpen * 60_000);
  const right = { kind: 'reply-attachment', of: [responseId, id], sessionId: actor.sessionId };
  return signDownload({ ...right, expiresAt }, deps.secretKey);
}

export async function openAttachment(
  { db }: Pick<RepliesDeps, 'db'>,
  actor: Actor,
  responseId: string,
  id: string,
): Promise<Download> {
  const isReader = hasRole(actor, 'admin') && isUuid(responseId) && isUuid(id);
  const found = isReader ? await attachmentById(db, responseId, id) : undefined;
  if (!found)
    throw new AppError('not_found', 'no such attachment', { userMessage: 'This file was not found.' });
  return { key: replyFileKey(found.filePath), fileName: found.fileName };
}
