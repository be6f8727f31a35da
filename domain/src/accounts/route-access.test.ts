import { describe, expect, it } from 'vitest';
import type { Role } from './roles.ts';
import { decideRoute } from './route-access.ts';

const people = [null, 'plaintiff', 'solicitor', 'tester', 'admin'] as const satisfies (Role | null)[];

// One row per route: what signed out, plaintiff, solicitor, tester and admin get.
const table: [path: string, ...answers: string[]][] = [
  ['/', 'show', 'show', 'show', 'show', 'show'],
  ['/how-it-works', 'show', 'show', 'show', 'show', 'show'],
  ['/about', 'show', 'show', 'show', 'show', 'show'],
  ['/privacy', 'show', 'show', 'show', 'show', 'show'],
  ['/terms', 'show', 'show', 'show', 'show', 'show'],
  ['/cookies', 'show', 'show', 'show', 'show', 'show'],
  ['/contact', 'show', 'show', 'show', 'show', 'show'],
  ['/faq', 'show', 'show', 'show', 'show', 'show'],
  ['/blog', 'show', 'show', 'show', 'show', 'show'],
  ['/blog/how-to-write-a-letter', 'show', 'show', 'show', 'show', 'show'],
  ['/signin', 'show', 'show', 'show', 'show', 'show'],
  ['/signup', 'show', 'show', 'show', 'show', 'show'],
  ['/signup/plaintiff', 'show', 'show', 'show', 'show', 'show'],
  ['/signup/solicitor', 'show', 'show', 'show', 'show', 'show'],
  ['/reset-password', 'show', 'show', 'show', 'show', 'show'],
  ['/solicitor-holding-page', 'show', 'show', 'show', 'show', 'show'],
  ['/pay/abc', 'show', 'show', 'show', 'show', 'show'],
  ['/pay/success', 'show', 'show', 'show', 'show', 'show'],
  ['/no-such-page', 'show', 'show', 'show', 'show', 'show'],
  ['/plaintiff-dashboard', 'sign-in', 'show', 'home', 'home', 'show'],
  ['/plaintiff-dashboard/', 'sign-in', 'show', 'home', 'home', 'show'],
  ['/submit-claim', 'sign-in', 'show', 'home', 'home', 'show'],
  ['/generate-lba', 'sign-in', 'show', 'home', 'home', 'show'],
  ['/generate-lba/send', 'sign-in', 'show', 'home', 'home', 'show'],
  ['/claim/8b1f', 'sign-in', 'show', 'show', 'home', 'show'],
  ['/profile', 'sign-in', 'show', 'show', 'show', 'show'],
  ['/solicitor-dashboard', 'sign-in', 'denied', 'show', 'denied', 'show'],
  ['/admin/dashboard', 'sign-in', 'denied', 'denied', 'denied', 'show'],
  ['/admin/claims/all', 'sign-in', 'denied', 'denied', 'denied', 'show'],
  ['/admin/claims-with-responses', 'sign-in', 'denied', 'denied', 'denied', 'show'],
  ['/admin/claim-review/8b1f', 'sign-in', 'denied', 'denied', 'denied', 'show'],
  ['/admin/blog', 'sign-in', 'denied', 'denied', 'denied', 'show'],
  ['/admin/blog/new', 'sign-in', 'denied', 'denied', 'denied', 'show'],
  ['/admin/blog/edit/8b1f', 'sign-in', 'denied', 'denied', 'denied', 'show'],
  ['/admin/solicitors', 'sign-in', 'denied', 'denied', 'denied', 'show'],
  ['/admin/users', 'sign-in', 'denied', 'denied', 'denied', 'show'],
  ['/admin/users/8b1f', 'sign-in', 'denied', 'denied', 'denied', 'show'],
  ['/admin/mail', 'sign-in', 'denied', 'denied', 'denied', 'show'],
  ['/admin/replies', 'sign-in', 'denied', 'denied', 'denied', 'show'],
  ['/admin/payouts', 'sign-in', 'denied', 'denied', 'denied', 'show'],
  ['/testing', 'sign-in', 'home', 'home', 'show', 'show'],
];

const cases = table.flatMap(([path, ...answers]) =>
  people.map(
    (role, index) => [path, role ?? 'someone signed out', role, answers[index] ?? 'missing'] as const,
  ),
);

describe('decideRoute', () => {
  it.each(cases)('%s for %s', (path, _who, role, answer) => {
    expect(decideRoute(path, role).kind).toBe(answer);
  });

  it('says the words of the page that refuses', () => {
    expect(decideRoute('/admin/mail', 'plaintiff')).toEqual({
      kind: 'denied',
      message: 'You need admin privileges to access this page.',
    });
    expect(decideRoute('/solicitor-dashboard', 'tester')).toEqual({
      kind: 'denied',
      message: 'You need solicitor privileges to access this page.',
    });
  });
});
