import { renderToStaticMarkup } from 'react-dom/server';
import { MemoryRouter } from 'react-router';
import { describe, expect, it } from 'vitest';
import type { Viewer } from '../lib/viewer-hint.ts';
import { SiteHeaderFor } from './site-header.tsx';

const email = 'hannah.okoro@post.example';

function navigation(name: 'Main' | 'Menu', viewer: Viewer | null): string {
  const html = renderToStaticMarkup(
    <MemoryRouter>
      <SiteHeaderFor viewer={viewer} onSignOut={() => {}} />
    </MemoryRouter>,
  );
  const part = html.match(new RegExp(`<nav[^>]*aria-label="${name}".*?</nav>`, 's'))?.[0];
  if (!part) throw new Error(`there is no navigation called ${name}`);
  return part;
}

const links = (html: string) =>
  [...html.matchAll(/<a[^>]*href="([^"]+)"[^>]*>(.*?)<\/a>/gs)].map(([, to, text]) => [text, to]);

const ownProfile = [`${email}<span class="sr-only">, your profile</span>`, '/profile'];

const expected: [string, Viewer | null, string[][]][] = [
  [
    'a stranger',
    null,
    [
      ['Blog', '/blog'],
      ['How It Works', '/how-it-works'],
      ['Is It Worth It?', '/is-it-worth-it'],
      ['About', '/about'],
      ['Sign In', '/signin'],
      ['Get Started', '/signup'],
    ],
  ],
  [
    'a plaintiff',
    { role: 'plaintiff', email },
    [
      ['Dashboard', '/plaintiff-dashboard'],
      ['Submit Claim', '/submit-claim'],
    ],
  ],
  ['a solicitor', { role: 'solicitor', email }, [['Dashboard', '/solicitor-dashboard']]],
  ['an admin', { role: 'admin', email }, [['Admin Dashboard', '/admin/dashboard']]],
  ['a tester', { role: 'tester', email }, [['Testing Dashboard', '/testing']]],
];

describe.each(['Main', 'Menu'] as const)('%s navigation', (name) => {
  it.each(expected)('shows %s the right links', (_, viewer, wanted) => {
    expect(links(navigation(name, viewer))).toEqual(viewer ? [...wanted, ownProfile] : wanted);
  });

  it('shows who is signed in and the way out, and only to them', () => {
    const signedIn = navigation(name, { role: 'plaintiff', email });
    expect(signedIn).toContain(email);
    expect(signedIn).toContain('Sign Out');
    expect(navigation(name, null)).not.toContain('Sign Out');
  });
});
