import { eq, inArray } from 'drizzle-orm';
import type { Tx } from '../../platform/db/db.ts';
import {
  claimAssessments,
  claimNotes,
  defendantResponseAttachments,
  defendantResponses,
} from './replies.tables.ts';

/** Returns the deleted rows that have files or were counted. */
export async function deleteRepliesOf(tx: Tx, claimId: string) {
  const ids = tx
    .select({ id: defendantResponses.id })
    .from(defendantResponses)
    .where(eq(defendantResponses.claimId, claimId));
  await tx.delete(claimAssessments).where(eq(claimAssessments.claimId, claimId));
  await tx.delete(claimNotes).where(eq(claimNotes.claimId, claimId));
  const attachments = await tx
    .delete(defendantResponseAttachments)
    .where(inArray(defendantResponseAttachments.responseId, ids))
    .returning({ filePath: defendantResponseAttachments.filePath });
  const responses = await tx
    .delete(defendantResponses)
    .where(eq(defendantResponses.claimId, claimId))
    .returning();
  return { responses, attachments };
}
