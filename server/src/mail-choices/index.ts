export { createMailChoicesRoutes } from './mail-choices.routes.ts';
