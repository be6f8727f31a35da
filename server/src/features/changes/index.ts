export { createChangesRoutes } from './changes.routes.ts';
