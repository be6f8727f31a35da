import { type ReactNode, type SubmitEvent, useId, useState } from 'react';
import { problemWords } from '../../../lib/problem-words.ts';
import { Button } from '../../../ui/button.tsx';
import { Alert } from '../../../ui/display/alert.tsx';
import { TextField } from '../../../ui/forms/text-field.tsx';
import { Dialog, DialogClose } from '../../../ui/overlays/dialog.tsx';

const longest = 200;

type ReasonDialogProps = {
  trigger: ReactNode;
  title: string;
  /** What will happen. */
  children: ReactNode;
  field: { label: string; hint: string; missing: string };
  verb: string;
  danger?: boolean;
  onSay: (words: string) => Promise<unknown>;
};

/** A dialog that asks for a reference or reason before a payout or refund. */
export function ReasonDialog(props: ReasonDialogProps) {
  const [open, setOpen] = useState(false);
  return (
    <Dialog
      trigger={props.trigger}
      title={props.title}
      description={props.children}
      open={open}
      onOpenChange={setOpen}
    >
      <Question {...props} onDone={() => setOpen(false)} />
    </Dialog>
  );
}

function Question({
  field,
  verb,
  danger = false,
  onSay,
  onDone,
}: ReasonDialogProps & { onDone: () => void }) {
  const formId = useId();
  const [words, setWords] = useState('');
  const [problem, setProblem] = useState<string>();
  const [failure, setFailure] = useState<string>();
  const [busy, setBusy] = useState(false);

  const say = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const said = words.trim();
    setFailure(undefined);
    setProblem(said ? undefined : field.missing);
    if (!said || busy) return;
    setBusy(true);
    try {
      await onSay(said);
      onDone();
    } catch (error) {
      setFailure(problemWords(error));
    } finally {
      setBusy(false);
    }
  };

  return (
    <form id={formId} method="post" noValidate onSubmit={say} className="grid gap-4">
      {failure ? <Alert live tone="danger" title={failure} /> : null}
      <TextField
        label={field.label}
        hint={field.hint}
        error={problem}
        value={words}
        onValueChange={setWords}
        maxLength={longest}
        autoComplete="off"
      />
      <div className="mt-2 flex flex-wrap gap-3 max-sm:*:grow">
        <Button type="submit" variant={danger ? 'danger' : 'primary'} busy={busy} busyLabel="Working…">
          {verb}
        </Button>
        <DialogClose asChild>
          <Button variant="secondary">Cancel</Button>
        </DialogClose>
      </div>
    </form>
  );
}
