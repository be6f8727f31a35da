export { mailChoicesPersonalPart } from './mail-choices.personal.ts';
export { createMailChoicesRoutes } from './mail-choices.routes.ts';
export { subscribersOf } from './mail-choices.store.ts';
export { mailIfWanted, type OptionalMailDeps } from './mail-if-wanted.ts';
