import type { MetaFunction } from 'react-router';
import { pageMeta } from '../../lib/page-meta.ts';
import { OnItsWay } from '../../shell/on-its-way.tsx';
import type { PrivatePageHandle } from '../private-layout.tsx';

export const meta: MetaFunction = (args) =>
  pageMeta(args, {
    title: 'Solicitors',
    description: 'Solicitors who wait for approval and those who have it.',
    index: false,
  });

export const handle: PrivatePageHandle = { skeleton: 'list' };

export default function AdminSolicitorsPage() {
  return <OnItsWay heading="Solicitors">This page will show which solicitors wait for approval.</OnItsWay>;
}
