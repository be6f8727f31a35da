import type { MetaFunction } from 'react-router';
import { PeopleHead, PeoplePage } from '../../features/admin-users/components/people-page.tsx';
import { pageMeta } from '../../lib/page-meta.ts';
import type { PrivatePageHandle } from '../private-layout.tsx';

export const meta: MetaFunction = (args) =>
  pageMeta(args, {
    title: 'Users',
    description: 'Accounts and their roles.',
    index: false,
  });

export const handle: PrivatePageHandle = {
  skeleton: 'list',
  opening: () => ({ top: 'pt-8 sm:pt-8', head: <PeopleHead /> }),
};

export default function AdminUsersPage() {
  return <PeoplePage />;
}
