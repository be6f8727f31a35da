import type { Actor } from '@plainclaim/domain/accounts/actor';
import { changedElsewhere } from '@plainclaim/domain/claims/drafts';
import { AppError } from '@plainclaim/domain/shared/errors';
import { isUuid } from '@plainclaim/domain/shared/uuid';
import type { Tx } from '../../platform/db/db.ts';
import { queueMail } from '../../platform/mail/queue-mail.ts';
import type { ClaimsDeps } from '../claims.deps.ts';
import { type ClaimRow, claimById, insertClaimDocuments } from '../claims.store.ts';
import { deleteDraft, documentsOfDraft, lockDraft } from '../drafts/drafts.store.ts';
import { addClaim } from '../keep-claim.ts';
import { type PreparedSubmission, prepareSubmission } from './prepare-submission.ts';
import { recordSubmission } from './record-submission.ts';

export type Submission = { readonly claim: ClaimRow; readonly isNew: boolean };

const mostTries = 3;

/**
 * Turns a draft into a claim, once: the claim, its letter and deadline, its documents, its history and the mails
 * that follow commit together or not at all. The draft's id is the claim's, so a repeated call finds the claim.
 */
export async function submitClaim(deps: ClaimsDeps, actor: Actor, draftId: string): Promise<Submission> {
  for (let tries = 0; tries < mostTries; tries++) {
    const earlier = await submittedBefore(deps, actor, draftId);
    if (earlier) return { claim: earlier, isNew: false };
    const prepared = await prepareUnlessGone(deps, actor, draftId);
    const claim = prepared && (await deps.db.transaction((tx) => commitIn(deps, tx, actor, prepared)));
    if (claim) return { claim, isNew: true };
  }
  throw new AppError('conflict', 'the draft kept changing while it was submitted', {
    userMessage: changedElsewhere,
  });
}

/** Undefined when another press has turned the draft into the claim since we looked: then there is nothing to prepare. */
async function prepareUnlessGone(
  deps: ClaimsDeps,
  actor: Actor,
  draftId: string,
): Promise<PreparedSubmission | undefined> {
  try {
    return await prepareSubmission(deps, actor, draftId);
  } catch (error) {
    if (await submittedBefore(deps, actor, draftId)) return undefined;
    throw error;
  }
}

async function submittedBefore(
  { db }: Pick<ClaimsDeps, 'db'>,
  actor: Actor,
  draftId: string,
): Promise<ClaimRow | undefined> {
  const claim = isUuid(draftId) ? await claimById(db, draftId) : undefined;
  return claim?.userId === actor.userId ? claim : undefined;
}

/** Undefined when the draft changed or went while the submission was prepared. */
async function commitIn(
  deps: ClaimsDeps,
  tx: Tx,
  actor: Actor,
  prepared: PreparedSubmission,
): Promise<ClaimRow | undefined> {
  const { draft, parcel, confirmation } = prepared;
  if (!(await isUnchanged(tx, prepared))) return undefined;
  const claim = await addClaim(tx, prepared.claim);
  await insertClaimDocuments(
    tx,
    parcel.documents.map(({ id, fileName, filePath, fileType, fileSize, createdAt, sentAs }) => ({
      id,
      claimId: claim.id,
      fileName,
      filePath,
      fileType,
      fileSize,
      createdAt,
      sentAs,
    })),
  );
  await deleteDraft(tx, draft.id);
  await queueMail(deps, tx, confirmation);
  const mailId = await queueMail(deps, tx, parcel.mail);
  await recordSubmission(tx, actor, claim, parcel, mailId);
  return claim;
}

/** Holds the draft from here on: whoever saves, uploads or submits waits, and then finds it gone. */
async function isUnchanged(tx: Tx, { draft, draftDocuments }: PreparedSubmission): Promise<boolean> {
  const now = await lockDraft(tx, draft.id, draft.userId);
  if (!now || now.version !== draft.version || now.letter !== draft.letter) return false;
  const ids = (await documentsOfDraft(tx, draft.id)).map(({ id }) => id);
  return ids.join() === draftDocuments.map(({ id }) => id).join();
}
