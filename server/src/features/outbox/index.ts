export { createClaimMailsRoutes } from './claim-mails.routes.ts';
export { claimMailsMark } from './claim-mails-mark.ts';
export { countFailedMails } from './count-failed-mails.ts';
export { outboxPersonalPart } from './outbox.personal.ts';
export { createOutboxRoutes } from './outbox.routes.ts';
export { failedMailsMark } from './outbox.store.ts';
export { takeBackCorrection } from './take-back-correction.ts';
