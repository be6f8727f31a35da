import { reasonsFor } from '@plainclaim/domain/claims/holds/hold-reasons';
import { pausedTitle } from '@plainclaim/domain/claims/holds/hold-words';
import type { Jurisdiction } from '@plainclaim/domain/claims/jurisdictions';
import { isOpen } from '@plainclaim/domain/claims/statuses';
import { formatLongDate } from '@plainclaim/domain/shared/dates';
import { AppError } from '@plainclaim/domain/shared/errors';
import { toIsoDate } from '@plainclaim/domain/shared/iso-date';
import { useState } from 'react';
import { Button } from '../../../../ui/button.tsx';
import { HoldForm, type HoldToSend } from '../../../../ui/holds/hold-form.tsx';
import { Confirm } from '../../../../ui/overlays/confirm.tsx';
import { Dialog } from '../../../../ui/overlays/dialog.tsx';
import type { Review } from '../../api/admin-api.ts';
import { useConfirmHold, useLiftHold, usePauseClaim } from '../../api/hold.ts';
import { HoldReason } from './hold-reason.tsx';
import { Panel } from './panel.tsx';

type HoldPanelProps = { review: Pick<Review, 'claim' | 'hold'> };

/** Whether the claim is paused, and the acts that change it. */
export function HoldPanel({ review: { claim, hold } }: HoldPanelProps) {
  if (!isOpen(claim.status)) return null;
  return (
    <Panel title="Pause">
      {hold ? (
        <Paused key={`${hold.from} ${hold.until}`} claim={claim} hold={hold} />
      ) : (
        <NotPaused claim={claim} />
      )}
    </Panel>
  );
}

function NotPaused({ claim }: { claim: Review['claim'] }) {
  const pause = usePauseClaim(claim.id);
  return (
    <>
      <p className="mt-1.5 text-15 text-ink-2">This claim is not paused.</p>
      <HoldDialog
        claim={claim}
        mayBeProvisional
        label="Pause claim"
        title="Pause this claim?"
        busyLabel="Pausing…"
        onSend={(hold) => pause.mutateAsync(hold)}
      />
    </>
  );
}

type PausedProps = { claim: Review['claim']; hold: NonNullable<Review['hold']> };

function Paused({ claim, hold }: PausedProps) {
  const confirm = useConfirmHold(claim.id);
  return (
    <>
      <p className="mt-1.5 font-semibold">
        {pausedTitle({ until: hold.until === null ? null : toIsoDate(hold.until) })}
      </p>
      <p className="mt-1 text-15 text-ink-2">
        Since {formatLongDate(toIsoDate(hold.from))}. {setters[hold.set_by]}
        {hold.is_confirmed ? '' : ' Not confirmed yet: confirm it with its days, or end it.'}
      </p>
      <HoldReason claimId={claim.id} />
      <HoldDialog
        claim={claim}
        label={hold.is_confirmed ? 'Change the pause' : 'Confirm the pause'}
        title={hold.is_confirmed ? 'Change the pause?' : 'Confirm the pause?'}
        busyLabel="Saving…"
        onSend={(given) => confirm.mutateAsync(given)}
      />
      <EndPause claimId={claim.id} />
    </>
  );
}

const setters: Readonly<Record<PausedProps['hold']['set_by'], string>> = {
  claimant: 'Set by the claimant.',
  admin: 'Set by our team.',
  defendant: 'On the word of the other side.',
};

type HoldDialogProps = {
  claim: Review['claim'];
  label: string;
  title: string;
  busyLabel: string;
  mayBeProvisional?: boolean;
  onSend: (hold: HoldToSend) => Promise<unknown>;
};

function HoldDialog({ claim, label, title, busyLabel, mayBeProvisional, onSend }: HoldDialogProps) {
  const [open, setOpen] = useState(false);
  const reasons = reasonsFor({
    nation: claim.jurisdiction as Jurisdiction,
    defendantType: claim.defendant_type,
    by: 'admin',
  });
  return (
    <div className="mt-3">
      <Dialog
        wide
        title={title}
        description="Nothing is asked of the other side meanwhile. The claimant is told until when by e-mail; the reason is shown to them only for breathing space or a moratorium."
        open={open}
        onOpenChange={setOpen}
        trigger={
          <Button variant="secondary" size="sm" block>
            {label}
          </Button>
        }
      >
        <HoldForm
          reasons={reasons}
          mayBeProvisional={mayBeProvisional}
          verb={label}
          busyLabel={busyLabel}
          onSend={async (hold) => {
            await onSend(hold);
            setOpen(false);
          }}
        />
      </Dialog>
    </div>
  );
}

function EndPause({ claimId }: { claimId: string }) {
  const lift = useLiftHold(claimId);
  return (
    <div className="mt-2.5">
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
        The claim goes on today: every open deadline is later by as long as it was paused, and the claimant is
        told by e-mail.
      </Confirm>
    </div>
  );
}
