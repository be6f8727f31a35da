import { formatGbp, penceFromPounds } from '@plainclaim/domain/shared/money';
import { useState } from 'react';
import { Alert } from '../../../../ui/display/alert.tsx';
import { Loading, SkeletonText } from '../../../../ui/display/skeleton.tsx';
import { SearchBox } from '../../../../ui/forms/search-box.tsx';
import type { AdminClaim } from '../../api/admin-api.ts';
import { useClaimList } from '../../api/claim-list.ts';
import { noFilter } from '../../claim-filter.ts';

const mostShown = 6;

/** Finds the claim a reply is about, as the lists of claims find theirs. */
export function ChooseClaim({ onChosen }: { onChosen: (claim: AdminClaim) => void }) {
  const [search, setSearch] = useState('');
  return (
    <>
      <SearchBox
        label="Find the claim"
        placeholder="Name, e-mail, reference, ID or amount"
        value={search}
        onSearch={setSearch}
      />
      {search === '' ? null : <ClaimsToChoose search={search} onChosen={onChosen} />}
    </>
  );
}

type ClaimsToChooseProps = { search: string; onChosen: (claim: AdminClaim) => void };

/** The first hits; nothing suggests that they are all when there are more. */
export function ClaimsToChoose({ search, onChosen }: ClaimsToChooseProps) {
  const found = useClaimList('all', { ...noFilter, search });
  if (found.isError)
    return <Alert live tone="danger" className="mt-3" title="The claims could not be loaded." />;
  if (!found.data)
    return (
      <div className="mt-3">
        <Loading label="Looking for claims">
          <SkeletonText lines={3} />
        </Loading>
      </div>
    );
  const all = found.data.pages.flatMap((page) => page.claims);
  const claims = all.slice(0, mostShown);
  if (claims.length === 0)
    return (
      <p role="status" className="mt-3 text-15">
        No claim was found.
      </p>
    );
  return (
    <>
      <ul aria-label="Claims found" className="mt-3">
        {claims.map((claim) => (
          <li key={claim.id} className="border-b border-line last:border-b-0">
            <button
              type="button"
              onClick={() => onChosen(claim)}
              className="grid w-full gap-0.5 py-3 text-left text-15 hover:text-brand"
            >
              <span className="font-semibold wrap-anywhere">
                {claim.plaintiff_name} v {claim.defendant_name}
              </span>
              <span className="text-14 text-ink-2 tabular-nums wrap-anywhere">
                {formatGbp(penceFromPounds(claim.amount))}, {claim.short_reference}, {claim.id}
              </span>
            </button>
          </li>
        ))}
      </ul>
      {all.length > mostShown || found.hasNextPage ? (
        <p role="status" className="mt-3 text-14 text-ink-2">
          These are the {mostShown} newest; there are more. Type more of a name, or the reference, to find
          another.
        </p>
      ) : null}
    </>
  );
}
