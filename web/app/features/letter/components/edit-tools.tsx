import type { LetterProblem } from '@plainclaim/domain/letters/check-letter';
import { useState } from 'react';
import { Icon } from '../../../art/icon.tsx';
import { Button } from '../../../ui/button.tsx';
import { Alert } from '../../../ui/display/alert.tsx';
import { Confirm } from '../../../ui/overlays/confirm.tsx';
import { problemsInWords } from '../letter-lines.ts';
import { OfflineNote } from './offline-note.tsx';

type EditToolsProps = {
  isChanged: boolean;
  failed: boolean;
  busy: boolean;
  problems: readonly LetterProblem[];
  /** Leads to the place in the editor. */
  onGoTo: (problem: LetterProblem) => void;
  onSave: () => void;
  onCancel: () => void;
};

export function EditTools(props: EditToolsProps) {
  const { isChanged, failed, busy, problems, onGoTo, onSave, onCancel } = props;
  const [first] = problems;
  const [isAsking, setIsAsking] = useState(false);
  return (
    <>
      {/* A letter is many screens long on a phone: saving stays within reach wherever the typing is. */}
      <fieldset className="sticky top-0 z-10 print:hidden -mx-(--gutter) mb-2 grid grid-cols-2 gap-2 bg-paper px-(--gutter) py-2 sm:mx-0 sm:flex sm:flex-wrap sm:px-0">
        <legend className="sr-only">Changes to the letter</legend>
        <Button size="sm" busy={busy} busyLabel="Saving…" onClick={onSave}>
          <Icon name="check" />
          Save Changes
        </Button>
        <Button variant="secondary" size="sm" onClick={() => (isChanged ? setIsAsking(true) : onCancel())}>
          Cancel
        </Button>
        {first ? (
          <button
            type="button"
            onClick={() => onGoTo(first)}
            className="col-span-2 flex min-h-8 items-center gap-2 text-left text-15 font-semibold text-danger underline decoration-1 underline-offset-[0.18em] lg:hidden"
          >
            <Icon name="circle-alert" className="size-5 shrink-0" />
            {problemsInWords(problems.length)}
          </button>
        ) : null}
        <OfflineNote isWaiting={busy} className="col-span-2 sm:basis-full" />
      </fieldset>
      {failed ? (
        <Alert live tone="danger" className="mb-4" title="Your changes could not be saved.">
          They are still here. Please try again in a moment.
        </Alert>
      ) : null}
      <Confirm
        danger
        title="Discard your changes?"
        verb="Discard changes"
        cancelLabel="Keep editing"
        open={isAsking}
        onOpenChange={setIsAsking}
        onConfirm={onCancel}
      >
        The letter goes back to how it was before you edited it.
      </Confirm>
    </>
  );
}
