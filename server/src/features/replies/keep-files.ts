import { randomUUID } from 'node:crypto';
import { sniffBytes, sniffContentType } from '../../platform/files/sniff.ts';
import { maxIncomingBytes } from '../../platform/inbound-mail/incoming-mail.ts';
import type { IncomingReply } from './incoming-reply.ts';
import type { RepliesDeps } from './replies.deps.ts';
import type { defendantResponseAttachments } from './replies.tables.ts';

export type KeptFiles = {
  readonly originalPath: string | null;
  readonly attachments: readonly (typeof defendantResponseAttachments.$inferInsert)[];
};

/** The key of a reply's file in the store. */
export const replyFileKey = (path: string): string => `private/replies/${path}`;

/**
 * Writes a reply's files before its row. The keys are derived from the message, so a retry after a crash
 * overwrites them instead of adding more.
 */
export async function keepFiles(
  { files }: Pick<RepliesDeps, 'files'>,
  responseId: string,
  { raw, attachments }: IncomingReply,
): Promise<KeptFiles> {
  const put = (path: string, content: Uint8Array, contentType: string) =>
    files.put(replyFileKey(path), content, { contentType, maxBytes: maxIncomingBytes });
  const originalPath = raw && `${responseId}/original.eml`;
  if (originalPath) await put(originalPath, raw, 'message/rfc822');
  const kept: KeptFiles['attachments'][number][] = [];
  for (const [at, { fileName, content }] of attachments.entries()) {
    // File types that we accept as evidence keep their type; anything else is served as bytes to download.
    const sniffed = await sniffContentType(content.subarray(0, sniffBytes));
    const fileType = sniffed?.type ?? 'application/octet-stream';
    const filePath = `${responseId}/attachment-${at + 1}.${sniffed?.extension ?? 'bin'}`;
    await put(filePath, content, fileType);
    kept.push({ id: randomUUID(), responseId, fileName, filePath, fileType, fileSize: content.byteLength });
  }
  return { originalPath, attachments: kept };
}
