import { formatLongDate } from '../shared/dates.ts';
import { formatGbp, type Pence } from '../shared/money.ts';

/** A payment link that can still be paid. */
export type LiveLink = { readonly amount: Pence; readonly expiresAt: Date };

/** To an admin who is about to record an offer of another sum. Empty where the sums are the same. */
export const liveLinkBesideOffer = (link: LiveLink, offered: Pence): string =>
  link.amount === offered
    ? ''
    : `A payment link for ${formatGbp(link.amount)} can be paid until ${formatLongDate(link.expiresAt)}. The offer does not stop it: until the claimant accepts, the defendant can still pay it, which settles the claim in full. Once the claimant accepts, it stops working, and a new link asks for ${formatGbp(offered)}.`;

/** To the claimant who is asked for an answer. */
export const liveLinkBeforeAnswer = (link: LiveLink, offered: Pence, defendant: string): string =>
  link.amount === offered
    ? ''
    : `We have asked ${defendant} to pay ${formatGbp(link.amount)} through a payment link that works until ${formatLongDate(link.expiresAt)}. If you accept this offer, that link stops working, and a new one asks for ${formatGbp(offered)}.`;
