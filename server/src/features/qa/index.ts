export { createQaRoutes } from './qa.routes.ts';
export { openRehearsal, type RehearsalDeps } from './rehearsal/open-rehearsal.ts';
