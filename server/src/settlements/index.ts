export { createSettlementsRoutes } from './settlements.routes.ts';
export { acceptedOfferOf, standingOffersOf } from './settlements.store.ts';
