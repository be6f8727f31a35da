import type { MetaFunction } from 'react-router';
import { pageMeta } from '../../lib/page-meta.ts';
import { OnItsWay } from '../../shell/on-its-way.tsx';
import type { PrivatePageHandle } from '../private-layout.tsx';

export const meta: MetaFunction = (args) =>
  pageMeta(args, {
    title: 'Your claims',
    description: 'Your claims, what each is waiting for, and the next step.',
    index: false,
  });

export const handle: PrivatePageHandle = { skeleton: 'dashboard' };

export default function PlaintiffDashboardPage() {
  return (
    <OnItsWay heading="Your claims">
      This page will show your claims, what each is waiting for, and the next step.
    </OnItsWay>
  );
}
