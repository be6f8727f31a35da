import type { MetaFunction } from 'react-router';
import { pageMeta } from '../../lib/page-meta.ts';
import { OnItsWay } from '../../shell/on-its-way.tsx';
import type { PrivatePageHandle } from '../private-layout.tsx';

export const meta: MetaFunction = (args) =>
  pageMeta(args, {
    title: 'Payouts',
    description: 'What has been paid and what is owed to claimants.',
    index: false,
  });

export const handle: PrivatePageHandle = { skeleton: 'list' };

export default function AdminPayoutsPage() {
  return (
    <OnItsWay heading="Payouts">
      This page will show what has been paid and what is owed to claimants.
    </OnItsWay>
  );
}
