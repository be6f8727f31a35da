import { isOpen } from '@plainclaim/domain/claims/statuses';
import type { Tx } from '../../../platform/db/db.ts';
import { mailPerson } from '../../../platform/mail/mail-person.ts';
import { queueMail } from '../../../platform/mail/queue-mail.ts';
import type { FailedEmail } from '../../../platform/mail/send-mail.ts';
import { recordEvent } from '../../history/index.ts';
import type { ClaimsDeps } from '../claims.deps.ts';
import { type ClaimRow, lockClaim } from '../claims.store.ts';
import { theSystem } from '../event-actor.ts';
import { noteFailedLetter } from '../service/note-failed-letter.ts';
import { writeFailureToClaimant, writeFailureToTeam } from './failure-mails.tsx';
import { mailKinds } from './mail-kinds.ts';

type Deps = Pick<ClaimsDeps, 'clock' | 'jobs' | 'config' | 'siteUrl'>;

/** The failure of one of these notices causes no further notice, or they would never end. */
const notices: readonly string[] = [mailKinds.failureToClaimant, mailKinds.failureToTeam];

/**
 * Called in the transaction that gives up a mail about a claim: records it in the claim's history, and mails
 * the claimant and the team, each unless it was their own mailbox that failed.
 */
export const noteFailedMail =
  (deps: Deps) =>
  async (tx: Tx, failed: FailedEmail): Promise<void> => {
    const claim = failed.claimId === null ? undefined : await lockClaim(tx, failed.claimId);
    if (!claim) return;
    await (failed.kind === mailKinds.letter ? noteFailedLetter : recordFailure)(
      tx,
      claim,
      failed,
      deps.clock.now(),
    );
    if (notices.includes(failed.kind)) return;
    // A letter that was withdrawn because its claim was closed is no news.
    if (failed.kind === mailKinds.letter && !isOpen(claim.status)) return;
    const { TEAM_MAILBOX } = deps.config;
    const about = { claimId: claim.id };
    if (!isSameAddress(failed.toAddress, claim.plaintiffEmail))
      await mailPerson(deps, tx, {
        ...(await writeFailureToClaimant(claim, failed, deps.siteUrl)),
        ...about,
        to: { address: claim.plaintiffEmail, name: claim.plaintiffName },
        replyTo: TEAM_MAILBOX,
        dedupeKey: `mail-failed:${failed.id}:claimant`,
      });
    if (!isSameAddress(failed.toAddress, TEAM_MAILBOX))
      await queueMail(deps, tx, {
        ...(await writeFailureToTeam(claim, failed, deps.siteUrl)),
        ...about,
        to: { address: TEAM_MAILBOX },
        dedupeKey: `mail-failed:${failed.id}:team`,
      });
  };

async function recordFailure(tx: Tx, claim: ClaimRow, failed: FailedEmail, at: Date): Promise<void> {
  await recordEvent(tx, {
    claimId: claim.id,
    kind: 'mail.failed',
    actor: theSystem,
    at,
    facts: { mail_id: failed.id, mail_kind: failed.kind, attempts: failed.attempts },
    personal: { to: failed.toAddress, error: failed.lastError },
  });
}

const isSameAddress = (one: string, other: string): boolean => one.toLowerCase() === other.toLowerCase();
