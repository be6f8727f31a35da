import type { Actor } from '@plainclaim/domain/accounts/actor';
import { claimAsShown } from '@plainclaim/domain/claims/claim-as-shown';
import { type ClaimStatus, type StatCard, statusWords } from '@plainclaim/domain/claims/statuses';
import { nameOf } from '../../profiles/index.ts';
import type { ClaimsDeps } from '../claims.deps.ts';
import { type ClaimSummaryRow, claimsOf, countClaimsByStatus, unsettledClaimsOf } from '../claims.store.ts';
import type { DraftRow } from '../drafts/drafts.store.ts';
import { listDrafts } from '../drafts/read-draft.ts';
import { type Moves, readMoves, type StagedClaim, stepOf, withStage } from './stages.ts';

/** Source: specification 1, section 9. */
const recentClaims = 5;
/** Older ones are still in the list of all claims. */
const mostLookedAt = 50;

export type Attention = {
  readonly claimId: string;
  readonly kind:
    | 'answer-offer'
    | 'mail-failed'
    | 'after-deadline'
    | 'seems-disputed'
    | 'disputed'
    | 'write-letter';
  readonly sentence: string;
};

export type Dashboard = {
  readonly name: string;
  readonly stats: { total: number; pending: number; active: number; resolved: number };
  readonly recent: readonly StagedClaim[];
  readonly drafts: readonly DraftRow[];
  readonly attention: readonly Attention[];
};

type Deps = Pick<ClaimsDeps, 'db' | 'clock' | 'metadata' | 'newestOffers' | 'openSearches'>;

export async function readDashboard(deps: Deps, actor: Actor): Promise<Dashboard> {
  const { db } = deps;
  const now = deps.clock.now();
  const shown = (claims: readonly ClaimSummaryRow[]) => claims.map((claim) => claimAsShown(claim, now));
  const [name, counts, recent, drafts, unsettled] = await Promise.all([
    nameOf(deps)(actor),
    countClaimsByStatus(db, actor.userId, now),
    claimsOf(db, actor.userId, { limit: recentClaims }).then(shown),
    listDrafts(deps, actor),
    unsettledClaimsOf(db, actor.userId, mostLookedAt).then(shown),
  ]);
  // Recent claims that are not settled are among the unsettled ones, so one read of their moves serves both.
  const moves = await readMoves(deps, unsettled, now);
  return {
    name,
    stats: statsFrom(counts),
    recent: recent.map((claim) => withStage(claim, moves, now)),
    drafts,
    attention: whatNeedsAttention(unsettled, moves, now),
  };
}

function statsFrom(counts: readonly { readonly status: ClaimStatus; readonly count: number }[]) {
  const sum = (wanted?: StatCard) =>
    counts
      .filter(({ status }) => wanted === undefined || statusWords[status].card === wanted)
      .reduce((total, { count }) => total + count, 0);
  return {
    total: sum(),
    pending: sum('Pending Review'),
    active: sum('Active Cases'),
    resolved: sum('Resolved'),
  };
}

const attentionKinds = {
  'answer-offer': 'answer-offer',
  serve: 'mail-failed',
  'after-deadline': 'after-deadline',
  'seems-disputed': 'seems-disputed',
  disputed: 'disputed',
  'write-letter': 'write-letter',
} as const;

function whatNeedsAttention(claims: readonly ClaimSummaryRow[], moves: Moves, now: Date): Attention[] {
  const waiting = claims.flatMap((claim) => {
    const { kind, sentence } = stepOf(claim, moves, now);
    if (!(kind in attentionKinds)) return [];
    return [{ claimId: claim.id, kind: attentionKinds[kind as keyof typeof attentionKinds], sentence }];
  });
  // Offers first: they are good news, and the defendant waits for the answer.
  return waiting.toSorted((a, b) => Number(b.kind === 'answer-offer') - Number(a.kind === 'answer-offer'));
}
