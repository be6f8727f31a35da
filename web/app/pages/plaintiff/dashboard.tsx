import { type MetaFunction, useSearchParams } from 'react-router';
import { DashboardHead, DashboardPage } from '../../features/dashboard/components/dashboard-page.tsx';
import { SettlementPage } from '../../features/settlement/components/settlement-page.tsx';
import { useSession } from '../../lib/auth/session-provider.tsx';
import { pageMeta } from '../../lib/page-meta.ts';
import type { PrivatePageHandle } from '../private-layout.tsx';

export const meta: MetaFunction = (args) =>
  pageMeta(args, {
    title: 'Your claims',
    description: 'Your claims, what each is waiting for, and the next step.',
    index: false,
  });

export const handle: PrivatePageHandle = {
  skeleton: 'dashboard',
  opening: ({ search }) =>
    search.has('claim_id') ? null : { top: 'pt-8', head: <DashboardHead now={new Date()} /> },
};

export default function PlaintiffDashboardPage() {
  const { state } = useSession();
  const [query] = useSearchParams();
  // The layout requires a session, but during sign-out the page renders once more without one.
  if (state.status !== 'signed-in') return null;
  const claimId = query.get('claim_id');
  const { id, user_metadata } = state.session.user;
  if (claimId) return <SettlementPage key={claimId} userId={id} claimId={claimId} />;
  const name = typeof user_metadata.full_name === 'string' ? user_metadata.full_name : '';
  return <DashboardPage userId={id} name={name} />;
}
