import type { Tx } from '../../platform/db/db.ts';
import type { ClaimRow } from '../claims/index.ts';
import type { Case } from './case-mail.tsx';
import { writeAsked, writeNobodyLeft, writeQuestion, writeWithdrawal } from './search.emails.tsx';
import type { SolicitorsDeps } from './solicitors.deps.ts';
import type { SearchRow } from './solicitors.store.ts';
import { tellClaimant, tellSolicitor, tellTeam } from './tell.ts';

/** Mails the solicitor the question, and the claimant that they were asked. */
export async function tellOfAsked(deps: SolicitorsDeps, tx: Tx, one: Case): Promise<void> {
  const { siteUrl } = deps;
  const { referral, claim, solicitor } = one;
  const question = await writeQuestion(one, siteUrl);
  const about = { key: referral.id, claimId: claim.id, isUnlisted: true };
  await tellSolicitor(deps, tx, solicitor, { ...about, mail: question });
  await tellClaimant(deps, tx, claim, await writeAsked(one, siteUrl), referral.id);
}

/** Mails claimant and team that no solicitor is left to ask. */
export async function tellOfNobodyLeft(
  deps: SolicitorsDeps,
  tx: Tx,
  search: SearchRow,
  claim: ClaimRow,
): Promise<void> {
  const { siteUrl } = deps;
  await tellClaimant(deps, tx, claim, await writeNobodyLeft(claim, 'claimant', siteUrl), search.id);
  const mail = await writeNobodyLeft(claim, 'team', siteUrl);
  await tellTeam(deps, tx, { mail, key: search.id, claimId: claim.id });
}

/** Mails the solicitor that the case is no longer theirs. */
export async function tellOfWithdrawal(
  deps: SolicitorsDeps,
  tx: Tx,
  one: Case,
  why: Parameters<typeof writeWithdrawal>[1],
): Promise<void> {
  const { referral, claim, solicitor } = one;
  const mail = await writeWithdrawal(one, why, deps.siteUrl);
  await tellSolicitor(deps, tx, solicitor, { mail, key: referral.id, claimId: claim.id, isUnlisted: true });
}
