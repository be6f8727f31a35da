import { pausedTitle } from '@plainclaim/domain/claims/holds/hold-words';
import { isOpen } from '@plainclaim/domain/claims/statuses';
import { formatLongDate } from '@plainclaim/domain/shared/dates';
import { toIsoDate } from '@plainclaim/domain/shared/iso-date';
import { EndHold } from '../../../../ui/holds/end-hold.tsx';
import { HoldDialog } from '../../../../ui/holds/hold-dialog.tsx';
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
      <div className="mt-3">
        <HoldDialog
          claim={claim}
          by="admin"
          mayBeProvisional
          title="Pause this claim?"
          description={description}
          verb="Pause claim"
          busyLabel="Pausing…"
          onSend={(hold) => pause.mutateAsync(hold)}
        />
      </div>
    </>
  );
}

type PausedProps = { claim: Review['claim']; hold: NonNullable<Review['hold']> };

function Paused({ claim, hold }: PausedProps) {
  const confirm = useConfirmHold(claim.id);
  const verb = hold.is_confirmed ? 'Change the pause' : 'Confirm the pause';
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
      <div className="mt-3">
        <HoldDialog
          claim={claim}
          by="admin"
          title={`${verb}?`}
          description={description}
          verb={verb}
          busyLabel="Saving…"
          onSend={(given) => confirm.mutateAsync(given)}
        />
      </div>
      <EndPause claimId={claim.id} />
    </>
  );
}

const setters: Readonly<Record<PausedProps['hold']['set_by'], string>> = {
  claimant: 'Set by the claimant.',
  admin: 'Set by our team.',
  defendant: 'On the word of the other side.',
};

const description =
  'Nothing is asked of the other side meanwhile. The claimant is told until when by e-mail; the reason is shown to them only for breathing space or a moratorium.';

function EndPause({ claimId }: { claimId: string }) {
  const lift = useLiftHold(claimId);
  return (
    <div className="mt-2.5">
      <EndHold lift={lift}>
        The claim goes on today: every open deadline is later by as long as it was paused, and the claimant is
        told by e-mail.
      </EndHold>
    </div>
  );
}
