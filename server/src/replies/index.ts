export { createInboundMailRoutes, inboundMailBody } from './inbound-mail.routes.ts';
export { replyFromMail } from './incoming-reply.ts';
export { recordReply } from './record-reply.ts';
export type { RepliesDeps } from './replies.deps.ts';
export { createRepliesRoutes } from './replies.routes.ts';
export { hasReplyFrom, repliesMark } from './replies.store.ts';
export { nobodyToTell } from './review/review.deps.ts';
export { createReviewRoutes } from './review/review.routes.ts';
