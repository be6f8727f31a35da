export { createProfileFor } from './create-profile.ts';
export type { MetadataKeeper } from './profile.ts';
export { createProfilesRoutes, type ProfilesApi } from './profiles.routes.ts';
