import type { Actor } from '@plainclaim/domain/accounts/actor';
import { maxDrafts } from '@plainclaim/domain/claims/drafts';
import type { ClaimsDeps } from '../claims.deps.ts';
import { type Draft, draftFrom } from './draft.ts';
import { type DraftRow, documentsOfDraft, draftsOf } from './drafts.store.ts';
import { findDraft } from './find-draft.ts';

type Deps = Pick<ClaimsDeps, 'db' | 'clock' | 'config' | 'law'>;

export async function readDraft(deps: Deps, actor: Actor, id: string): Promise<Draft> {
  const { db, clock } = deps;
  const row = await findDraft(db, actor, id);
  return draftFrom(deps, row, await documentsOfDraft(db, row.id), clock.now());
}

/** The newest first. */
export const listDrafts = ({ db }: Pick<Deps, 'db'>, actor: Actor): Promise<DraftRow[]> =>
  draftsOf(db, actor.userId, maxDrafts);
