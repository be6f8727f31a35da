import { issueTypes } from '@plainclaim/domain/claims/issue-types';
import { jurisdictions } from '@plainclaim/domain/claims/jurisdictions';

/** What narrows a list of claims. It lives in the address, so that a list can be sent to a colleague. */
export type ClaimFilter = {
  readonly search: string;
  readonly jurisdiction: string;
  readonly issueType: string;
};

export const noFilter: ClaimFilter = { search: '', jurisdiction: '', issueType: '' };

/** Values the lists do not know narrow nothing. */
export function readClaimFilter(query: URLSearchParams): ClaimFilter {
  const known = (name: string, values: readonly string[]) =>
    values.find((value) => value === query.get(name)) ?? '';
  return {
    search: (query.get('search') ?? '').trim().slice(0, 200),
    jurisdiction: known('jurisdiction', jurisdictions),
    issueType: known('issue_type', issueTypes),
  };
}

/** As the API and the address name them; what is empty is left out. */
export function filterQuery({ search, jurisdiction, issueType }: ClaimFilter): Record<string, string> {
  return {
    ...(search && { search }),
    ...(jurisdiction && { jurisdiction }),
    ...(issueType && { issue_type: issueType }),
  };
}

export const isFiltered = (filter: ClaimFilter): boolean => Object.keys(filterQuery(filter)).length > 0;
