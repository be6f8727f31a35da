import type { ClaimDetails } from '../../../lib/claims-api.ts';
import { EndHold } from '../../../ui/holds/end-hold.tsx';
import { HoldDialog } from '../../../ui/holds/hold-dialog.tsx';
import { useToast } from '../../../ui/overlays/toast.tsx';
import { useLiftHold, usePauseClaim } from '../api/hold.ts';

type PauseClaimProps = { details: Pick<ClaimDetails, 'claim' | 'may'>; userId: string };

/** Pauses one's own claim, or sets it going again. */
export function PauseClaim(props: PauseClaimProps) {
  const { claim, may } = props.details;
  if (claim.user_id !== props.userId) return null;
  if (may.lift_hold) return <EndPause {...props} />;
  return may.set_hold ? <SetPause {...props} /> : null;
}

function SetPause({ details: { claim }, userId }: PauseClaimProps) {
  const pause = usePauseClaim(userId, claim.id);
  const toast = useToast();
  return (
    <HoldDialog
      claim={claim}
      by="claimant"
      title="Pause this claim?"
      description={`Nothing is asked of ${claim.defendant_name} while it is paused, and every deadline is later by as long. The time to go to court goes on.`}
      verb="Pause claim"
      busyLabel="Pausing…"
      onSend={async (hold) => {
        await pause.mutateAsync(hold);
        toast({ title: 'Your claim is paused' });
      }}
    />
  );
}

function EndPause({ details: { claim }, userId }: PauseClaimProps) {
  const lift = useLiftHold(userId, claim.id);
  return (
    <EndHold lift={lift}>
      The claim goes on today, with every deadline later by as long as it was paused. Breathing space and a
      moratorium bind you by law: end the pause only when they are over.
    </EndHold>
  );
}
