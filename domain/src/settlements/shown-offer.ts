import { heldBackUntil } from '../shared/mail-acts.ts';

type OfferTimes = {
  readonly createdAt: Date;
  /** When it ended without an answer: replaced or withdrawn. */
  readonly replacedAt: Date | null;
  readonly withdrawnAt: Date | null;
};

/** Whether the claimant has ever been shown the offer: its minute is over, and it did not end in it. */
export function wasShown({ createdAt, replacedAt }: OfferTimes, now: Date): boolean {
  const shownFrom = heldBackUntil(createdAt);
  return now >= shownFrom && (replacedAt === null || replacedAt >= shownFrom);
}

/**
 * Whether a newer offer has taken its place for the claimant. Until that one is shown, the claimant knows only of this
 * one and can still answer it.
 */
export const isReplacedForClaimant = ({ replacedAt, withdrawnAt }: OfferTimes, now: Date): boolean =>
  replacedAt !== null && withdrawnAt === null && now >= heldBackUntil(replacedAt);

/** Until when the claimant can still answer an offer that a newer one has replaced; null where none has. */
export const answerableUntil = (offer: OfferTimes): Date | null =>
  offer.replacedAt !== null && offer.withdrawnAt === null && wasShown(offer, offer.replacedAt)
    ? heldBackUntil(offer.replacedAt)
    : null;
