export { contactPersonalPart } from './contact.personal.ts';
export { createContactRoutes } from './contact.routes.ts';
export { messagesMark } from './contact.store.ts';
export { countUnread } from './inbox/count-unread.ts';
export { createInboxRoutes } from './inbox/inbox.routes.ts';
