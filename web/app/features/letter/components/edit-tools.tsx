import type { LetterProblem } from '@plainclaim/domain/letters/check-letter';
import { Icon } from '../../../art/icon.tsx';
import { Button } from '../../../ui/button.tsx';
import { problemsInWords } from '../letter-lines.ts';
import { CancelEdit } from './cancel-edit.tsx';
import { OfflineNote } from './offline-note.tsx';
import { SaveFailure } from './save-failure.tsx';

export type EditToolsProps = {
  isChanged: boolean;
  failed: boolean;
  busy: boolean;
  problems: readonly LetterProblem[];
  /** Goes to the problem's place in the editor. */
  onGoTo: (problem: LetterProblem) => void;
  onSave: () => void;
  onCancel: () => void;
};

/** Sticky above the letter. Phones have `EditBar` instead. */
export function EditTools(props: EditToolsProps) {
  const { isChanged, failed, busy, problems, onGoTo, onSave, onCancel } = props;
  const [first] = problems;
  return (
    <>
      <fieldset className="sticky top-0 z-10 mb-2 flex flex-wrap gap-2 bg-paper py-2 print:hidden">
        <legend className="sr-only">Changes to the letter</legend>
        <Button size="sm" busy={busy} busyLabel="Saving…" onClick={onSave}>
          <Icon name="check" />
          Save Changes
        </Button>
        <CancelEdit isChanged={isChanged} onCancel={onCancel} />
        {first ? (
          <button
            type="button"
            onClick={() => onGoTo(first)}
            className="flex min-h-8 items-center gap-2 text-left text-15 font-semibold text-danger underline decoration-1 underline-offset-[0.18em] lg:hidden"
          >
            <Icon name="circle-alert" className="size-5 shrink-0" />
            {problemsInWords(problems.length)}
          </button>
        ) : null}
        <OfflineNote isWaiting={busy} className="basis-full" />
      </fieldset>
      {failed ? <SaveFailure className="mb-4" /> : null}
    </>
  );
}
