import { metadataKeeper } from './auth/index.ts';
import { noteFailedMail, printLetter } from './claims/index.ts';
import { cancelLink, describePayment } from './payments/index.ts';
import type { Tx } from './platform/db/db.ts';
import type { Platform } from './platform/open-platform.ts';
import { hasReplyFrom, isEscalated } from './replies/index.ts';
import { acceptedOfferOf, hasRejectedOffer, newestOffersOf } from './settlements/index.ts';
import { referredTo, type SolicitorsDeps, withdrawWithClaim } from './solicitors/index.ts';

/** Gives each slice what it needs of the platform and of the others, which it does not import. */
export function connectSlices(platform: Platform, siteUrl: string) {
  const { db } = platform;
  const metadata = metadataKeeper(platform);
  const newestOffers = (claimIds: readonly string[]) => newestOffersOf(db, claimIds);
  const solicitors: SolicitorsDeps = {
    ...platform,
    siteUrl,
    hasRejectedOffer,
    isEscalated,
    printLetter: (text, reference) => printLetter(platform, { text, reference }),
  };
  const withdrawFromSolicitors = withdrawWithClaim(solicitors);
  const payments = {
    ...platform,
    siteUrl,
    acceptedOfferOf,
    hasReplyFrom,
    onPaid: withdrawFromSolicitors,
  };
  const cancelPaymentLink = cancelLink(payments);
  const claims = {
    ...platform,
    siteUrl,
    metadata,
    newestOffers,
    describePayment: (claimId: string) => describePayment(db, claimId),
    referredTo: (claimId: string) => referredTo(db, claimId),
    onClosed: async (tx: Tx, claimId: string) => {
      await cancelPaymentLink(tx, claimId);
      await withdrawFromSolicitors(tx, claimId);
    },
  };
  const replies = { ...platform, siteUrl, onFailedForGood: noteFailedMail(claims) };
  return { metadata, claims, replies, payments, solicitors };
}
