import type { MetaFunction } from 'react-router';
import { SolicitorsPage } from '../../features/admin-solicitors/components/solicitors-page.tsx';
import { pageMeta } from '../../lib/page-meta.ts';
import type { PrivatePageHandle } from '../private-layout.tsx';

export const meta: MetaFunction = (args) =>
  pageMeta(args, {
    title: 'Solicitors',
    description: 'Solicitors who wait for approval and those who have it.',
    index: false,
  });

export const handle: PrivatePageHandle = { skeleton: 'list' };

export default function AdminSolicitorsPage() {
  return <SolicitorsPage />;
}
