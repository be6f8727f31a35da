export { createProfileFor } from './create-profile.ts';
export type { MetadataKeeper } from './profile.ts';
export { createProfilesRoutes } from './profiles.routes.ts';
