import { nameInMails } from '@plainclaim/domain/claims/name-in-mails';
import type { Tx } from '../../platform/db/db.ts';
import { queueMail } from '../../platform/mail/queue-mail.ts';
import { type ClaimRow, replyAddress } from '../claims/index.ts';
import type { Answered } from './answer-offer.ts';
import type { SettlementsDeps } from './settlements.deps.ts';
import {
  type TeamNews,
  writeAcceptedToClaimant,
  writeRejectedToDefendant,
  writeToTeam,
} from './settlements.emails.tsx';
import type { OfferRow } from './settlements.store.ts';

/**
 * Mails the claimant a written record of the agreement. The defendant gets the payment link, which says the
 * same.
 */
export async function tellOfAcceptance(deps: SettlementsDeps, tx: Tx, answered: Answered): Promise<void> {
  const { offer, claim, at } = answered;
  await queueMail(deps, tx, {
    ...(await writeAcceptedToClaimant(offer, claim, at, deps.siteUrl)),
    to: { address: claim.plaintiffEmail, name: claim.plaintiffName },
    replyTo: deps.config.TEAM_MAILBOX,
    dedupeKey: `offer:${offer.id}:accepted`,
    claimId: claim.id,
  });
  await tellTeam(deps, tx, 'accepted', offer, claim);
}

/** Mails the defendant about the rejection, if their address is known. */
export async function tellOfRejection(deps: SettlementsDeps, tx: Tx, answered: Answered): Promise<void> {
  const { offer, claim } = answered;
  if (!claim.defendantEmailUnknown)
    await queueMail(deps, tx, {
      ...(await writeRejectedToDefendant(offer, claim, deps.siteUrl)),
      to: { address: claim.defendantEmail, name: nameInMails(claim) },
      replyTo: replyAddress(deps, claim.id),
      dedupeKey: `offer:${offer.id}:rejected`,
      claimId: claim.id,
    });
  await tellTeam(deps, tx, 'rejected', offer, claim);
}

export const tellOfMissingRequest = (deps: SettlementsDeps, tx: Tx, { offer, claim }: Answered) =>
  tellTeam(deps, tx, 'no-payment-link', offer, claim);

export const tellOfSolicitorWanted = (deps: SettlementsDeps, tx: Tx, offer: OfferRow, claim: ClaimRow) =>
  tellTeam(deps, tx, 'solicitor-wanted', offer, claim);

async function tellTeam(
  deps: SettlementsDeps,
  tx: Tx,
  news: TeamNews,
  offer: OfferRow,
  claim: ClaimRow,
): Promise<void> {
  await queueMail(deps, tx, {
    ...(await writeToTeam(news, offer, claim, deps.siteUrl)),
    to: { address: deps.config.TEAM_MAILBOX },
    dedupeKey: `offer:${offer.id}:team:${news}`,
    claimId: claim.id,
  });
}
