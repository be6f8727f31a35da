export { createNewsRoutes } from './news.routes.ts';
