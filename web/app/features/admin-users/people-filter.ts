import { roles } from '@plainclaim/domain/accounts/roles';

const shown = ['everyone', ...roles, 'blocked'] as const;

export type Shown = (typeof shown)[number];

/** Filter of the accounts. It is in the URL, so that a list can be sent to a colleague. */
export type PeopleFilter = { readonly search: string; readonly show: Shown };

export const shownNames: Record<Shown, string> = {
  everyone: 'Everyone',
  plaintiff: 'Plaintiffs',
  solicitor: 'Solicitors',
  admin: 'Admins',
  tester: 'Testers',
  blocked: 'Blocked accounts',
};

export const asShown = (value: string | null): Shown => shown.find((one) => one === value) ?? 'everyone';

export const readPeopleFilter = (query: URLSearchParams): PeopleFilter => ({
  search: (query.get('search') ?? '').trim().slice(0, 200),
  show: asShown(query.get('show')),
});

/** As the API and the URL name them; empty values are left out. */
export const filterQuery = ({ search, show }: PeopleFilter) => ({
  ...(search && { search }),
  ...(show !== 'everyone' && { show }),
});

export const isFiltered = ({ search, show }: PeopleFilter): boolean => search !== '' || show !== 'everyone';
