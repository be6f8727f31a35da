import type { Tx } from '../../platform/db/db.ts';
import { claimById, uncountReply } from '../claims/index.ts';
import { replyFileKey } from './keep-files.ts';
import { deleteRepliesOf } from './reply-removal.store.ts';

/**
 * Deletes replies, notes and assessments in the transaction that removes their claim. Returns the keys of
 * their files.
 */
export async function removeRepliesOf(tx: Tx, claimId: string): Promise<readonly string[]> {
  const { responses, attachments } = await deleteRepliesOf(tx, claimId);
  const isCounted = (await claimById(tx, claimId))?.isTest === false;
  for (const { parsedType, processedAt } of responses)
    if (processedAt && isCounted) await uncountReply(tx, { type: parsedType, processedAt });
  const originals = responses.map(({ originalPath }) => originalPath).filter((path) => path !== null);
  return [...originals, ...attachments.map(({ filePath }) => filePath)].map(replyFileKey);
}
