import type { Role } from '@plainclaim/domain/accounts/roles';
import type { Viewer } from '../lib/viewer-hint.ts';

export type NavigationLink = { label: string; to: string };

const publicLinks: readonly NavigationLink[] = [
  { label: 'Blog', to: '/blog' },
  { label: 'How It Works', to: '/how-it-works' },
  { label: 'Is It Worth It?', to: '/is-it-worth-it' },
  { label: 'About', to: '/about' },
];

const roleLinks: Record<Role, readonly NavigationLink[]> = {
  plaintiff: [
    { label: 'Dashboard', to: '/plaintiff-dashboard' },
    { label: 'Submit Claim', to: '/submit-claim' },
  ],
  solicitor: [{ label: 'Dashboard', to: '/solicitor-dashboard' }],
  admin: [{ label: 'Admin Dashboard', to: '/admin/dashboard' }],
  tester: [{ label: 'Testing Dashboard', to: '/testing' }],
};

export function headerLinks(viewer: Viewer | null): readonly NavigationLink[] {
  return viewer ? roleLinks[viewer.role] : publicLinks;
}

export const quickLinks: readonly NavigationLink[] = [
  { label: 'How It Works', to: '/how-it-works' },
  { label: 'FAQ', to: '/faq' },
  { label: 'Blog', to: '/blog' },
  { label: 'About', to: '/about' },
  { label: 'Contact', to: '/contact' },
];

export const legalLinks: readonly NavigationLink[] = [
  { label: 'Terms', to: '/terms' },
  { label: 'Privacy', to: '/privacy' },
  { label: 'Cookies', to: '/cookies' },
];
