export { dropOfferOfClosed } from './drop-unseen-offer.ts';
export { settlementsPersonalPart } from './settlements.personal.ts';
export { createSettlementsRoutes } from './settlements.routes.ts';
export {
  acceptedOfferOf,
  deleteOffersOf,
  hasRejectedOffer,
  newestOffersOf,
  standingOfferOf,
} from './settlements.store.ts';
export { whyOfferMailIsStale } from './why-offer-mail-is-stale.ts';
