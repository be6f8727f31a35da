export { settlementsPersonalPart } from './settlements.personal.ts';
export { createSettlementsRoutes } from './settlements.routes.ts';
export { acceptedOfferOf, hasRejectedOffer, newestOffersOf } from './settlements.store.ts';
