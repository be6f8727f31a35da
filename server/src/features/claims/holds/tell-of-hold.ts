import type { Tx } from '../../../platform/db/db.ts';
import { mailPerson } from '../../../platform/mail/mail-person.ts';
import type { ClaimsDeps } from '../claims.deps.ts';
import type { ClaimRow } from '../claims.store.ts';
import type { WrittenMail } from '../mails/mail-words.ts';
import { writeGoesOnMail, writePausedMail } from './hold-mails.tsx';
import type { HoldRow } from './holds.store.ts';

/** Tells the claimant until when their claim is paused, each time that day changes. */
export async function tellOfPause(deps: ClaimsDeps, tx: Tx, claim: ClaimRow, hold: HoldRow): Promise<void> {
  const key = `claim-paused:${hold.id}:${hold.confirmedAt === null ? 'provisional' : (hold.lastDay ?? 'open')}`;
  await tellClaimant(deps, tx, claim, await writePausedMail(claim, hold, deps.siteUrl), key);
}

/** `claim` has the deadline that follows from the hold. */
export async function tellOfEnd(deps: ClaimsDeps, tx: Tx, claim: ClaimRow, hold: HoldRow): Promise<void> {
  await tellClaimant(deps, tx, claim, await writeGoesOnMail(claim, deps.siteUrl), `claim-goes-on:${hold.id}`);
}

async function tellClaimant(
  deps: ClaimsDeps,
  tx: Tx,
  claim: ClaimRow,
  mail: WrittenMail,
  dedupeKey: string,
): Promise<void> {
  const to = { address: claim.plaintiffEmail, name: claim.plaintiffName };
  await mailPerson(deps, tx, { ...mail, to, dedupeKey, claimId: claim.id });
}
