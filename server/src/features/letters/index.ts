export { createLettersRoutes } from './letters.routes.ts';
