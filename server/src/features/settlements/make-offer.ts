import { randomBytes, randomUUID } from 'node:crypto';
import { offerMessages, settlementReference } from '@plainclaim/domain/settlements/offer';
import { londonDateOf } from '@plainclaim/domain/shared/dates';
import { heldBackUntil } from '@plainclaim/domain/shared/mail-acts';
import { decimalFromPence } from '@plainclaim/domain/shared/money';
import { isUuid } from '@plainclaim/domain/shared/uuid';
import type { Tx } from '../../platform/db/db.ts';
import { mailPerson } from '../../platform/mail/mail-person.ts';
import { recordAudit } from '../auth/index.ts';
import { type ClaimRow, lockClaim } from '../claims/index.ts';
import { heldAct, recordEvent, takesBack } from '../history/index.ts';
import { markReviewed } from '../replies/index.ts';
import { keyOfTelling, takeBackHeldMail } from './held-offer.ts';
import { refused, requireAmount, requireOfferable } from './offer-checks.ts';
import type { Recorder, SettlementsDeps } from './settlements.deps.ts';
import { writeOfferToClaimant } from './settlements.emails.tsx';
import {
  insertOffer,
  type NewOffer,
  type OfferRow,
  openOfferOf,
  replaceStandingOffer,
  restoreReplacedBy,
} from './settlements.store.ts';

export type OfferToMake = {
  readonly claimId: string;
  /** Pounds, unvalidated. */
  readonly offeredAmount: unknown;
  readonly defendantMessage: string;
  readonly adminNotes: string;
};

/**
 * An admin records a defendant's offer. It replaces an unanswered one. The claimant is shown it when its minute is over,
 * until which it can be withdrawn without a trace for them.
 */
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
    const mistyped = await dropHeldOffer(tx, claim.id, at);
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
        replaces: (mistyped ?? replaced)?.id ?? null,
        ...heldAct(keyOfTelling(made.id)),
        ...(mistyped && takesBack(keyOfTelling(mistyped.id))),
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

/** An offer that is corrected in its own minute: its mail never leaves, and the one before it is the one to replace. */
async function dropHeldOffer(tx: Tx, claimId: string, at: Date): Promise<OfferRow | undefined> {
  const open = await openOfferOf(tx, claimId);
  if (!open || !(await takeBackHeldMail(tx, open, at))) return undefined;
  await replaceStandingOffer(tx, claimId, at);
  await restoreReplacedBy(tx, open);
  return open;
}

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
  await mailPerson(deps, tx, {
    ...(await writeOfferToClaimant(offer, claim, { replaced, siteUrl: deps.siteUrl })),
    to: { address: claim.plaintiffEmail, name: claim.plaintiffName },
    replyTo: deps.config.TEAM_MAILBOX,
    dedupeKey: keyOfTelling(offer.id),
    claimId: claim.id,
    notBefore: heldBackUntil(offer.createdAt),
  });
}
