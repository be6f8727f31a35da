import { useSearchParams } from 'react-router';
import { letter } from '../../../art/illustrations/letter.tsx';
import { Picture } from '../../../art/picture.tsx';
import { useChangePoll } from '../../../lib/change-poll.ts';
import { EmptyState } from '../../../ui/display/empty-state.tsx';
import { FoundRows } from '../../../ui/display/found-rows.tsx';
import { SearchBox } from '../../../ui/forms/search-box.tsx';
import { Select } from '../../../ui/forms/select.tsx';
import { ButtonLink } from '../../../ui/link.tsx';
import { usePeople } from '../api/people.ts';
import {
  asShown,
  filterQuery,
  isFiltered,
  type PeopleFilter,
  readPeopleFilter,
  type Shown,
  shownNames,
} from '../people-filter.ts';
import { PeopleTable } from './people-table.tsx';

export function PeoplePage() {
  const [query, setQuery] = useSearchParams();
  const filter = readPeopleFilter(query);
  useChangePoll();
  const narrow = (change: Partial<PeopleFilter>) =>
    setQuery(filterQuery({ ...filter, ...change }), { replace: true, preventScrollReset: true });
  return (
    <div className="wrap pt-8 pb-20">
      <PeopleHead />
      <div className="mt-6 grid items-end gap-3 sm:grid-cols-[minmax(0,1.4fr)_minmax(0,1fr)] [&_label]:sr-only">
        <SearchBox
          label="Search users"
          placeholder="Name or e-mail"
          value={filter.search}
          onSearch={(search) => narrow({ search })}
        />
        <Select
          label="Show"
          options={(Object.keys(shownNames) as Shown[]).map((value) => ({ value, label: shownNames[value] }))}
          value={filter.show}
          onValueChange={(show) => narrow({ show: asShown(show) })}
        />
      </div>
      <FoundPeople filter={filter} />
    </div>
  );
}

export function PeopleHead() {
  return (
    <>
      <h1>Users</h1>
      <p className="mt-2 max-w-[62ch] text-ink-2">
        Everyone with an account: their role, and whether they can sign in.
      </p>
    </>
  );
}

function FoundPeople({ filter }: { filter: PeopleFilter }) {
  return (
    <FoundRows
      found={usePeople(filter)}
      rowsOf={(page) => page.people}
      one="user"
      many="users"
      failure="The users could not be loaded."
      nothing={<Nobody filter={filter} />}
    >
      {(people) => <PeopleTable people={people} />}
    </FoundRows>
  );
}

function Nobody({ filter }: { filter: PeopleFilter }) {
  if (!isFiltered(filter)) return null;
  return (
    <EmptyState
      className="mt-6"
      title="Nobody found"
      picture={<Picture drawing={letter} />}
      action={
        <ButtonLink to="/admin/users" variant="secondary">
          Show everyone
        </ButtonLink>
      }
    >
      No account matches. A search finds the beginnings of words in names and e-mail addresses.
    </EmptyState>
  );
}
