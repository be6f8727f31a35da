import { randomUUID } from 'node:crypto';
import type { IssueType } from '@plainclaim/domain/claims/issue-types';
import type { Jurisdiction } from '@plainclaim/domain/claims/jurisdictions';
import { normalisePostcode, type UkPostcode } from '@plainclaim/domain/shared/postcode';
import { type Candidate, type Match, matchSolicitors } from '@plainclaim/domain/solicitors/match';
import { answerDueBy } from '@plainclaim/domain/solicitors/referrals';
import type { Tx } from '../../../platform/db/db.ts';
import { blockedAmong } from '../../auth/index.ts';
import type { ClaimRow } from '../../claims/index.ts';
import { recordEvent } from '../../history/index.ts';
import { approvedSolicitorsFor, solicitorById } from '../../profiles/index.ts';
import type { SolicitorsDeps } from '../solicitors.deps.ts';
import {
  insertReferral,
  type ReferralRow,
  referralsOfSearch,
  type SearchRow,
  updateSearch,
  workloadsOf,
} from '../solicitors.store.ts';
import { tellOfAsked, tellOfNobodyLeft } from '../tell-of-search.ts';

/** Asks the best match not asked yet; with none left, ends the search and tells the claimant. */
export async function askNext(
  deps: SolicitorsDeps,
  tx: Tx,
  search: SearchRow,
  claim: ClaimRow,
): Promise<ReferralRow | null> {
  const at = deps.clock.now();
  const asked = await referralsOfSearch(tx, search.id);
  const [next] = matchSolicitors(caseOf(claim), await candidatesFor(tx, claim, at), idsOf(asked));
  if (!next) {
    await endWithoutSolicitor(deps, tx, search, claim, at);
    return null;
  }
  return await ask(deps, tx, { search, claim, match: next, position: asked.length + 1, at });
}

type Asking = {
  readonly search: SearchRow;
  readonly claim: ClaimRow;
  readonly match: Match;
  readonly position: number;
  readonly at: Date;
};

async function ask(
  deps: SolicitorsDeps,
  tx: Tx,
  { search, claim, match, position, at }: Asking,
): Promise<ReferralRow> {
  const referral = await insertReferral(tx, {
    id: randomUUID(),
    searchId: search.id,
    claimId: claim.id,
    solicitorId: match.userId,
    position,
    matchReason: match.reason,
    status: 'pending',
    askedAt: at,
    dueAt: answerDueBy(at, claim.jurisdiction as Jurisdiction, deps.law),
  });
  await updateSearch(tx, search.id, { status: 'asking' });
  await recordEvent(tx, {
    claimId: claim.id,
    kind: 'solicitor.asked',
    actor: { kind: 'system', id: null },
    at,
    facts: {
      referral_id: referral.id,
      solicitor_id: match.userId,
      position,
      due_at: referral.dueAt.toISOString(),
    },
  });
  const solicitor = await solicitorById(tx, match.userId);
  if (!solicitor) throw new Error('a match without a profile');
  await tellOfAsked(deps, tx, { referral, claim, solicitor });
  return referral;
}

async function endWithoutSolicitor(
  deps: SolicitorsDeps,
  tx: Tx,
  search: SearchRow,
  claim: ClaimRow,
  at: Date,
): Promise<void> {
  await updateSearch(tx, search.id, { status: 'exhausted', closedAt: at });
  await recordEvent(tx, {
    claimId: claim.id,
    kind: 'solicitor.none-left',
    actor: { kind: 'system', id: null },
    at,
    facts: { search_id: search.id },
  });
  await tellOfNobodyLeft(deps, tx, search, claim);
}

async function candidatesFor(tx: Tx, claim: ClaimRow, now: Date): Promise<Candidate[]> {
  const fitting = await approvedSolicitorsFor(tx, caseOf(claim));
  const ids = fitting.map(({ userId }) => userId);
  const [workloads, blocked] = [await workloadsOf(tx, ids), await blockedAmong(tx, ids, now)];
  return fitting
    .filter(({ userId }) => !blocked.has(userId))
    .map((one) => ({
      userId: one.userId,
      jurisdictions: one.jurisdictions as Jurisdiction[],
      practiceAreas: one.practiceAreas as IssueType[],
      // Validated at sign-up and in the profile; an empty postcode counts as far away.
      postcode: (normalisePostcode(one.postcode) ?? nowhere) as UkPostcode,
      ...(workloads.get(one.userId) ?? { openCases: 0, answered: 0, accepted: 0 }),
    }));
}

const nowhere = 'BF1 0AX' as UkPostcode;

const caseOf = (claim: ClaimRow) => ({
  jurisdiction: claim.jurisdiction as Jurisdiction,
  issueType: claim.issueType as IssueType,
  postcode: (normalisePostcode(claim.plaintiffPostcode) ?? nowhere) as UkPostcode,
});

const idsOf = (asked: readonly ReferralRow[]): ReadonlySet<string> =>
  new Set(asked.map(({ solicitorId }) => solicitorId));
