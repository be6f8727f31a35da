import { expect, test } from 'vitest';
import { type ClaimFilter, filterQuery, isFiltered, noFilter, readClaimFilter } from './claim-filter.ts';

test('a filter survives the way through the address', () => {
  const filter: ClaimFilter = {
    search: 'Priya Raman',
    jurisdiction: 'Scotland',
    issueType: 'Landlord/Tenant Dispute',
    only: 'overdue',
  };
  expect(readClaimFilter(new URLSearchParams(filterQuery(filter)))).toEqual(filter);
  expect(isFiltered(filter)).toBe(true);
});

test('what the lists do not know narrows nothing', () => {
  const query = new URLSearchParams({
    jurisdiction: 'Atlantis',
    issue_type: 'Witchcraft',
    only: 'new',
    search: '   ',
  });
  expect(readClaimFilter(query)).toEqual(noFilter);
  expect(isFiltered(noFilter)).toBe(false);
  expect(filterQuery(noFilter)).toEqual({});
});
