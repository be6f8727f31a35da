import { keepPreviousData, useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { adminKey } from '../../../lib/change-poll.ts';
import { filterQuery, type PeopleFilter } from '../people-filter.ts';
import { peopleApi, personApi } from './people-api.ts';

/** Accounts, page by page. The previous results stay visible while a new search loads. */
export const usePeople = (filter: PeopleFilter) =>
  useInfiniteQuery({
    queryKey: [adminKey, 'people', filter],
    queryFn: async ({ pageParam }) => {
      const query = { ...filterQuery(filter), ...(pageParam && { cursor: pageParam }) };
      return (await peopleApi.$get({ query })).json();
    },
    initialPageParam: '',
    getNextPageParam: ({ next_cursor }) => next_cursor ?? undefined,
    placeholderData: keepPreviousData,
    staleTime: 0,
  });

export const personKey = (id: string) => [adminKey, 'person', id];

export const usePerson = (id: string) =>
  useQuery({
    queryKey: personKey(id),
    queryFn: async () => (await (await personApi.$get({ param: { id } })).json()).person,
    staleTime: 0,
  });
