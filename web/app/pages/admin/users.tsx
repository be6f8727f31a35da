import type { MetaFunction } from 'react-router';
import { PeoplePage } from '../../features/admin-users/components/people-page.tsx';
import { pageMeta } from '../../lib/page-meta.ts';
import type { PrivatePageHandle } from '../private-layout.tsx';

export const meta: MetaFunction = (args) =>
  pageMeta(args, {
    title: 'Users',
    description: 'Accounts and their roles.',
    index: false,
  });

export const handle: PrivatePageHandle = { skeleton: 'list' };

export default function AdminUsersPage() {
  return <PeoplePage />;
}
