import type { Actor } from '@plainclaim/domain/accounts/actor';
import { claimAsShown } from '@plainclaim/domain/claims/claim-as-shown';
import { type Pence, pence, penceFromDecimal } from '@plainclaim/domain/shared/money';
import {
  givesAccess,
  type ReferralTab,
  referralStatuses,
  statusesOfTab,
} from '@plainclaim/domain/solicitors/referrals';
import { type Page, readPage } from '../../../http/paging.ts';
import { type ClaimRow, claimsByIds } from '../../claims/index.ts';
import { requireSolicitor } from '../require-solicitor.ts';
import type { SolicitorsDeps } from '../solicitors.deps.ts';
import {
  claimIdsOf,
  countReferrals,
  listReferrals,
  type ReferralRow,
  referralsLost,
} from '../solicitors.store.ts';

export type CaseToShow = { readonly referral: ReferralRow; readonly claim: ClaimRow };

export type CaseFigures = {
  readonly pending: number;
  readonly accepted: number;
  readonly totalValue: Pence;
  readonly completed: number;
};

export type CaseList = Page<CaseToShow> & {
  readonly figures: CaseFigures;
  /** Cases the solicitor recently lost: declined, passed on or withdrawn. */
  readonly movedOn: readonly CaseToShow[];
};

const movedOnForDays = 30;
const mostMovedOn = 10;

/** A tab of the solicitor's dashboard, its four figures, and the cases recently lost. */
export async function listCases(
  { db, clock }: Pick<SolicitorsDeps, 'db' | 'clock'>,
  actor: Actor,
  asked: { readonly tab: ReferralTab; readonly cursor?: string | undefined; readonly limit: number },
): Promise<CaseList> {
  await requireSolicitor(db, actor);
  const now = clock.now();
  const since = new Date(now.getTime() - movedOnForDays * 24 * 3600 * 1000);
  const statuses = referralStatuses.filter((status) => !givesAccess(status));
  const [page, figures, lost] = await Promise.all([
    readPage(
      asked,
      (limit, after) => listReferrals(db, actor.userId, statusesOfTab(asked.tab), limit, after),
      ({ askedAt, id }) => ({ at: askedAt, id }),
    ),
    readFigures(db, actor.userId),
    referralsLost(db, actor.userId, { statuses, since, limit: mostMovedOn }),
  ]);
  const [rows, movedOn] = await Promise.all([withClaims(db, page.rows, now), withClaims(db, lost, now)]);
  return { rows, nextCursor: page.nextCursor, figures, movedOn };
}

async function withClaims(
  db: SolicitorsDeps['db'],
  referrals: readonly ReferralRow[],
  now: Date,
): Promise<readonly CaseToShow[]> {
  const claims = await claimsByIds(
    db,
    referrals.map(({ claimId }) => claimId),
  );
  const byId = new Map(claims.map((claim) => [claim.id, claimAsShown(claim, now)]));
  return referrals.flatMap((referral) => {
    const claim = byId.get(referral.claimId);
    return claim ? [{ referral, claim }] : [];
  });
}

/** The value covers all accepted cases, completed or not. */
async function readFigures(db: SolicitorsDeps['db'], solicitorId: string): Promise<CaseFigures> {
  const [counts, claimIds] = await Promise.all([
    countReferrals(db, solicitorId),
    claimIdsOf(db, solicitorId, statusesOfTab('accepted')),
  ]);
  const claims = await claimsByIds(db, claimIds);
  return {
    pending: counts.get('pending') ?? 0,
    accepted: statusesOfTab('accepted').reduce((sum, status) => sum + (counts.get(status) ?? 0), 0),
    totalValue: pence(claims.reduce((sum, { amount }) => sum + penceFromDecimal(amount), 0)),
    completed: counts.get('completed') ?? 0,
  };
}
