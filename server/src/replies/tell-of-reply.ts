import { londonDateOf } from '@plainclaim/domain/shared/dates';
import type { ClaimRow } from '../claims/index.ts';
import type { Tx } from '../platform/db/db.ts';
import { mailPerson } from '../platform/mail/mail-person.ts';
import { queueMail } from '../platform/mail/queue-mail.ts';
import type { RepliesDeps } from './replies.deps.ts';
import {
  writeAutomaticToTeam,
  writeReplyToClaimant,
  writeReplyToTeam,
  writeUnconfirmedToTeam,
  writeUnmatchedToTeam,
} from './replies.emails.tsx';
import type { ResponseRow } from './replies.store.ts';

/** By these keys the two mails of a reply are found again, to be withdrawn. */
export const keysOfTelling = (responseId: string) => ({
  claimant: `reply:${responseId}:claimant`,
  team: `reply:${responseId}:team`,
});

/** The claimant learns that an answer came, the team that one waits to be read. */
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
    ...(await writeReplyToClaimant(response, claim, siteUrl)),
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

/** Once a day for a claim, and without a word of the mail: anybody can write such mails, as many as they like. */
export async function tellOfUnconfirmed(deps: RepliesDeps, tx: Tx, claim: ClaimRow): Promise<void> {
  await queueMail(deps, tx, {
    ...(await writeUnconfirmedToTeam(claim, deps.siteUrl)),
    to: { address: deps.config.TEAM_MAILBOX },
    dedupeKey: `reply-unconfirmed:${claim.id}:${londonDateOf(deps.clock.now())}`,
    claimId: claim.id,
  });
}

/** Once a day, for each claim and for all mails without one: newsletters are automatic mails, too. */
export async function tellOfAutomatic(deps: RepliesDeps, tx: Tx, claim: ClaimRow | undefined): Promise<void> {
  await queueMail(deps, tx, {
    ...(await writeAutomaticToTeam(claim, deps.siteUrl)),
    to: { address: deps.config.TEAM_MAILBOX },
    dedupeKey: `reply-automatic:${claim?.id ?? 'unmatched'}:${londonDateOf(deps.clock.now())}`,
    ...(claim && { claimId: claim.id }),
  });
}

/** Nobody but the team can find out which claim this is about. */
export async function tellOfUnmatched(deps: RepliesDeps, tx: Tx, response: ResponseRow): Promise<void> {
  await queueMail(deps, tx, {
    ...(await writeUnmatchedToTeam(response, deps.siteUrl)),
    to: { address: deps.config.TEAM_MAILBOX },
    dedupeKey: `reply:${response.id}:unmatched`,
  });
}
