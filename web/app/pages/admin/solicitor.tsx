import { type MetaFunction, useParams } from 'react-router';
import { SolicitorPage } from '../../features/admin-solicitors/components/solicitor-page.tsx';
import { pageMeta } from '../../lib/page-meta.ts';
import type { PrivatePageHandle } from '../private-layout.tsx';

export const meta: MetaFunction = (args) =>
  pageMeta(args, {
    title: 'Solicitor',
    description: 'One registration: who they are, their numbers, and your decision.',
    index: false,
  });

export const handle: PrivatePageHandle = { skeleton: 'detail' };

export default function AdminSolicitorPage() {
  const { id = '' } = useParams();
  return <SolicitorPage key={id} id={id} />;
}
