import { Button } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/overlays/dialog.tsx';
import { differingLines } from '../differing-lines.ts';

type LetterConflictProps = {
  open: boolean;
  ours: string;
  theirs: string;
  /** Closed without an answer: the edit goes on. */
  onLater: () => void;
  onKeepOurs: () => void;
  onTakeTheirs: () => void;
};

/** Two versions of one letter: which is the right one only the person knows. */
export function LetterConflict(props: LetterConflictProps) {
  const { open, ours, theirs, onLater, onKeepOurs, onTakeTheirs } = props;
  const lines = differingLines(ours, theirs);
  return (
    <Dialog
      wide
      open={open}
      onOpenChange={onLater}
      title="Which letter is right?"
      description="This letter was changed in another tab or on another device. Nothing is lost yet: choose which letter to keep."
      actions={
        <>
          <Button onClick={onKeepOurs}>Keep mine</Button>
          <Button variant="secondary" onClick={onTakeTheirs}>
            Load the other version
          </Button>
        </>
      }
    >
      <div className="grid gap-4 text-15">
        <Lines title="Only in mine, here" lines={lines.ours} />
        <Lines title="Only in the other version" lines={lines.theirs} />
      </div>
    </Dialog>
  );
}

function Lines({ title, lines }: { title: string; lines: readonly string[] }) {
  return (
    <section>
      <h3 className="font-sans text-15 font-normal tracking-[0] text-ink-2">{title}</h3>
      {lines.length === 0 ? <p className="mt-1 text-ink-2">Nothing</p> : null}
      {lines.map((line) => (
        <p key={line} className="mt-1 line-clamp-6 font-semibold wrap-anywhere">
          {line}
        </p>
      ))}
    </section>
  );
}
