import { isbot } from 'isbot';
import { publicPages } from './public-pages.ts';

/**
 * The cache key of a page that is the same for every visitor: public, and requested without query, cookie or
 * token. Null for any other. Robots get pages unstreamed, so theirs have their own key.
 */
export function cacheKeyOf(request: Request): string | null {
  if (request.headers.has('cookie') || request.headers.has('authorization')) return null;
  const { pathname, search } = new URL(request.url);
  const isPublic = pathname.startsWith('/blog/') || publicPages.some((page) => page === pathname);
  if (search !== '' || !isPublic) return null;
  return isbot(request.headers.get('user-agent') ?? '') ? `robot ${pathname}` : pathname;
}
