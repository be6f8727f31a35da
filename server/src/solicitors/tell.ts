import type { ClaimRow } from '../claims/index.ts';
import type { Tx } from '../platform/db/db.ts';
import { queueMail } from '../platform/mail/queue-mail.ts';
import type { SolicitorRow } from '../profiles/index.ts';
import type { SolicitorsDeps } from './solicitors.deps.ts';
import type { WrittenMail } from './solicitors.emails.tsx';

type Deps = Pick<SolicitorsDeps, 'jobs' | 'clock' | 'config'>;

type Letter = { readonly mail: WrittenMail; readonly key: string; readonly claimId?: string };

/** Mails of this slice: written in the transaction of what they tell, each once. */
export const tellClaimant = (deps: Deps, tx: Tx, claim: ClaimRow, mail: WrittenMail, key: string) =>
  send(
    deps,
    tx,
    { address: claim.plaintiffEmail, name: claim.plaintiffName },
    { mail, key, claimId: claim.id },
  );

export const tellSolicitor = (deps: Deps, tx: Tx, { email, fullName }: SolicitorRow, letter: Letter) =>
  send(deps, tx, { address: email, name: fullName }, letter);

export const tellTeam = (deps: Deps, tx: Tx, letter: Letter) =>
  send(deps, tx, { address: deps.config.TEAM_MAILBOX }, letter);

async function send(
  deps: Deps,
  tx: Tx,
  to: { readonly address: string; readonly name?: string },
  { mail, key, claimId }: Letter,
): Promise<void> {
  await queueMail(deps, tx, {
    ...mail,
    to,
    replyTo: deps.config.TEAM_MAILBOX,
    dedupeKey: `${mail.kind}:${key}`,
    ...(claimId && { claimId }),
  });
}
