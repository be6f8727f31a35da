import { type MetaFunction, useParams } from 'react-router';
import { ClaimPage } from '../../features/claim/components/claim-page.tsx';
import { ClaimOnItsWay } from '../../features/claim/components/waiting-for-claim.tsx';
import { PayoutDetailsSection } from '../../features/payout-details/components/payout-details-section.tsx';
import { useSession } from '../../lib/auth/session-provider.tsx';
import { pageMeta } from '../../lib/page-meta.ts';
import type { PrivatePageHandle } from '../private-layout.tsx';

export const meta: MetaFunction = (args) =>
  pageMeta(args, {
    title: 'Claim details',
    description: 'One claim: its letter, dates, replies and documents.',
    index: false,
  });

export const handle: PrivatePageHandle = {
  skeleton: 'detail',
  opening: () => ({ top: 'pt-8 sm:pt-8', head: <ClaimOnItsWay /> }),
};

export default function ClaimDetailsPage() {
  const { state } = useSession();
  const { id } = useParams();
  // The layout requires a session, but during sign-out the page renders once more without one.
  if (state.status !== 'signed-in') return null;
  const userId = state.session.user.id;
  return (
    <ClaimPage
      id={id}
      role={state.role}
      userId={userId}
      payoutDetails={<PayoutDetailsSection userId={userId} opensEmpty />}
    />
  );
}
