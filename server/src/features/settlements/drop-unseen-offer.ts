import type { Tx } from '../../platform/db/db.ts';
import { mailPerson } from '../../platform/mail/mail-person.ts';
import { withdrawMails } from '../../platform/mail/withdraw-mails.ts';
import { recordEvent, takesBack } from '../history/index.ts';
import type { Answered } from './answer-offer.ts';
import { keyOfTelling, keyOfWithdrawal, takeBackHeldMail } from './held-offer.ts';
import type { SettlementsDeps } from './settlements.deps.ts';
import { writeWithdrawnToClaimant } from './settlements.emails.tsx';
import { endOffer, type OfferRow, openOfferOf, restoreReplacedBy } from './settlements.store.ts';

/**
 * Ends a newer offer that the claimant was not shown yet: they have agreed to the one they knew. Where its mail may have
 * left all the same, they are told that it does not stand.
 */
export async function dropUnseenOffer(
  deps: SettlementsDeps,
  tx: Tx,
  { offer: accepted, claim, at }: Pick<Answered, 'offer' | 'claim' | 'at'>,
): Promise<void> {
  const newer = await openOfferOf(tx, claim.id);
  if (!newer) return;
  await endOffer(tx, newer.id, at);
  const isClaimantTold = !(await withdrawMails(tx, [keyOfTelling(newer.id)]));
  await record(tx, newer, at, { isClaimantTold });
  if (isClaimantTold)
    await mailPerson(deps, tx, {
      ...(await writeWithdrawnToClaimant(newer, claim, { accepted, siteUrl: deps.siteUrl })),
      to: { address: claim.plaintiffEmail, name: claim.plaintiffName },
      replyTo: deps.config.TEAM_MAILBOX,
      dedupeKey: keyOfWithdrawal(newer.id),
      claimId: claim.id,
    });
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
  {
    isClaimantTold = false,
    ...more
  }: { readonly isClaimantTold?: boolean; readonly restored?: string | null },
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
      claimant_told: isClaimantTold,
      ...more,
      ...(!isClaimantTold && takesBack(keyOfTelling(offer.id))),
    },
  });
