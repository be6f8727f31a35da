import type { Actor } from '@plainclaim/domain/accounts/actor';
import { changedElsewhere } from '@plainclaim/domain/claims/drafts';
import { AppError } from '@plainclaim/domain/shared/errors';
import { isUuid } from '@plainclaim/domain/shared/uuid';
import type { Tx } from '../../../platform/db/db.ts';
import { queueMails } from '../../../platform/mail/queue-mail.ts';
import type { ClaimsDeps } from '../claims.deps.ts';
import { type ClaimRow, claimById } from '../claims.store.ts';
import { takeUnchangedDraft } from '../drafts/drafts.store.ts';
import { insertClaimDocuments } from '../evidence/claim-documents.store.ts';
import { addClaim } from '../write-claim.ts';
import { type PreparedSubmission, prepareSubmission, type ReadBeforeSubmit } from './prepare-submission.ts';
import { recordSubmission } from './record-submission.ts';
import { requireRoomForLetter } from './require-room-for-letter.ts';

export type Submission = { readonly claim: ClaimRow; readonly isNew: boolean };

const mostTries = 3;

/**
 * Turns a draft into a claim, once: the claim, its letter and deadline, its documents, its history and its
 * mails commit together or not at all. The claim takes over the draft's id, so a repeated call finds the
 * claim (idempotent).
 */
export async function submitClaim(
  deps: ClaimsDeps,
  actor: Actor,
  draftId: string,
  read: ReadBeforeSubmit,
): Promise<Submission> {
  for (let tries = 0; tries < mostTries; tries++) {
    const found = await prepareUnlessDone(deps, actor, draftId, read);
    if ('earlier' in found) return { claim: found.earlier, isNew: false };
    const claim = await deps.db.transaction((tx) => commitIn(deps, tx, actor, found));
    if (claim) return { claim, isNew: true };
  }
  throw new AppError('conflict', 'the draft kept changing while it was submitted', {
    userMessage: changedElsewhere,
  });
}

/** Looks for the claim only when there is no usable draft: while the draft exists, the claim does not. */
async function prepareUnlessDone(
  deps: ClaimsDeps,
  actor: Actor,
  draftId: string,
  read: ReadBeforeSubmit,
): Promise<PreparedSubmission | { readonly earlier: ClaimRow }> {
  try {
    return await prepareSubmission(deps, actor, draftId, read);
  } catch (error) {
    const earlier = await submittedBefore(deps, actor, draftId);
    if (earlier) return { earlier };
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

/** Undefined when the draft changed or was deleted while the submission was prepared. */
async function commitIn(
  deps: ClaimsDeps,
  tx: Tx,
  actor: Actor,
  prepared: PreparedSubmission,
): Promise<ClaimRow | undefined> {
  const { parcel, confirmation } = prepared;
  if (!(await takeUnchangedDraft(tx, prepared.from))) return undefined;
  await requireRoomForLetter(deps, tx, prepared.claim);
  const claim = await addClaim(tx, prepared.claim, prepared.facts);
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
  const [, mailId = ''] = await queueMails(deps, tx, [confirmation, parcel.mail]);
  await recordSubmission(tx, actor, claim, parcel, mailId);
  return claim;
}
