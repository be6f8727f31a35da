import type { Tx } from '../../platform/db/db.ts';
import { type Removal, writeAccepted, writeGivenBack, writeProgress } from './case.emails.tsx';
import type { Case } from './case-mail.tsx';
import { writeExpired } from './search.emails.tsx';
import type { SolicitorsDeps } from './solicitors.deps.ts';
import { tellClaimant, tellSolicitor, tellTeam } from './tell.ts';
import { tellOfWithdrawal } from './tell-of-search.ts';

export async function tellOfAcceptance(deps: SolicitorsDeps, tx: Tx, one: Case): Promise<void> {
  const { siteUrl } = deps;
  const { referral, claim } = one;
  await tellClaimant(deps, tx, claim, await writeAccepted(one, 'claimant', siteUrl), referral.id);
  const mail = await writeAccepted(one, 'team', siteUrl);
  await tellTeam(deps, tx, { mail, key: referral.id, claimId: claim.id });
}

export async function tellOfExpiry(deps: SolicitorsDeps, tx: Tx, one: Case): Promise<void> {
  const { referral, claim, solicitor } = one;
  const mail = await writeExpired(one, deps.siteUrl);
  await tellSolicitor(deps, tx, solicitor, { mail, key: referral.id, claimId: claim.id, isUnlisted: true });
}

export async function tellOfProgress(
  deps: SolicitorsDeps,
  tx: Tx,
  one: Case,
  step: 'start' | 'complete',
): Promise<void> {
  const mail = await writeProgress(one, step, deps.siteUrl);
  await tellClaimant(deps, tx, one.claim, mail, one.referral.id);
}

/** Tells everyone that a solicitor who took the case on lost it by an admin's act. */
export async function tellOfCaseGivenBack(
  deps: SolicitorsDeps,
  tx: Tx,
  one: Case,
  why: Removal,
): Promise<void> {
  const { referral, claim } = one;
  await tellOfWithdrawal(deps, tx, one, why);
  await tellClaimant(deps, tx, claim, await writeGivenBack(one, 'claimant', deps.siteUrl), referral.id);
  const mail = await writeGivenBack(one, 'team', deps.siteUrl);
  await tellTeam(deps, tx, { mail, key: referral.id, claimId: claim.id });
}
