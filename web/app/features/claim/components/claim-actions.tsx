import type { ClaimDetails } from '../../../lib/claims-api.ts';
import { SideCard } from '../../../ui/display/side-card.tsx';
import { ArrowLink } from '../../../ui/link.tsx';
import { ActButton } from './act-button.tsx';
import { PauseClaim } from './pause-claim.tsx';

type ClaimActionsProps = { details: Pick<ClaimDetails, 'claim' | 'may'>; userId: string };

export function ClaimActions({ details: { claim, may }, userId }: ClaimActionsProps) {
  const common = { userId, claimId: claim.id, block: true };
  return (
    <SideCard title="Something changed?">
      <div className="mt-3 grid gap-2.5">
        {may.mark_paid ? (
          <ActButton
            {...common}
            act="paid"
            label="It has been paid"
            title="Has it been paid?"
            verb="Yes, it has been paid"
            cancelLabel="Not yet"
          >
            Say so only when the money has reached you. The claim is then resolved, and this cannot be undone.
          </ActButton>
        ) : null}
        <PauseClaim details={{ claim, may }} userId={userId} />
        {may.cancel ? (
          <ActButton
            {...common}
            danger
            act="cancel"
            label="Cancel claim"
            title="Cancel this claim?"
            verb="Cancel claim"
            cancelLabel="Keep claim"
          >
            We stop writing to {claim.defendant_name} about it. This cannot be undone; the letter that was
            sent stays sent.
          </ActButton>
        ) : null}
        <p className="mt-1.5">
          <ArrowLink to={`/contact?claim_id=${claim.id}`}>Ask us about this claim</ArrowLink>
        </p>
      </div>
    </SideCard>
  );
}
