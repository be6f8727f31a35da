import { isHeldBack } from '@plainclaim/domain/shared/mail-acts';
import type { Tx } from '../../platform/db/db.ts';
import { withdrawMails } from '../../platform/mail/withdraw-mails.ts';
import type { OfferRow } from './settlements.store.ts';

/** The dedupe key by which the mail about an offer can be withdrawn. */
export const keyOfTelling = (offerId: string) => `offer:${offerId}:claimant`;

/** The offer that a mail with such a key is about. */
export const offerOfMail = (key: string): string => key.split(':')[1] ?? '';

/** Of the mail that says that an offer no longer stands. */
export const keyOfWithdrawal = (offerId: string) => `offer:${offerId}:withdrawn`;

/**
 * Withdraws the mail about an offer in the offer's minute. False when it may have been sent: then the claimant
 * knows of the offer.
 */
export const takeBackHeldMail = async (
  tx: Tx,
  offer: Pick<OfferRow, 'id' | 'createdAt'>,
  at: Date,
): Promise<boolean> => isHeldBack(offer.createdAt, at) && (await withdrawMails(tx, [keyOfTelling(offer.id)]));
