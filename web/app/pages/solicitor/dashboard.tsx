import type { MetaFunction } from 'react-router';
import { pageMeta } from '../../lib/page-meta.ts';
import { OnItsWay } from '../../shell/on-its-way.tsx';
import type { PrivatePageHandle } from '../private-layout.tsx';

export const meta: MetaFunction = (args) =>
  pageMeta(args, {
    title: 'Solicitor dashboard',
    description: 'Claims referred to you and the cases you have taken.',
    index: false,
  });

export const handle: PrivatePageHandle = { skeleton: 'dashboard' };

export default function SolicitorDashboardPage() {
  return (
    <OnItsWay heading="Solicitor dashboard">
      This page will show the claims referred to you and the cases you have taken.
    </OnItsWay>
  );
}
