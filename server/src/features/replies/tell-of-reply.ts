import { londonDateOf } from '@plainclaim/domain/shared/dates';
import type { Tx } from '../../platform/db/db.ts';
import { mailPerson } from '../../platform/mail/mail-person.ts';
import { queueMail } from '../../platform/mail/queue-mail.ts';
import type { ClaimRow } from '../claims/index.ts';
import type { RepliesDeps } from './replies.deps.ts';
import {
  writeAutomaticToTeam,
  writeReplyToClaimant,
  writeReplyToTeam,
  writeUnconfirmedToTeam,
  writeUnmatchedToTeam,
} from './replies.emails.tsx';
import type { ResponseRow } from './replies.store.ts';

/** Dedupe keys by which a reply's two mails can be withdrawn. */
export const keysOfTelling = (responseId: string) => ({
  claimant: `reply:${responseId}:claimant`,
  team: `reply:${responseId}:team`,
});

/** Tells the claimant about the reply, and the team that it waits for review. */
export async function tellOfReply(
  deps: RepliesDeps,
  tx: Tx,
  response: ResponseRow,
  claim: ClaimRow,
): Promise<void> {
  const { siteUrl, config } = deps;
  const keys = keysOfTelling(response.id);
  const held = response.undoUntil ? { notBefore: response.undoUntil } : {};
  await mailPerson(deps, tx, {
    ...(await writeReplyToClaimant(response, claim, deps)),
    to: { address: claim.plaintiffEmail, name: claim.plaintiffName },
    replyTo: config.TEAM_MAILBOX,
    dedupeKey: keys.claimant,
    claimId: claim.id,
    ...held,
  });
  await queueMail(deps, tx, {
    ...(await writeReplyToTeam(response, claim, siteUrl)),
    to: { address: config.TEAM_MAILBOX },
    dedupeKey: keys.team,
    claimId: claim.id,
    ...held,
  });
}

/** Once a day per claim, and without the mail's text: anyone can send such mails, in any number. */
export async function tellOfUnconfirmed(deps: RepliesDeps, tx: Tx, claim: ClaimRow): Promise<void> {
  await queueMail(deps, tx, {
    ...(await writeUnconfirmedToTeam(claim, deps.siteUrl)),
    to: { address: deps.config.TEAM_MAILBOX },
    dedupeKey: `reply-unconfirmed:${claim.id}:${londonDateOf(deps.clock.now())}`,
    claimId: claim.id,
  });
}

/** Once a day, per claim and for all mails without one: newsletters count as automatic mails too. */
export async function tellOfAutomatic(deps: RepliesDeps, tx: Tx, claim: ClaimRow | undefined): Promise<void> {
  await queueMail(deps, tx, {
    ...(await writeAutomaticToTeam(claim, deps.siteUrl)),
    to: { address: deps.config.TEAM_MAILBOX },
    dedupeKey: `reply-automatic:${claim?.id ?? 'unmatched'}:${londonDateOf(deps.clock.now())}`,
    ...(claim && { claimId: claim.id }),
  });
}

/** To the team only, because an admin must find out which claim it is about. */
export async function tellOfUnmatched(deps: RepliesDeps, tx: Tx, response: ResponseRow): Promise<void> {
  await queueMail(deps, tx, {
    ...(await writeUnmatchedToTeam(response, deps.siteUrl)),
    to: { address: deps.config.TEAM_MAILBOX },
    dedupeKey: `reply:${response.id}:unmatched`,
  });
}
