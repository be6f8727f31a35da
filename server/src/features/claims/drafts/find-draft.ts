import type { Actor } from '@plainclaim/domain/accounts/actor';
import { isUuid } from '@plainclaim/domain/shared/uuid';
import type { Executor, Tx } from '../../../platform/db/db.ts';
import { claimNotFound } from '../claim-not-found.ts';
import { type DraftRow, draftById, draftWithDocuments, lockDraft, type WholeDraft } from './drafts.store.ts';

/** A draft is visible to its owner only, whatever their role. */
export async function findDraft(
  executor: Executor,
  actor: Pick<Actor, 'userId'>,
  id: string,
): Promise<DraftRow> {
  const row = isUuid(id) ? await draftById(executor, id, actor.userId) : undefined;
  if (!row) throw claimNotFound();
  return row;
}

export async function findWholeDraft(
  executor: Executor,
  actor: Pick<Actor, 'userId'>,
  id: string,
): Promise<WholeDraft> {
  const whole = isUuid(id) ? await draftWithDocuments(executor, id, actor.userId) : undefined;
  if (!whole) throw claimNotFound();
  return whole;
}

export async function findDraftToChange(tx: Tx, actor: Pick<Actor, 'userId'>, id: string): Promise<DraftRow> {
  const row = isUuid(id) ? await lockDraft(tx, id, actor.userId) : undefined;
  if (!row) throw claimNotFound();
  return row;
}
