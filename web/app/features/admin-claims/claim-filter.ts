import { type ClaimNarrowing, claimNarrowings } from '@plainclaim/domain/claims/claim-lists';
import { issueTypes } from '@plainclaim/domain/claims/issue-types';
import { jurisdictions } from '@plainclaim/domain/claims/jurisdictions';

/** What narrows a list of claims. It lives in the address, so that a list can be sent to a colleague. */
export type ClaimFilter = {
  readonly search: string;
  readonly jurisdiction: string;
  readonly issueType: string;
  readonly only: ClaimNarrowing | '';
};

export const narrowings = Object.keys(claimNarrowings) as readonly ClaimNarrowing[];

export const noFilter: ClaimFilter = { search: '', jurisdiction: '', issueType: '', only: '' };

/** Values the lists do not know narrow nothing. */
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

/** As the API and the address name them; what is empty is left out. */
export function filterQuery({ search, jurisdiction, issueType, only }: ClaimFilter): Record<string, string> {
  return {
    ...(search && { search }),
    ...(jurisdiction && { jurisdiction }),
    ...(issueType && { issue_type: issueType }),
    ...(only && { only }),
  };
}

export const isFiltered = (filter: ClaimFilter): boolean => Object.keys(filterQuery(filter)).length > 0;
