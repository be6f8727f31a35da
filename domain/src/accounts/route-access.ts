import { trimEnd } from '../shared/trim.ts';
import type { Role } from './roles.ts';

/** Who may open a page. */
type Access = 'public' | 'signed-in' | readonly Role[];

type RouteRule = {
  readonly pattern: string;
  readonly access: Access;
  /** Shown to a user with another role; without it they are redirected to the home page. */
  readonly denied?: string;
};

const adminOnly = 'You need admin privileges to access this page.';
const solicitorOnly = 'You need solicitor privileges to access this page.';

const publicPatterns = [
  '/',
  '/how-it-works',
  '/about',
  '/privacy',
  '/terms',
  '/cookies',
  '/contact',
  '/faq',
  '/blog',
  '/blog/*',
  '/signin',
  '/signup',
  '/signup/plaintiff',
  '/signup/solicitor',
  '/open-link',
  '/reset-password',
  '/solicitor-holding-page',
  '/unsubscribe',
  '/account-deleted',
  '/pay',
  '/pay/*',
];

/** Every page that is not simply public, and who may open it. An admin passes every requirement. */
const routeRules: readonly RouteRule[] = [
  ...publicPatterns.map((pattern): RouteRule => ({ pattern, access: 'public' })),
  { pattern: '/plaintiff-dashboard', access: ['plaintiff'] },
  { pattern: '/plaintiff-dashboard/*', access: ['plaintiff'] },
  { pattern: '/submit-claim', access: ['plaintiff'] },
  { pattern: '/generate-lba', access: ['plaintiff'] },
  { pattern: '/generate-lba/send', access: ['plaintiff'] },
  // A solicitor may open a claim that was referred to them; the claim itself decides that.
  { pattern: '/claim/*', access: ['plaintiff', 'solicitor'] },
  { pattern: '/profile', access: 'signed-in' },
  { pattern: '/solicitor-dashboard', access: ['solicitor'], denied: solicitorOnly },
  { pattern: '/solicitor-dashboard/*', access: ['solicitor'], denied: solicitorOnly },
  { pattern: '/admin/*', access: ['admin'], denied: adminOnly },
  { pattern: '/testing', access: ['tester'] },
];

export type RouteDecision =
  | { readonly kind: 'show' }
  | { readonly kind: 'sign-in' }
  | { readonly kind: 'denied'; readonly message: string }
  | { readonly kind: 'home' };

/**
 * One order for every page: public pages are shown; signed-out users sign in; allowed roles see the page;
 * others get its refusal or are redirected home. A path without a rule is shown (as the 404 page).
 */
export function decideRoute(path: string, role: Role | null): RouteDecision {
  const rule = ruleOf(path);
  if (!rule || rule.access === 'public') return { kind: 'show' };
  if (role === null) return { kind: 'sign-in' };
  if (role === 'admin' || rule.access === 'signed-in' || rule.access.includes(role)) return { kind: 'show' };
  return rule.denied ? { kind: 'denied', message: rule.denied } : { kind: 'home' };
}

/** Whether a path, with or without a query, is a page for this role and not a public one. */
export function isOwnPage(path: string, role: Role): boolean {
  const [page = ''] = path.split(/[?#]/, 1);
  const access = ruleOf(page)?.access ?? 'public';
  return access !== 'public' && (access === 'signed-in' || access.includes(role));
}

const ruleOf = (path: string): RouteRule | undefined =>
  routeRules.find(({ pattern }) => matches(pattern, path));

function matches(pattern: string, path: string): boolean {
  const clean = path.length > 1 ? trimEnd(path, '/') : path;
  if (!pattern.endsWith('/*')) return clean === pattern;
  return clean.startsWith(pattern.slice(0, -1));
}
