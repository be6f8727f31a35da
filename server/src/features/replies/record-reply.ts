import { createHash } from 'node:crypto';
import { classifyAutomaticMail, classifyReply } from '@plainclaim/domain/replies/classify-reply';
import { heldBackUntil } from '@plainclaim/domain/shared/mail-acts';
import type { Tx } from '../../platform/db/db.ts';
import type { IncomingReply } from './incoming-reply.ts';
import { type KeptFiles, keepFiles } from './keep-files.ts';
import { noteAutomatic } from './note-automatic.ts';
import { noteBounce } from './note-bounce.ts';
import { noteUnconfirmed } from './note-unconfirmed.ts';
import { processReply } from './process-reply.ts';
import type { RepliesDeps } from './replies.deps.ts';
import { insertAttachments, insertResponse, type ResponseRow, responseByKey } from './replies.store.ts';
import { senderOf } from './sender-of.ts';
import { tellOfUnmatched } from './tell-of-reply.ts';

export type RecordedReply = {
  readonly response: ResponseRow;
  /** The same message was recorded before; nothing was done again. */
  readonly isRepeat: boolean;
};

/**
 * Every reply comes through here: typed in by an admin, from a provider's webhook or by SMTP. Stores it,
 * reads it and, when it names a claim of ours, counts it, in one transaction.
 */
export async function recordReply(deps: RepliesDeps, incoming: IncomingReply): Promise<RecordedReply> {
  const earlier = await responseByKey(deps.db, incoming.dedupeKey);
  if (earlier) return { response: earlier, isRepeat: true };
  const id = idFor(incoming.dedupeKey);
  const files = await keepFiles(deps, id, incoming);
  const response = await deps.db.transaction((tx) => record(deps, tx, id, incoming, files));
  if (response) return { response, isRepeat: false };
  const first = await responseByKey(deps.db, incoming.dedupeKey);
  if (!first) throw new Error('a reply was neither stored nor found');
  return { response: first, isRepeat: true };
}

async function record(
  deps: RepliesDeps,
  tx: Tx,
  id: string,
  incoming: IncomingReply,
  { originalPath, attachments }: KeptFiles,
): Promise<ResponseRow | undefined> {
  const reading =
    incoming.kind === 'auto-reply' ? classifyAutomaticMail(incoming.body) : classifyReply(incoming.body);
  const response = await insertResponse(tx, {
    id,
    emailSubject: incoming.subject,
    emailBody: incoming.body,
    senderEmail: incoming.senderEmail,
    parsedType: reading.type,
    confidence: reading.confidence,
    requiresManualReview: reading.requiresManualReview,
    rawContent: reading.rawContent,
    matches: reading.matches,
    kind: incoming.kind,
    source: incoming.source,
    ...incoming.byHand,
    dedupeKey: incoming.dedupeKey,
    originalPath,
    createdAt: deps.clock.now(),
  });
  if (!response) return undefined;
  await insertAttachments(tx, attachments);
  if (response.kind === 'bounce') await noteBounce(deps, tx, incoming);
  if (response.kind === 'auto-reply') return await noteAutomatic(deps, tx, response, incoming);
  if (response.kind !== 'reply') return response;
  const { claimId, isProven } = await senderOf(deps, tx, incoming);
  const counted =
    claimId &&
    (isProven
      ? await processReply(
          deps,
          tx,
          response,
          claimId,
          incoming.by,
          incoming.byHand && heldBackUntil(deps.clock.now()),
        )
      : await noteUnconfirmed(deps, tx, response, claimId));
  if (counted) return counted;
  await tellOfUnmatched(deps, tx, response);
  return response;
}

/** Derived from the message, so that two deliveries of one mail get the same row and files. */
function idFor(dedupeKey: string): string {
  const hex = createHash('sha256').update(`reply:${dedupeKey}`).digest('hex');
  // Version 8 of RFC 9562: a UUID with custom bits.
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-8${hex.slice(13, 16)}-a${hex.slice(17, 20)}-${hex.slice(20, 32)}`;
}
