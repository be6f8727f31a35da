import type { RightOpeners } from '../../http/file-rights.ts';
import { type ClaimRepliesDeps, openReplyFile } from './claim-replies/link-reply-file.ts';
import { openAttachment } from './link-attachment.ts';

/** Opens links to files of replies, by the right that each link names. */
export const replyFileRights = (deps: Omit<ClaimRepliesDeps, 'secretKey'>): RightOpeners => ({
  'reply-attachment': {
    signedIn: true,
    open: (actor, [responseId = '', id = '']) => openAttachment(deps, actor, responseId, id),
  },
  'claim-reply-file': {
    signedIn: true,
    open: (actor, [claimId = '', replyId = '', id = '']) =>
      openReplyFile(deps, actor, [claimId, replyId, id]),
  },
});
