import { type PostStatus, postStatuses } from '@plainclaim/domain/blog/post-state';

export type PostFilter = { search: string; status: PostStatus | 'all'; page: number };

/** The filter in the URL, so that a list can be shared, reloaded and returned to. */
export function readPostFilter(search: URLSearchParams): PostFilter {
  const page = Number(search.get('page'));
  return {
    search: (search.get('search') ?? '').trim().slice(0, 200),
    status: postStatuses.find((status) => status === search.get('status')) ?? 'all',
    page: Number.isInteger(page) && page > 0 && page <= 100_000 ? page : 1,
  };
}

export function postFilterAddress({ search, status, page }: PostFilter): string {
  const query = new URLSearchParams({
    ...(search && { search }),
    ...(status !== 'all' && { status }),
    ...(page > 1 && { page: String(page) }),
  }).toString();
  return query ? `/admin/blog?${query}` : '/admin/blog';
}
