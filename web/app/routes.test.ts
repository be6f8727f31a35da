import type { Role } from '@plainclaim/domain/accounts/roles';
import { decideRoute } from '@plainclaim/domain/accounts/route-access';
import type { RouteConfigEntry } from '@react-router/dev/routes';
import type { MetaFunction } from 'react-router';
import { describe, expect, it } from 'vitest';
import { privatePaths, publicPages } from './lib/public-pages.ts';
import routes from './routes.ts';

const flat = (entries: readonly RouteConfigEntry[]): RouteConfigEntry[] =>
  entries.flatMap((entry) => [entry, ...flat(entry.children ?? [])]);

const leaves = flat(routes).filter((entry) => entry.index || entry.path);
const paths = leaves.map((entry) => `/${entry.path ?? ''}`);

type PageModule = { default?: unknown; meta?: MetaFunction };
const modules = import.meta.glob<PageModule>('./pages/**/*.tsx', { eager: true });

const pages = leaves
  .filter((entry) => entry.file.endsWith('.tsx') && entry.path !== '*')
  .map((entry) => ({ path: `/${entry.path ?? ''}`, module: modules[`./${entry.file}`] }));

function metaOf({ path, module }: (typeof pages)[number]) {
  const args = { location: { pathname: path }, matches: [], params: {} };
  const tags = module?.meta?.(args as unknown as Parameters<MetaFunction>[0]) ?? [];
  const title = tags.flatMap((tag) => (tag && 'title' in tag ? [String(tag.title)] : []))[0];
  const description = tags.flatMap((tag) =>
    tag && 'name' in tag && tag.name === 'description' && 'content' in tag ? [String(tag.content)] : [],
  )[0];
  const hidden = tags.some((tag) => tag && 'name' in tag && tag.name === 'robots');
  return { path, title, description, hidden };
}

const metas = pages.map(metaOf);

const behindTheLayout = routes.find((entry) => entry.file === 'pages/private-layout.tsx')?.children ?? [];

const visitors = [null, 'plaintiff', 'solicitor', 'tester', 'admin'] as const satisfies (Role | null)[];

// One row per private page, in the order of `routes.ts`: what signed out, plaintiff, solicitor, tester and admin get.
const gates: [path: string, ...answers: string[]][] = [
  ['/submit-claim', 'sign-in', 'show', 'home', 'home', 'show'],
  ['/generate-lba', 'sign-in', 'show', 'home', 'home', 'show'],
  ['/generate-lba/send', 'sign-in', 'show', 'home', 'home', 'show'],
  ['/plaintiff-dashboard', 'sign-in', 'show', 'home', 'home', 'show'],
  ['/plaintiff-dashboard/claims', 'sign-in', 'show', 'home', 'home', 'show'],
  ['/claim/:id', 'sign-in', 'show', 'show', 'home', 'show'],
  ['/profile', 'sign-in', 'show', 'show', 'show', 'show'],
  ['/solicitor-dashboard', 'sign-in', 'denied', 'show', 'denied', 'show'],
  ['/solicitor-dashboard/cases/:id', 'sign-in', 'denied', 'show', 'denied', 'show'],
  ['/admin/dashboard', 'sign-in', 'denied', 'denied', 'denied', 'show'],
  ['/admin/claims/:filterType', 'sign-in', 'denied', 'denied', 'denied', 'show'],
  ['/admin/claims-with-responses', 'sign-in', 'denied', 'denied', 'denied', 'show'],
  ['/admin/replies', 'sign-in', 'denied', 'denied', 'denied', 'show'],
  ['/admin/claim-review/:id', 'sign-in', 'denied', 'denied', 'denied', 'show'],
  ['/admin/blog', 'sign-in', 'denied', 'denied', 'denied', 'show'],
  ['/admin/blog/new', 'sign-in', 'denied', 'denied', 'denied', 'show'],
  ['/admin/blog/edit/:id', 'sign-in', 'denied', 'denied', 'denied', 'show'],
  ['/admin/solicitors', 'sign-in', 'denied', 'denied', 'denied', 'show'],
  ['/admin/solicitors/:id', 'sign-in', 'denied', 'denied', 'denied', 'show'],
  ['/admin/users', 'sign-in', 'denied', 'denied', 'denied', 'show'],
  ['/admin/users/:id', 'sign-in', 'denied', 'denied', 'denied', 'show'],
  ['/admin/mail', 'sign-in', 'denied', 'denied', 'denied', 'show'],
  ['/admin/payouts', 'sign-in', 'denied', 'denied', 'denied', 'show'],
  ['/testing', 'sign-in', 'home', 'home', 'show', 'show'],
];

describe('private pages', () => {
  it.each(behindTheLayout.map((entry) => `/${entry.path}`))(
    '%s has a rule that asks a stranger to sign in',
    (path) => {
      expect(decideRoute(path, null)).toEqual({ kind: 'sign-in' });
    },
  );

  it('are all in the table of who gets what', () => {
    expect(gates.map(([path]) => path)).toEqual(behindTheLayout.map((entry) => `/${entry.path}`));
  });

  it.each(gates)('%s gives everyone the right answer', (path, ...answers) => {
    expect(visitors.map((role) => decideRoute(path.replaceAll(/:\w+/g, '8b1f'), role).kind)).toEqual(answers);
  });

  it('are all behind the layout that asks', () => {
    const inside = new Set(behindTheLayout.map((entry) => `/${entry.path}`));
    // A route without a page only leads to one, and that page asks.
    const outside = pages.map(({ path }) => path).filter((path) => !inside.has(path));
    expect(outside.filter((path) => decideRoute(path, null).kind !== 'show')).toEqual([]);
  });
});

describe('routes', () => {
  it('lists no path twice', () => {
    expect(new Set(paths).size).toBe(paths.length);
  });

  it('tells search engines only of pages that exist and may be found', () => {
    const findable = metas.filter(({ hidden }) => !hidden).map(({ path }) => path);
    expect(findable.sort()).toEqual([...publicPages].sort());
  });

  it('forbids robots every other page', () => {
    const open = metas
      .filter(({ hidden, path }) => hidden && !path.startsWith('/blog/'))
      .filter(({ path }) => !privatePaths.some((start) => path.startsWith(start)));
    expect(open).toEqual([]);
  });
});

describe('every page', () => {
  it.each(metas)('$path has a title and a description', ({ title, description }) => {
    expect(title).toMatch(/Plainclaim/);
    expect(description?.length).toBeGreaterThan(20);
    expect(description?.length).toBeLessThan(170);
  });

  it('has them to itself', () => {
    expect(new Set(metas.map(({ title }) => title)).size).toBe(metas.length);
    expect(new Set(metas.map(({ description }) => description)).size).toBe(metas.length);
  });
});
