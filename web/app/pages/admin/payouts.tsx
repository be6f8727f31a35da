import type { MetaFunction } from 'react-router';
import { PayoutsPage } from '../../features/payouts/components/payouts-page.tsx';
import { pageMeta } from '../../lib/page-meta.ts';
import type { PrivatePageHandle } from '../private-layout.tsx';

export const meta: MetaFunction = (args) =>
  pageMeta(args, {
    title: 'Payouts',
    description: 'What has been paid and what is owed to claimants.',
    index: false,
  });

export const handle: PrivatePageHandle = { skeleton: 'list' };

export default function AdminPayoutsPage() {
  return <PayoutsPage />;
}
