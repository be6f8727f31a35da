export { countFailedMails } from './count-failed-mails.ts';
export { createOutboxRoutes } from './outbox.routes.ts';
export { failedMailsMark } from './outbox.store.ts';
