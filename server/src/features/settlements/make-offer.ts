import { randomBytes, randomUUID } from 'node:crypto';
import { offerMessages, settlementReference } from '@plainclaim/domain/settlements/offer';
import { londonDateOf } from '@plainclaim/domain/shared/dates';
import { heldBackUntil } from '@plainclaim/domain/shared/mail-acts';
import { decimalFromPence } from '@plainclaim/domain/shared/money';
import { isUuid } from '@plainclaim/domain/shared/uuid';
import type { Tx } from '../../platform/db/db.ts';
import { mailPerson } from '../../platform/mail/mail-person.ts';
import { withdrawMails } from '../../platform/mail/withdraw-mails.ts';
import { recordAudit } from '../auth/index.ts';
import { type ClaimRow, lockClaim } from '../claims/index.ts';
import { recordEvent } from '../history/index.ts';
import { markReviewed } from '../replies/index.ts';
import { refused, requireAmount, requireOfferable } from './offer-checks.ts';
import type { Recorder, SettlementsDeps } from './settlements.deps.ts';
import { writeOfferToClaimant } from './settlements.emails.tsx';
import { insertOffer, type NewOffer, type OfferRow, replaceStandingOffer } from './settlements.store.ts';

export type OfferToMake = {
  readonly claimId: string;
  /** Pounds, unvalidated. */
  readonly offeredAmount: unknown;
  readonly defendantMessage: string;
  readonly adminNotes: string;
};

/** An admin records a defendant's offer. It replaces an unanswered one. */
export async function makeOffer(
  deps: SettlementsDeps,
  { actor, address }: Recorder,
  offer: OfferToMake,
): Promise<OfferRow> {
  if (!isUuid(offer.claimId)) throw refused(offerMessages.missing, 'claim_id');
  const amount = requireAmount(offer.offeredAmount);
  const at = deps.clock.now();
  return await deps.db.transaction(async (tx) => {
    const claim = requireOfferable(await lockClaim(tx, offer.claimId), amount);
    const replaced = await replaceStandingOffer(tx, claim.id, at);
    const made = await insertUnderFreeReference(tx, {
      id: randomUUID(),
      claimId: claim.id,
      offeredAmount: decimalFromPence(amount),
      defendantMessage: offer.defendantMessage,
      adminNotes: offer.adminNotes,
      createdBy: actor.userId,
      createdAt: at,
    });
    await markReviewed(tx, claim.id, at);
    await recordEvent(tx, {
      claimId: claim.id,
      kind: 'offer.made',
      actor: { kind: 'admin', id: actor.userId },
      at,
      facts: {
        offer_id: made.id,
        reference: made.settlementReference,
        amount: made.offeredAmount,
        replaces: replaced?.id ?? null,
      },
    });
    await recordAudit(tx, {
      action: 'admin-act',
      userId: actor.userId,
      address,
      at,
      details: { act: 'offer-made', claim_id: claim.id, offer_id: made.id },
    });
    await tellClaimant(deps, tx, claim, made, replaced);
    return made;
  });
}

/** The mail about an offer is held; an offer withdrawn meanwhile is never mailed. */
export const heldUntil = ({ createdAt }: Pick<OfferRow, 'createdAt'>): Date => heldBackUntil(createdAt);

/** The dedupe key by which the mail about an offer can be withdrawn. */
const keyOfTelling = (offerId: string) => `offer:${offerId}:claimant`;

/**
 * Withdraws the mail about an offer while it is held. False when it may have been sent: then the claimant
 * knows of the offer.
 */
export const takeBackHeldMail = async (
  tx: Tx,
  offer: Pick<OfferRow, 'id' | 'createdAt'>,
  at: Date,
): Promise<boolean> => at < heldUntil(offer) && (await withdrawMails(tx, [keyOfTelling(offer.id)]));

/** References are short and may collide, so another one is tried. */
async function insertUnderFreeReference(
  tx: Tx,
  offer: Omit<NewOffer, 'settlementReference'>,
): Promise<OfferRow> {
  const year = Number(londonDateOf(offer.createdAt).slice(0, 4));
  for (let attempt = 0; attempt < 5; attempt++) {
    const reference = settlementReference(year, randomBytes(6));
    const inserted = await insertOffer(tx, { ...offer, settlementReference: reference });
    if (inserted) return inserted;
  }
  throw new Error('no free settlement reference was found');
}

async function tellClaimant(
  deps: SettlementsDeps,
  tx: Tx,
  claim: ClaimRow,
  offer: OfferRow,
  replaced: OfferRow | undefined,
): Promise<void> {
  const isReplacedHeld = replaced && (await takeBackHeldMail(tx, replaced, offer.createdAt));
  const known = isReplacedHeld ? undefined : replaced;
  await mailPerson(deps, tx, {
    ...(await writeOfferToClaimant(offer, claim, { replaced: known, siteUrl: deps.siteUrl })),
    to: { address: claim.plaintiffEmail, name: claim.plaintiffName },
    replyTo: deps.config.TEAM_MAILBOX,
    dedupeKey: keyOfTelling(offer.id),
    claimId: claim.id,
    notBefore: heldUntil(offer),
  });
}
