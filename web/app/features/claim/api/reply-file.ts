import type { ClaimRepliesApi } from '@plainclaim/server/features/replies/claim-replies/claim-replies.routes';
import { hc } from 'hono/client';
import { apiFetch } from '../../../lib/api.ts';
import { startDownload } from '../../../lib/start-download.ts';

const { replies } = hc<ClaimRepliesApi>('/', { fetch: apiFetch }).api.claims[':id'];

type ReplyFile = { readonly id: string; readonly file_name: string };

/** Fetches a short-lived URL of a file that came with a reply, and opens it. */
export async function downloadReplyFile(claimId: string, replyId: string, file: ReplyFile): Promise<void> {
  const response = await replies[':replyId'].attachments[':attachmentId'].link.$get({
    param: { id: claimId, replyId, attachmentId: file.id },
  });
  startDownload((await response.json()).url, file.file_name);
}
