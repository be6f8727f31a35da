export { adminNames } from './admin-names.ts';
export { createProfileFor, lacksProfile } from './create-profile.ts';
export { nameOf } from './name-of.ts';
export type { MetadataStore } from './profile.ts';
export { profilesPersonalPart } from './profiles.personal.ts';
export { createProfilesRoutes } from './profiles.routes.ts';
export { readProfile } from './read-profile.ts';
export {
  approvedSolicitorsFor,
  countSolicitors,
  listSolicitorRows,
  lockSolicitor,
  type SolicitorRow,
  solicitorById,
  solicitorsMark,
  updateSolicitor,
} from './solicitors.store.ts';
