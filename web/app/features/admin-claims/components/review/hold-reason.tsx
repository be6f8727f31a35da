import { holdReasonWords } from '@plainclaim/domain/claims/holds/hold-reasons';
import { problemWords } from '../../../../lib/problem-words.ts';
import { Button } from '../../../../ui/button.tsx';
import { Alert } from '../../../../ui/display/alert.tsx';
import { Confirm } from '../../../../ui/overlays/confirm.tsx';
import { useEraseHoldReason, useHoldReason } from '../../api/hold.ts';

/** Opened by a press, which is recorded: a reason may tell of the other side's health. */
export function HoldReason({ claimId }: { claimId: string }) {
  const reason = useHoldReason(claimId);
  const erase = useEraseHoldReason(claimId);
  if (erase.isSuccess || reason.data === null)
    return (
      <p role="status" className="mt-2 text-15">
        Reason: erased
      </p>
    );
  if (reason.data !== undefined)
    return (
      <>
        <p role="status" className="mt-2 text-15">
          Reason: {holdReasonWords[reason.data]}
        </p>
        <EraseReason
          failed={erase.isError ? problemWords(erase.error) : undefined}
          onErase={async () => {
            await erase.mutateAsync();
          }}
        />
      </>
    );
  return (
    <>
      <p className="mt-2 text-14 text-ink-2">Each time the reason is opened is recorded.</p>
      <div className="mt-2">
        <Button
          variant="secondary"
          size="sm"
          busy={reason.isPending}
          busyLabel="Opening…"
          onClick={() => reason.mutate()}
        >
          Show the reason
        </Button>
      </div>
      {reason.error ? <Alert live tone="danger" className="mt-3" title={problemWords(reason.error)} /> : null}
    </>
  );
}

type EraseReasonProps = { failed: string | undefined; onErase: () => Promise<void> };

function EraseReason({ failed, onErase }: EraseReasonProps) {
  return (
    <Confirm
      danger
      title="Erase the reason?"
      verb="Erase the reason"
      busyLabel="Erasing…"
      failed={failed}
      onConfirm={onErase}
      trigger={
        <Button variant="quiet" size="sm" className="mt-1 -ml-3.5">
          Erase the reason
        </Button>
      }
    >
      For when the person whom it is about takes back their consent. The claim stays paused as it is, nobody
      is told, and the reason cannot be restored.
    </Confirm>
  );
}
