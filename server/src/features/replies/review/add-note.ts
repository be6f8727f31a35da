import { randomUUID } from 'node:crypto';
import { noteProblem } from '@plainclaim/domain/replies/claim-note';
import { AppError } from '@plainclaim/domain/shared/errors';
import { cleanText } from '@plainclaim/domain/shared/text';
import { recordAudit } from '../../auth/index.ts';
import { requireClaim } from './require-claim.ts';
import type { ReviewDeps, Reviewer } from './review.deps.ts';
import { insertNote, type NoteRow } from './review.store.ts';

/** Adds a note for other admins. Notes are append-only. */
export async function addNote(
  deps: ReviewDeps,
  { actor, address }: Reviewer,
  claimId: string,
  text: string,
): Promise<NoteRow> {
  const body = cleanText(text);
  const problem = noteProblem(body);
  if (problem) throw new AppError('validation_failed', 'a note of no use', { userMessage: problem });
  const authorName = (await deps.nameOf(actor)) || actor.email;
  const createdAt = deps.clock.now();
  return await deps.db.transaction(async (tx) => {
    const claim = await requireClaim(tx, claimId);
    const note = await insertNote(tx, {
      id: randomUUID(),
      claimId: claim.id,
      authorId: actor.userId,
      authorName,
      body,
      createdAt,
    });
    await recordAudit(tx, {
      action: 'admin-act',
      userId: actor.userId,
      address,
      at: createdAt,
      details: { act: 'note-added', claim_id: claim.id, note_id: note.id },
    });
    return note;
  });
}
