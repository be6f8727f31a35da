import { type ClaimNarrowing, claimNarrowings } from '@plainclaim/domain/claims/claim-lists';
import { issueTypes } from '@plainclaim/domain/claims/issue-types';
import { jurisdictions } from '@plainclaim/domain/claims/jurisdictions';

/** Filters of a list of claims. They are in the URL, so that a list can be sent to a colleague. */
export type ClaimFilter = {
  readonly search: string;
  readonly jurisdiction: string;
  readonly issueType: string;
  readonly only: ClaimNarrowing | '';
};

export const narrowings = Object.keys(claimNarrowings) as readonly ClaimNarrowing[];

export const noFilter: ClaimFilter = { search: '', jurisdiction: '', issueType: '', only: '' };

/** Unknown values are ignored. */
export function readClaimFilter(query: URLSearchParams): ClaimFilter {
  const known = (name: string, values: readonly string[]) =>
    values.find((value) => value === query.get(name)) ?? '';
  return {
    search: (query.get('search') ?? '').trim().slice(0, 200),
    jurisdiction: known('jurisdiction', jurisdictions),
    issueType: known('issue_type', issueTypes),
    only: narrowings.find((one) => one === query.get('only')) ?? '',
  };
}

/** As the API and the URL name them; empty values are left out. */
export function filterQuery({ search, jurisdiction, issueType, only }: ClaimFilter): Record<string, string> {
  return {
    ...(search && { search }),
    ...(jurisdiction && { jurisdiction }),
    ...(issueType && { issue_type: issueType }),
    ...(only && { only }),
  };
}

export const isFiltered = (filter: ClaimFilter): boolean => Object.keys(filterQuery(filter)).length > 0;
