import { claimNarrowings } from '@plainclaim/domain/claims/claim-lists';
import { issueTypes } from '@plainclaim/domain/claims/issue-types';
import { jurisdictions } from '@plainclaim/domain/claims/jurisdictions';
import { useSearchParams } from 'react-router';
import { SearchBox } from '../../../ui/forms/search-box.tsx';
import { Select } from '../../../ui/forms/select.tsx';
import { type ClaimFilter, filterQuery, narrowings } from '../claim-filter.ts';

const asOptions = (values: readonly string[]) => values.map((value) => ({ value, label: value }));

/** Every choice is written to the URL. */
export function ClaimFilters({ filter }: { filter: ClaimFilter }) {
  const [, setQuery] = useSearchParams();
  const narrow = (change: Partial<ClaimFilter>) =>
    setQuery(filterQuery({ ...filter, ...change }), { replace: true, preventScrollReset: true });
  return (
    <div className="grid items-end gap-3 sm:grid-cols-3 lg:grid-cols-[minmax(0,1.4fr)_minmax(0,1fr)_minmax(0,1fr)_minmax(0,1fr)] [&_label]:sr-only">
      <div className="sm:col-span-3 lg:col-span-1">
        <SearchBox
          label="Search claims"
          placeholder="Name, e-mail or reference"
          value={filter.search}
          onSearch={(search) => narrow({ search })}
        />
      </div>
      <Select
        label="Jurisdiction"
        placeholder="Every jurisdiction"
        options={asOptions(jurisdictions)}
        value={filter.jurisdiction}
        onValueChange={(jurisdiction) => narrow({ jurisdiction })}
      />
      <Select
        label="Issue type"
        placeholder="Every issue type"
        options={asOptions(issueTypes)}
        value={filter.issueType}
        onValueChange={(issueType) => narrow({ issueType })}
      />
      <Select
        label="Only"
        placeholder="Whatever their state"
        options={narrowings.map((value) => ({ value, label: claimNarrowings[value] }))}
        value={filter.only}
        onValueChange={(only) => narrow({ only: narrowings.find((one) => one === only) ?? '' })}
      />
    </div>
  );
}
