import type { MetaFunction } from 'react-router';
import { AllClaimsPage } from '../../features/dashboard/components/all-claims-page.tsx';
import { useSession } from '../../lib/auth/session-provider.tsx';
import { pageMeta } from '../../lib/page-meta.ts';
import type { PrivatePageHandle } from '../private-layout.tsx';

export const meta: MetaFunction = (args) =>
  pageMeta(args, {
    title: 'All your claims',
    description: 'Every claim you submitted, newest first.',
    index: false,
  });

export const handle: PrivatePageHandle = { skeleton: 'list' };

export default function AllYourClaimsPage() {
  const { state } = useSession();
  // The layout requires a session, but during sign-out the page renders once more without one.
  if (state.status !== 'signed-in') return null;
  return <AllClaimsPage userId={state.session.user.id} />;
}
