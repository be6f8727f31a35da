import type { MetaFunction } from 'react-router';
import { pageMeta } from '../../lib/page-meta.ts';
import { OnItsWay } from '../../shell/on-its-way.tsx';
import type { PrivatePageHandle } from '../private-layout.tsx';

export const meta: MetaFunction = (args) =>
  pageMeta(args, {
    title: 'Users',
    description: 'Accounts and their roles.',
    index: false,
  });

export const handle: PrivatePageHandle = { skeleton: 'list' };

export default function AdminUsersPage() {
  return <OnItsWay heading="Users">This page will list accounts and their roles.</OnItsWay>;
}
