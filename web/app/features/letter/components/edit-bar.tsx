import { type RefObject, useRef, useState } from 'react';
import { Icon } from '../../../art/icon.tsx';
import { useKeyboardHeight } from '../../../lib/use-keyboard-height.ts';
import { Button } from '../../../ui/button.tsx';
import { problemsInWords } from '../letter-lines.ts';
import { placeOfTyping, returnTo, type TypingPlace } from '../typing-place.ts';
import { useCaretAbove } from '../use-caret-above.ts';
import { CancelEdit } from './cancel-edit.tsx';
import type { EditToolsProps } from './edit-tools.tsx';
import { OfflineNote } from './offline-note.tsx';
import { SaveFailure } from './save-failure.tsx';

type EditBarProps = EditToolsProps & { box: RefObject<HTMLTextAreaElement | null> };

/** The editing tools on a phone: fixed to the bottom of the screen or to the keyboard, and below the letter at its end. */
export function EditBar({ box, ...props }: EditBarProps) {
  const { isChanged, failed, busy, problems, onGoTo, onSave, onCancel } = props;
  const bar = useRef<HTMLDivElement>(null);
  const keyboard = useKeyboardHeight();
  useCaretAbove(box, bar, keyboard);
  return (
    <div
      ref={bar}
      style={{ bottom: `calc(var(--bottom-room, 0px) + ${keyboard}px)` }}
      className="sticky z-10 -mx-(--gutter) mt-3 border-t border-line bg-paper px-(--gutter) pt-2 pb-2.5 print:hidden"
    >
      {failed ? <SaveFailure className="mb-2" /> : null}
      <fieldset className="grid gap-2">
        <legend className="sr-only">Changes to the letter</legend>
        {problems.length > 0 ? <ProblemsInTurn problems={problems} onGoTo={onGoTo} box={box} /> : null}
        <OfflineNote isWaiting={busy} />
        <div className="grid grid-cols-2 gap-2">
          <Button size="sm" busy={busy} busyLabel="Saving…" onClick={onSave}>
            <Icon name="check" />
            Save Changes
          </Button>
          <CancelEdit isChanged={isChanged} onCancel={onCancel} />
        </div>
      </fieldset>
    </div>
  );
}

type ProblemsInTurnProps = Pick<EditBarProps, 'problems' | 'onGoTo' | 'box'>;

/** Steps through the problems; "Back" returns to where the user was typing. */
function ProblemsInTurn({ problems, onGoTo, box }: ProblemsInTurnProps) {
  const [shown, setShown] = useState<number>();
  const [left, setLeft] = useState<TypingPlace>();
  // A fixed problem leaves the list, so the next one is shown at its index.
  const current = shown === undefined ? undefined : (problems[shown] ?? problems.at(-1));
  const go = () => {
    const next = current ? (problems.indexOf(current) + 1) % problems.length : 0;
    const problem = problems[next];
    if (!problem) return;
    if (left === undefined && box.current) setLeft(placeOfTyping(box.current));
    setShown(next);
    onGoTo(problem);
  };
  const goBack = () => {
    if (left && box.current) returnTo(box.current, left);
    setShown(undefined);
    setLeft(undefined);
  };
  return (
    <div>
      <div className="flex items-center justify-between gap-3">
        <button type="button" onClick={go} className={`${linkClass} text-left text-danger`}>
          <Icon name="circle-alert" className="size-5 shrink-0" />
          {problemsInWords(problems.length)}
        </button>
        {left ? (
          <button type="button" onClick={goBack} className={`${linkClass} text-brand`}>
            Back
            <span className="sr-only"> to where you were</span>
          </button>
        ) : null}
      </div>
      <p role="status" className="line-clamp-3 text-14 leading-[1.4] text-ink-2">
        {current?.message}
      </p>
    </div>
  );
}

const linkClass =
  'flex min-h-11 items-center gap-2 text-15 font-semibold underline decoration-1 underline-offset-[0.18em]';
