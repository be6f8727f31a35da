import { randomUUID } from 'node:crypto';
import type { Actor } from '@plainclaim/domain/accounts/actor';
import { maxEvidenceFiles } from '@plainclaim/domain/claims/evidence';
import { AppError } from '@plainclaim/domain/shared/errors';
import { requireAllowance } from '../../http/rate-limit/rate-limit.ts';
import { recordAudit } from '../auth/index.ts';
import { ownUpload, type Upload } from '../claims/index.ts';
import { recordEvent } from '../history/index.ts';
import { replyFileKey } from './keep-files.ts';
import type { RepliesDeps } from './replies.deps.ts';
import { type AttachmentRow, attachmentsOf, insertAttachments, type ResponseRow } from './replies.store.ts';
import { requireLockedReply, requireReply } from './require-reply.ts';

/** More than an admin scans by hand, less than it takes to fill a disk overnight. */
const uploads = { burst: 60, periodSeconds: 3600 };

type Adding = { readonly responseId: string; readonly upload: Upload; readonly address: string };

/** Adds a scan or a photo to a reply that an admin recorded by hand. Validated like evidence. */
export async function addReplyFile(
  deps: RepliesDeps,
  actor: Actor,
  { responseId, upload, address }: Adding,
): Promise<AttachmentRow> {
  const { db, clock, config } = deps;
  const response = await requireReply(db, responseId);
  requireByHand(response);
  requireRoom(await attachmentsOf(db, [response.id]));
  const limit = { db, clock, enabled: config.RATE_LIMITS };
  await requireAllowance(limit, `reply-upload:${actor.userId}`, uploads);
  const place = {
    folder: response.id,
    keyOf: ({ filePath }: Pick<AttachmentRow, 'filePath'>) => replyFileKey(filePath),
  };
  return await ownUpload(deps, upload, place, async (tx, file) => {
    // Checked again under the lock: other files may have been added meanwhile, or the claim removed.
    const locked = await requireLockedReply(tx, response.id);
    requireRoom(await attachmentsOf(tx, [locked.id]));
    const at = clock.now();
    const added = { ...file, id: randomUUID(), responseId: locked.id };
    await insertAttachments(tx, [added]);
    if (locked.claimId)
      await recordEvent(tx, {
        claimId: locked.claimId,
        kind: 'reply.file-added',
        actor: { kind: 'admin', id: actor.userId },
        at,
        facts: { response_id: locked.id, file_type: file.fileType, file_size: file.fileSize },
        personal: { file_name: file.fileName },
      });
    await recordAudit(tx, {
      action: 'admin-act',
      userId: actor.userId,
      address,
      at,
      details: { act: 'reply-file-added', response_id: locked.id, attachment_id: added.id },
    });
    return added;
  });
}

/** An email has its own attachments, and stays as it was received. */
function requireByHand({ channel }: ResponseRow): void {
  if (channel) return;
  throw new AppError('conflict', 'the reply is a mail', {
    userMessage: 'Files can only be added to a reply that was written down by hand.',
  });
}

function requireRoom(files: readonly unknown[]): void {
  if (files.length < maxEvidenceFiles) return;
  throw new AppError('conflict', 'no room for another file', {
    userMessage: `A reply can hold ${maxEvidenceFiles} files`,
  });
}
