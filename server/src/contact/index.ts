export { createContactRoutes } from './contact.routes.ts';
