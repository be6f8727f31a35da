import { reasonsFor } from '@plainclaim/domain/claims/holds/hold-reasons';
import type { Jurisdiction } from '@plainclaim/domain/claims/jurisdictions';
import { AppError } from '@plainclaim/domain/shared/errors';
import { useState } from 'react';
import type { ClaimDetails } from '../../../lib/claims-api.ts';
import { Button } from '../../../ui/button.tsx';
import { HoldForm } from '../../../ui/holds/hold-form.tsx';
import { Confirm } from '../../../ui/overlays/confirm.tsx';
import { Dialog } from '../../../ui/overlays/dialog.tsx';
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
  const [open, setOpen] = useState(false);
  const reasons = reasonsFor({
    nation: claim.jurisdiction as Jurisdiction,
    defendantType: claim.defendant_type,
    by: 'claimant',
  });
  return (
    <Dialog
      wide
      title="Pause this claim?"
      description={`Nothing is asked of ${claim.defendant_name} while it is paused, and every deadline is later by as long. The time to go to court goes on.`}
      open={open}
      onOpenChange={setOpen}
      trigger={
        <Button variant="secondary" size="sm" block>
          Pause claim
        </Button>
      }
    >
      <HoldForm
        reasons={reasons}
        verb="Pause claim"
        busyLabel="Pausing…"
        onSend={async (hold) => {
          await pause.mutateAsync(hold);
          setOpen(false);
          toast({ title: 'Your claim is paused' });
        }}
      />
    </Dialog>
  );
}

function EndPause({ details: { claim }, userId }: PauseClaimProps) {
  const lift = useLiftHold(userId, claim.id);
  return (
    <Confirm
      title="End the pause?"
      verb="End the pause"
      cancelLabel="Stay paused"
      busyLabel="Ending…"
      failed={lift.error instanceof AppError ? lift.error.userMessage : undefined}
      onConfirm={async () => {
        await lift.mutateAsync(undefined);
      }}
      trigger={
        <Button variant="secondary" size="sm" block>
          End the pause
        </Button>
      }
    >
      The claim goes on today, with every deadline later by as long as it was paused. Breathing space and a
      moratorium bind you by law: end the pause only when they are over.
    </Confirm>
  );
}
