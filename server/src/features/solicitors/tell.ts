import type { Tx } from '../../platform/db/db.ts';
import { queueMail } from '../../platform/mail/queue-mail.ts';
import { emailOf } from '../auth/index.ts';
import type { ClaimRow } from '../claims/index.ts';
import { recordEvent } from '../history/index.ts';
import type { SolicitorRow } from '../profiles/index.ts';
import type { WrittenMail } from './case-mail.tsx';
import type { SolicitorsDeps } from './solicitors.deps.ts';

type Deps = Pick<SolicitorsDeps, 'jobs' | 'clock' | 'config' | 'requiresProvenEmail'>;

type Letter = {
  readonly mail: WrittenMail;
  readonly key: string;
  /** The claim whose history records the mail. */
  readonly claimId?: string;
  /** Hidden on the claim's page, where the claimant would see another person's address. */
  readonly isUnlisted?: boolean;
};

type Reader = {
  readonly who: 'claimant' | 'solicitor' | 'team';
  readonly address: string;
  readonly name?: string;
};

/**
 * Mails of this slice are queued in the transaction of the act they tell of, once each, and recorded in the
 * claim's history.
 */
export const tellClaimant = (deps: Deps, tx: Tx, claim: ClaimRow, mail: WrittenMail, key: string) =>
  send(
    deps,
    tx,
    { who: 'claimant', address: claim.plaintiffEmail, name: claim.plaintiffName },
    { mail, key, claimId: claim.id },
  );

/** Without a name: solicitors type their own, and may not have proven the mailbox yet. */
export async function tellSolicitor(
  deps: Deps,
  tx: Tx,
  { userId, email }: SolicitorRow,
  letter: Letter,
): Promise<void> {
  const address = deps.requiresProvenEmail ? await emailOf(tx, userId) : email;
  if (address) await send(deps, tx, { who: 'solicitor', address }, letter);
}

export const tellTeam = (deps: Deps, tx: Tx, letter: Letter) =>
  send(deps, tx, { who: 'team', address: deps.config.TEAM_MAILBOX }, letter);

async function send(
  deps: Deps,
  tx: Tx,
  { who, ...to }: Reader,
  { mail, key, claimId, isUnlisted = false }: Letter,
): Promise<void> {
  const mailId = await queueMail(deps, tx, {
    ...mail,
    to,
    replyTo: deps.config.TEAM_MAILBOX,
    dedupeKey: `${mail.kind}:${key}`,
    ...(claimId && !isUnlisted && { claimId }),
  });
  if (!claimId) return;
  await recordEvent(tx, {
    claimId,
    kind: 'mail.queued',
    actor: { kind: 'system', id: null },
    at: deps.clock.now(),
    facts: { mail_id: mailId, mail_kind: mail.kind, told: who },
  });
}
