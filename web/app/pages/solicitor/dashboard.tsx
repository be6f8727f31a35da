import type { MetaFunction } from 'react-router';
import { ApprovedOnly } from '../../features/solicitor/components/approved-only.tsx';
import { SolicitorDashboard } from '../../features/solicitor/components/solicitor-dashboard.tsx';
import { useSession } from '../../lib/auth/session-provider.tsx';
import { pageMeta } from '../../lib/page-meta.ts';
import type { PrivatePageHandle } from '../private-layout.tsx';

export const meta: MetaFunction = (args) =>
  pageMeta(args, {
    title: 'Solicitor dashboard',
    description: 'Claims referred to you and the cases you have taken.',
    index: false,
  });

export const handle: PrivatePageHandle = { skeleton: 'dashboard' };

export default function SolicitorDashboardPage() {
  const { state } = useSession();
  // The layout requires a session, but during sign-out the page renders once more without one.
  if (state.status !== 'signed-in') return null;
  const userId = state.session.user.id;
  return (
    <ApprovedOnly role={state.role} userId={userId} skeleton="dashboard">
      {(registration) => <SolicitorDashboard userId={userId} registration={registration} />}
    </ApprovedOnly>
  );
}
