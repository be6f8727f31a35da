import { type MetaFunction, useParams } from 'react-router';
import { PersonPage } from '../../features/admin-users/components/person-page.tsx';
import { pageMeta } from '../../lib/page-meta.ts';
import type { PrivatePageHandle } from '../private-layout.tsx';

export const meta: MetaFunction = (args) =>
  pageMeta(args, {
    title: 'User',
    description: 'One account: its role, sessions and what happened to it.',
    index: false,
  });

export const handle: PrivatePageHandle = { skeleton: 'detail' };

export default function AdminUserPage() {
  const { id = '' } = useParams();
  return <PersonPage key={id} id={id} />;
}
