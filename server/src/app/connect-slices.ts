import type { SeenAt } from '@plainclaim/domain/shared/mail-acts';
import { mailboxProofRequired } from '../config/config.ts';
import { metadataStore, userIdsWithRole } from '../features/auth/index.ts';
import { noteFailedMail, storedLetter, type TestClaimsDeps } from '../features/claims/index.ts';
import {
  cancelLink,
  claimsWithPayments,
  deleteLinksOf,
  describePayment,
  resumePayment,
} from '../features/payments/index.ts';
import {
  hasReplyFrom,
  isDisputedByReply,
  lastEscalatedAt,
  readClaimReplies,
  readUnconfirmedReplies,
  removeRepliesOf,
} from '../features/replies/index.ts';
import {
  acceptedOfferOf,
  deleteOffersOf,
  hasRejectedOffer,
  newestOffersOf,
  standingOfferOf,
} from '../features/settlements/index.ts';
import {
  deleteSearchesOf,
  openSearchesOf,
  referredTo,
  type SolicitorsDeps,
  withdrawWithClaim,
} from '../features/solicitors/index.ts';
import type { Tx } from '../platform/db/db.ts';
import type { Platform } from '../platform/open-platform.ts';
import type { AppOptions } from './app-options.ts';
import { dropHeldActs } from './drop-held-acts.ts';

/** Gives each slice what it needs of the platform and of other slices, which slices do not import. */
export function connectSlices(
  platform: Platform,
  siteUrl: string,
  { letterWaitMs }: Pick<AppOptions, 'letterWaitMs'> = {},
) {
  const { db } = platform;
  const metadata = metadataStore(platform);
  const requiresProvenEmail = mailboxProofRequired(platform.config);
  const newestOffers = (claimIds: readonly string[], seenAt: SeenAt) => newestOffersOf(db, claimIds, seenAt);
  const solicitors: SolicitorsDeps = {
    ...platform,
    siteUrl,
    requiresProvenEmail,
    hasRejectedOffer,
    lastEscalatedAt,
    storedLetter: (claim) => storedLetter(platform, claim),
  };
  const withdrawFromSolicitors = withdrawWithClaim(solicitors);
  const dropHeld = dropHeldActs(platform);
  const payments = {
    ...platform,
    siteUrl,
    acceptedOfferOf,
    standingOfferOf,
    hasReplyFrom,
    isDisputedByReply,
    onPaid: async (tx: Tx, claimId: string) => {
      await dropHeld(tx, claimId);
      await withdrawFromSolicitors(tx, claimId);
    },
  };
  const cancelPaymentLink = cancelLink(payments);
  const claims = {
    ...platform,
    siteUrl,
    metadata,
    requiresProvenEmail,
    letterWaitMs,
    newestOffers,
    describePayment: (claimId: string, seenAt: SeenAt) => describePayment(db, claimId, seenAt),
    referredTo: (claimId: string) => referredTo(db, claimId),
    openSearches: (claimIds: readonly string[]) => openSearchesOf(db, claimIds),
    claimReplies: readClaimReplies(platform),
    unconfirmedReplies: readUnconfirmedReplies(platform),
    onHoldEnded: resumePayment(payments),
    onClosed: async (tx: Tx, claimId: string) => {
      await dropHeld(tx, claimId);
      await cancelPaymentLink(tx, claimId, platform.clock.now());
      await withdrawFromSolicitors(tx, claimId);
    },
  };
  const replies = { ...platform, siteUrl, onFailedForGood: noteFailedMail(claims) };
  const testClaims: TestClaimsDeps = {
    ...platform,
    testers: (executor) => userIdsWithRole(executor, 'tester'),
    withPayments: claimsWithPayments,
    onRemoved: async (tx, claimId) => {
      await deleteSearchesOf(tx, claimId);
      await deleteLinksOf(tx, claimId);
      await deleteOffersOf(tx, claimId);
      return await removeRepliesOf(tx, claimId);
    },
  };
  return { metadata, claims, replies, payments, solicitors, testClaims };
}

export type Slices = ReturnType<typeof connectSlices>;
