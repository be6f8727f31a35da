import { dashboardOf } from '@plainclaim/domain/accounts/landing';
import type { Role } from '@plainclaim/domain/accounts/roles';
import type { ReactNode } from 'react';
import { useClaim } from '../api/claim-details.ts';
import { claimErrorWords, claimMessages } from '../claim-errors.ts';
import { ClaimError } from './claim-error.tsx';
import { ClaimView } from './claim-view.tsx';
import { WaitingForClaim } from './waiting-for-claim.tsx';

type ClaimPageProps = {
  id: string | undefined;
  role: Role;
  userId: string;
  /** The form for the payout account, passed in by the page because it belongs to another feature. */
  payoutDetails: ReactNode;
};

export function ClaimPage({ id, role, userId, payoutDetails }: ClaimPageProps) {
  const backTo = dashboardOf(role);
  if (!id || !userId) return <ClaimError message={claimMessages.missing} backTo={backTo} />;
  return <LoadedClaim key={id} id={id} backTo={backTo} userId={userId} payoutDetails={payoutDetails} />;
}

type LoadedClaimProps = { id: string; backTo: string; userId: string; payoutDetails: ReactNode };

function LoadedClaim({ id, backTo, userId, payoutDetails }: LoadedClaimProps) {
  const claim = useClaim(userId, id);
  // After a failed refetch, the earlier data is still shown.
  if (claim.data) {
    return <ClaimView details={claim.data} userId={userId} backTo={backTo} payoutDetails={payoutDetails} />;
  }
  if (claim.isError) return <ClaimError message={claimErrorWords(claim.error)} backTo={backTo} />;
  return <WaitingForClaim />;
}
