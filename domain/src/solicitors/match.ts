import type { IssueType } from '../claims/issue-types.ts';
import type { Jurisdiction } from '../claims/jurisdictions.ts';
import type { UkPostcode } from '../shared/postcode.ts';
import { matchReason } from './match-reason.ts';
import { nearnessOf } from './nearness.ts';

export type CaseToPlace = {
  readonly jurisdiction: Jurisdiction;
  readonly issueType: IssueType;
  /** The claimant's postcode. */
  readonly postcode: UkPostcode;
};

export type Candidate = {
  readonly userId: string;
  readonly jurisdictions: readonly Jurisdiction[];
  readonly practiceAreas: readonly IssueType[];
  readonly postcode: UkPostcode;
  /** Referrals that are pending, accepted or in progress. */
  readonly openCases: number;
  /** Referrals that were accepted, declined or left to expire. */
  readonly answered: number;
  readonly accepted: number;
};

export type Match = {
  readonly userId: string;
  /** As `matchReason` words it. */
  readonly reason: string;
};

/**
 * The solicitors to ask, in order. Jurisdiction and practice area must fit; then the nearer, then the less
 * busy, then those with the higher acceptance rate come first. The order is deterministic.
 */
export function matchSolicitors(
  wanted: CaseToPlace,
  candidates: readonly Candidate[],
  alreadyAsked: ReadonlySet<string>,
): readonly Match[] {
  return candidates
    .filter((one) => fits(wanted, one) && !alreadyAsked.has(one.userId))
    .map((one) => ({ one, nearness: nearnessOf(wanted.postcode, one.postcode) }))
    .sort(
      (a, b) =>
        a.nearness.rank - b.nearness.rank ||
        a.one.openCases - b.one.openCases ||
        acceptanceRate(b.one) - acceptanceRate(a.one) ||
        (a.one.userId < b.one.userId ? -1 : 1),
    )
    .map(({ one, nearness }) => ({
      userId: one.userId,
      reason: matchReason(wanted, one.openCases, nearness.words),
    }));
}

export function fits(
  wanted: Pick<CaseToPlace, 'jurisdiction' | 'issueType'>,
  candidate: Pick<Candidate, 'jurisdictions' | 'practiceAreas'>,
): boolean {
  return (
    candidate.jurisdictions.includes(wanted.jurisdiction) &&
    candidate.practiceAreas.includes(wanted.issueType)
  );
}

/** Smoothed, so that a new solicitor starts at one half, between always and never accepting. */
export function acceptanceRate({ answered, accepted }: Pick<Candidate, 'answered' | 'accepted'>): number {
  return (accepted + 1) / (answered + 2);
}
