export { createQaRoutes } from './qa.routes.ts';
export { openRehearsal } from './rehearsal/open-rehearsal.ts';
