import type { Tx } from '../../platform/db/db.ts';
import { withdrawMails } from '../../platform/mail/withdraw-mails.ts';
import { recordEvent, takesBack } from '../history/index.ts';
import { keyOfTelling, takeBackHeldMail } from './held-offer.ts';
import { endOffer, type OfferRow, openOfferOf, restoreReplacedBy } from './settlements.store.ts';

/** Ends a newer offer that the claimant was not shown yet: they have agreed to the one they knew. */
export async function dropUnseenOffer(tx: Tx, claimId: string, at: Date): Promise<void> {
  const newer = await openOfferOf(tx, claimId);
  if (!newer) return;
  await endOffer(tx, newer.id, at);
  await withdrawMails(tx, [keyOfTelling(newer.id)]);
  await record(tx, newer, at);
}

/**
 * Ends an offer in its minute, in the transaction that closes its claim: its mail would ask for an answer that nobody can
 * give any more. For the claimant, the offer that it had replaced is the last one.
 */
export async function dropOfferOfClosed(tx: Tx, claimId: string, at: Date): Promise<void> {
  const held = await openOfferOf(tx, claimId);
  if (!held || !(await takeBackHeldMail(tx, held, at))) return;
  await endOffer(tx, held.id, at);
  const restored = await restoreReplacedBy(tx, held);
  await record(tx, held, at, { restored: restored?.id ?? null });
}

const record = (
  tx: Tx,
  offer: OfferRow,
  at: Date,
  more: { readonly restored?: string | null } = {},
): Promise<unknown> =>
  recordEvent(tx, {
    claimId: offer.claimId,
    kind: 'offer.withdrawn',
    actor: { kind: 'system', id: null },
    at,
    facts: {
      offer_id: offer.id,
      reference: offer.settlementReference,
      amount: offer.offeredAmount,
      claimant_told: false,
      ...more,
      ...takesBack(keyOfTelling(offer.id)),
    },
  });
