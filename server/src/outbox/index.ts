export { createOutboxRoutes } from './outbox.routes.ts';
