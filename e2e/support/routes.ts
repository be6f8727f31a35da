import type { RouteConfigEntry } from '@react-router/dev/routes';
import routeConfig from '../../web/app/routes.ts';

/** Example values for patterns with parameters. */
const examples: Record<string, string> = {
  '/blog/:slug': '/blog/what-a-letter-before-action-must-say',
  '/blog/category/:slug': '/blog/category/letters-and-deadlines',
  '/blog/tag/:slug': '/blog/tag/evidence',
  '/check/:code': '/check/23456-789CD-FHJKM-NPQRT-WXY23-45678',
  '/claim/:id': '/claim/00000000-0000-4000-8000-000000000000',
  '/pay/:token?': '/pay/no-such-token',
  '/solicitor-dashboard/cases/:id': '/solicitor-dashboard/cases/00000000-0000-4000-8000-000000000000',
  '/admin/claims/:filterType': '/admin/claims/all',
  '/admin/claim-review/:id': '/admin/claim-review/00000000-0000-4000-8000-000000000000',
  '/admin/solicitors/:id': '/admin/solicitors/00000000-0000-4000-8000-000000000002',
  '/admin/users/:id': '/admin/users/00000000-0000-4000-8000-000000000001',
  '/admin/blog/edit/:id': '/admin/blog/edit/00000000-0000-4000-8000-000000000000',
  '/*': '/no-such-page',
};

/** Routes that answer with something other than a page. */
const notPages = new Set([
  '/blog/rss.xml',
  '/sitemap.xml',
  '/robots.txt',
  '/appearance',
  '/admin',
  '/admin/claims',
]);

export type Visit = { readonly pattern: string; readonly path: string; readonly isPrivate: boolean };

/** Every page in `routes.ts`. A pattern without an example fails the run, so that no page is left out. */
export function everyPage(): Visit[] {
  return flatten(routeConfig as RouteConfigEntry[], '', false).filter(
    ({ pattern }) => !notPages.has(pattern),
  );
}

function flatten(entries: readonly RouteConfigEntry[], parent: string, isPrivate: boolean): Visit[] {
  return entries.flatMap((entry) => {
    const pattern = entry.index
      ? parent || '/'
      : entry.path === undefined
        ? parent
        : `${parent}/${entry.path}`;
    const inside = isPrivate || entry.file.includes('private-layout');
    if (entry.children) return flatten(entry.children, pattern, inside);
    return [{ pattern, path: pathFor(pattern), isPrivate: inside }];
  });
}

function pathFor(pattern: string): string {
  if (!/[:*]/.test(pattern)) return pattern;
  const example = examples[pattern];
  if (!example) throw new Error(`e2e/support/routes.ts needs an example for ${pattern}`);
  return example;
}
