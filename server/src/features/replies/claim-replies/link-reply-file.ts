import type { Actor } from '@plainclaim/domain/accounts/actor';
import { isMatchSettled } from '@plainclaim/domain/replies/settled-match';
import { AppError } from '@plainclaim/domain/shared/errors';
import { isUuid } from '@plainclaim/domain/shared/uuid';
import { type Download, signDownload } from '../../../platform/files/download-link.ts';
import { type ClaimsDeps, findClaim } from '../../claims/index.ts';
import { replyFileKey } from '../keep-files.ts';
import type { RepliesDeps } from '../replies.deps.ts';
import { attachmentById, responseById } from '../replies.store.ts';

/** As long as a link to a document of the claim. */
const linkMinutes = 10;

export type ClaimRepliesDeps = Pick<RepliesDeps, 'db' | 'clock' | 'secretKey'> &
  Pick<ClaimsDeps, 'referredTo'>;

/** A download link for a file of a reply, valid for a few minutes, for users who may see the claim. */
export async function linkReplyFile(
  deps: ClaimRepliesDeps,
  actor: Actor,
  of: readonly [claimId: string, replyId: string, fileId: string],
): Promise<string> {
  await openReplyFile(deps, actor, of);
  const expiresAt = new Date(deps.clock.now().getTime() + linkMinutes * 60_000);
  const right = { kind: 'claim-reply-file', of, sessionId: actor.sessionId };
  return signDownload({ ...right, expiresAt }, deps.secretKey);
}

/** Allowed for the owner, admins and the solicitor of the case, on replies that the claim's page shows. */
export async function openReplyFile(
  deps: Omit<ClaimRepliesDeps, 'secretKey'>,
  actor: Actor,
  [claimId, replyId, fileId]: readonly [string, string, string],
): Promise<Download> {
  const { db, clock } = deps;
  const claim = await findClaim(deps, actor, claimId);
  const reply = isUuid(replyId) ? await responseById(db, replyId) : undefined;
  const isShown = reply?.claimId === claim.id && isMatchSettled(reply, clock.now());
  const file = isShown && isUuid(fileId) ? await attachmentById(db, reply.id, fileId) : undefined;
  if (!file)
    throw new AppError('not_found', 'no such file of a reply', { userMessage: 'This file was not found.' });
  return { key: replyFileKey(file.filePath), fileName: file.fileName };
}
