export { createSettlementsRoutes } from './settlements.routes.ts';
export { acceptedOfferOf, newestOffersOf } from './settlements.store.ts';
